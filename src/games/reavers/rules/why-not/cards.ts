/** What stands against an answer while a card is resolved. */

import { innermost } from '../../../../kit/rules/stack.ts';
import { canExchange, turnable } from '../cards/ability.ts';
import { artefactsOf, canCurse, toGiveUp } from '../cards/village.ts';
import type { ReaversChoice } from '../choices.ts';
import { canDraw } from '../decks.ts';
import { canFight } from '../dice/combat.ts';
import type { AbilityFrame, ArtefactFrame, ClanBonusFrame, KeepFrame, LootFrame, VillageFrame } from '../frames.ts';
import {
  ARTEFACTS,
  CARD_IDS,
  cardNumber,
  deckNumber,
  dieNumber,
  KEEP_DECK,
  reaverOf,
  VILLAGE_DECK,
  villageCardOf,
} from '../numbers.ts';
import type { Against } from './against.ts';
import { toldWhich } from './artefacts.ts';

export function ability({ card, cards }: AbilityFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const { ability: own } = reaverOf(card);
  const clause = `RM-C-${CARD_IDS[card]}`;
  if (own.kind === 'search') {
    if (against.is(choice, 'keep-card')) against.among(cards, cardNumber[choice.card], 'RM-17.6', 'not-this-card');
    return;
  }
  if (choice.kind === 'decline') return;
  if (own.kind === 'turn-die') {
    if (!against.is(choice, 'turn')) return;
    const fits = turnable(state, seat, own).includes(dieNumber[choice.die]);
    if (!against.when(!fits, clause, 'no-such-die', { die: choice.die })) against.place(choice);
  } else if (against.is(choice, 'exchange') && (own.kind === 'dice-for' || own.kind === 'favour-for')) {
    against.when(!canExchange(state, seat, own), 'RM-7.4', 'cannot-pay', { card: CARD_IDS[card] });
  }
}

export function clanBonus(_frame: ClanBonusFrame, choice: ReaversChoice, against: Against): void {
  if (choice.kind === 'decline' || !against.is(choice, 'choose-deck')) return;
  const deck = deckNumber[choice.deck];
  if (against.when(deck !== KEEP_DECK && deck !== VILLAGE_DECK, 'RM-10.9', 'other-deck')) return;
  against.when(!canDraw(against.state, deck), 'RM-17.4', 'empty-deck', { deck: choice.deck });
}

export function loot({ cards }: LootFrame, choice: ReaversChoice, against: Against): void {
  if (against.is(choice, 'resolve')) against.among(cards, cardNumber[choice.card], 'RM-14.4', 'not-this-card');
}

export function village({ card }: VillageFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const { kind } = choice;
  switch (villageCardOf(card).kind) {
    case 'artefact':
      if (!against.is(choice, 'give-up')) return;
      if (against.among([...artefactsOf(state, seat), card], cardNumber[choice.card], 'RM-8.1', 'not-yours')) {
        toldWhich(toGiveUp(state, seat, card, cardNumber[choice.card]), choice.card, choice, against);
      }
      break;
    case 'upgrade':
      if (kind !== 'take-upgrade' && kind !== 'take-glory') against.notNow();
      break;
    case 'pillage':
      if (kind !== 'pillage' && kind !== 'decline') against.notNow();
      break;
    case 'artisan':
      if (kind !== 'take-dice' && kind !== 'plunder') against.notNow();
      break;
    case 'runes':
      if (kind === 'plunder' || !against.is(choice, 'curse')) return;
      if (against.when(choice.seat === seat || choice.seat >= state.seats, 'RM-C-runic-carvings', 'another-seat'))
        return;
      against.when(!canCurse(state, seat), 'RM-O-runes', 'no-terror');
  }
}

export function storm(_frame: KeepFrame, choice: ReaversChoice, against: Against): void {
  if (choice.kind === 'decline' || !against.is(choice, 'fight')) return;
  against.when(!canFight(against.state, against.seat), 'RM-13.3', 'no-hammers');
}

export function artefact({ card }: ArtefactFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const clause = `RM-C-${CARD_IDS[card]}`;
  switch (ARTEFACTS[card]?.power.kind) {
    case 'turn-die':
      if (against.is(choice, 'turn') && against.hasDie(dieNumber[choice.die], clause)) against.place(choice);
      break;
    case 'exchange-prophecy':
      if (!against.is(choice, 'return-prophecy')) return;
      against.among(state.prophecies[seat], cardNumber[choice.card], clause, 'not-yours');
      break;
    default:
      if (!against.is(choice, 'choose-reaver')) return;
      against.among(innermost(state, 'turn')?.gained ?? [], cardNumber[choice.card], clause, 'not-this-card');
  }
}
