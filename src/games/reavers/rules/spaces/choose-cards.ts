import { NONE } from '../../../../kit/rules/ids.ts';
import { GROUP_SIZE } from '../../content/spaces.ts';
import { takeLoot } from '../cards/loot.ts';
import { DRAW, type ReaversChoice, TAKE_GROUP } from '../choices.ts';
import { canDraw, draw, groupCards } from '../decks.ts';
import type { ChooseCardsFrame } from '../frames.ts';
import { CARD_IDS, type Card, DECKS, type Deck, REAVER_DECK } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { recruitCards } from './recruit.ts';

/** Groups on the board that still have a card (RM-17.5). */
export function openGroups(state: State, deck: Deck): number[] {
  const cards = state.display[deck];
  const groups: number[] = [];
  for (let at = 0; at < cards.length; at += GROUP_SIZE) {
    if (cards[at] >= 0 || cards[at + 1] >= 0) groups.push(at / GROUP_SIZE);
  }
  return groups;
}

/** A group of cards that lies open, or as many from the top of the deck (RM-10.2, RM-14.2, RM-15.2). */
export const chooseCards: Rule<ChooseCardsFrame> = {
  run(act, frame) {
    const { state } = act;
    const { deck } = frame;
    if (canDraw(state, deck) || openGroups(state, deck).length > 0) return true;
    act.finish(frame, []);
    return false;
  },

  asks(state, { seat, deck, extra }) {
    const choices: ReaversChoice[] = openGroups(state, deck).map(group => TAKE_GROUP[group]);
    if (canDraw(state, deck)) choices.push(DRAW);
    return [{ seat, prompt: 'choose-cards', args: { deck: DECKS[deck], extra }, choices }];
  },

  take(act, frame, seat, choice) {
    const { deck, extra } = frame;
    const cards =
      choice.kind === 'take-group' ? takeGroup(act, seat, deck, choice.group - 1) : draw(act, seat, deck, GROUP_SIZE);
    if (extra > 0) cards.push(...draw(act, seat, deck, extra));
    act.finish(frame, deck === REAVER_DECK ? cards : []);
    if (deck === REAVER_DECK) recruitCards(act, seat, cards, choice.kind === 'take-group' ? 'board' : 'deck');
    else takeLoot(act, seat, cards);
  },
};

/** What is taken is not replaced before the clean-up (RM-14.7, RM-15.4). */
function takeGroup({ state, facts }: Act, seat: number, deck: Deck, group: number): Card[] {
  const cards = groupCards(state, deck, group);
  for (let at = group * GROUP_SIZE; at < (group + 1) * GROUP_SIZE; at++) state.display[deck][at] = NONE;
  facts.tell({ kind: 'cards-taken', seat, deck: DECKS[deck], cards: cards.map(card => CARD_IDS[card]) });
  return cards;
}
