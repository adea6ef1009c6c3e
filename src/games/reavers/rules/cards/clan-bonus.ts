import { START } from '../../../../engine/contract/steps.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { CLAN_FAVOUR, CLAN_FOOD } from '../../content/reavers.ts';
import { CHOOSE_DECK, DECLINE, type ReaversChoice } from '../choices.ts';
import { canDraw, draw } from '../decks.ts';
import type { ClanBonusFrame } from '../frames.ts';
import { gain } from '../gains.ts';
import { CARD_IDS, type Card, deckNumber, KEEP_DECK, reaverOf, VILLAGE_DECK } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import { takeLoot } from './loot.ts';

/** Raven: Food; Tree: Favour; Helmet: a loot card of either deck, for whoever wants it (RM-10.9). */
export function giveClanBonus(act: Act, seat: number, card: Card): void {
  const cause = CARD_IDS[card];
  switch (reaverOf(card).clan) {
    case 'raven':
      gain(act, seat, { food: CLAN_FOOD }, 'reavers', cause);
      break;
    case 'tree':
      gain(act, seat, { favour: CLAN_FAVOUR }, 'reavers', cause);
      break;
    case 'helmet':
      push(act.state, { kind: 'clan-bonus', step: START, seat, card });
  }
}

const LOOT_DECKS = [VILLAGE_DECK, KEEP_DECK];

export const clanBonus: Rule<ClanBonusFrame> = {
  run(act, frame) {
    if (LOOT_DECKS.some(deck => canDraw(act.state, deck))) return true;
    act.finish(frame);
    return false;
  },

  asks(state, { seat, card }) {
    const choices: ReaversChoice[] = LOOT_DECKS.filter(deck => canDraw(state, deck)).map(deck => CHOOSE_DECK[deck]);
    choices.push(DECLINE);
    return [{ seat, prompt: 'choose-deck', args: { cause: CARD_IDS[card] }, choices }];
  },

  take(act, frame, seat, choice) {
    act.finish(frame);
    if (choice.kind === 'choose-deck') takeLoot(act, seat, draw(act, seat, deckNumber[choice.deck], 1));
  },
};
