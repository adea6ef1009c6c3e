import { START } from '../../../../engine/contract/steps.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { SPACES } from '../../content/spaces.ts';
import { giveClanBonus } from '../cards/clan-bonus.ts';
import { type ChoiceOf, PROMOTE, RALLY, type ReaversChoice, SPECIALISE } from '../choices.ts';
import { toPile } from '../decks.ts';
import { rollDice, settle } from '../dice/dice.ts';
import { RECRUITING, type RecruitFrame } from '../frames.ts';
import { CARD_IDS, type Card, cardNumber, type Slot, type Space, spaceNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** The first free place of a specialisation slot, -1 when it is full (RM-10.7). */
export function placeInSlot(state: State, seat: number, slot: Slot): number {
  const from = (seat * SPECIALISATIONS + slot) * PER_SLOT;
  for (let place = from; place < from + PER_SLOT; place++) if (state.slots[place] < 0) return place;
  return -1;
}

/** Reavers come to a seat: their dice are rolled, then each is used (RM-10.3, RM-10.4, RM-10.10). */
export function recruitCards({ state, facts }: Act, seat: number, cards: Card[], from: string): void {
  if (cards.length === 0) return;
  facts.tell({ kind: 'recruited', seat, cards: cards.map(card => CARD_IDS[card]), from });
  push(state, { kind: 'recruit', step: RECRUITING.roll, seat, cards });
}

export const recruit: Rule<RecruitFrame> = {
  run(act, frame) {
    if (frame.step === RECRUITING.use) return true;
    frame.step = RECRUITING.use;
    const { seat, cards } = frame;
    const { rolled } = printed(act.state);
    const dice = cards.flatMap(card => rolled[card]);
    settle(act.state, seat, rollDice(act, seat, dice, 'recruit'));
    return false;
  },

  asks(state, { seat, cards }) {
    const { slots, slotOf } = printed(state);
    const open = slots.filter(space => placeInSlot(state, seat, slotOf[space]) >= 0);
    const choices: ReaversChoice[] = [];
    for (const card of kindsOf(cards)) {
      choices.push(RALLY[card]);
      for (const space of open) choices.push(SPECIALISE(card, space));
      choices.push(PROMOTE[card]);
    }
    return [{ seat, prompt: 'use-reaver', args: { left: cards.length }, choices }];
  },

  take(act, frame, seat, choice) {
    const used = choice as ChoiceOf<'rally' | 'specialise' | 'promote'>;
    const card = cardNumber[used.card];
    takeCard(frame.cards, card);
    if (frame.cards.length === 0) act.finish(frame);
    if (used.kind === 'rally') rally(act, seat, card);
    else if (used.kind === 'promote') promote(act, seat, card);
    else specialise(act, seat, card, spaceNumber[used.space]);
  },
};

/** Dice on faces of choice; the card goes to the glory pile (RM-10.5). */
function rally(act: Act, seat: number, card: Card): void {
  const { state, facts } = act;
  const cause = CARD_IDS[card];
  facts.tell({ kind: 'rallied', seat, card: cause });
  toPile(act, seat, card);
  const dice = printed(state).rally[card].slice();
  push(state, { kind: 'gain-dice', step: START, seat, dice, at: 0, roll: 0, cause });
}

/** The card works in a slot from now on, to the end of the game (RM-10.6, RM-7.7). */
function specialise({ state, facts }: Act, seat: number, card: Card, space: Space): void {
  state.slots[placeInSlot(state, seat, printed(state).slotOf[space])] = card;
  facts.tell({ kind: 'specialised', seat, card: CARD_IDS[card], space: SPACES[space] });
}

/** A new leader, and the bonus of its clan (RM-10.8, RM-10.9). */
function promote(act: Act, seat: number, card: Card): void {
  const { state, facts } = act;
  const before = state.leader[seat];
  if (before >= 0) {
    facts.tell({ kind: 'leader-left', seat, card: CARD_IDS[before], cause: CARD_IDS[card] });
    toPile(act, seat, before);
  }
  state.leader[seat] = card;
  facts.tell({ kind: 'promoted', seat, card: CARD_IDS[card] });
  giveClanBonus(act, seat, card);
}
