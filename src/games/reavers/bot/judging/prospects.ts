import { innermost } from '../../../../kit/rules/stack.ts';
import { type ActivationFrame, TURN } from '../../rules/frames.ts';
import { BATTLE, BATTLE_DECK, KEEPS, type Space, spaceNumber } from '../../rules/numbers.ts';
import { standing } from '../../rules/phases/activation.ts';
import { COST_DICE, COST_FOOD } from '../../rules/phases/turn.ts';
import { bestBattle } from './battles.ts';
import { copyHand, type Hand, stockWorth } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { spendNeeds } from './price.ts';
import { actWorth, restWorth } from './spaces.ts';

/** What is still to come for a seat in the space that is being resolved. */
export type Pending = 'part' | 'battle' | 'nothing';

export function pendingOf({ state, seat }: Outlook): Pending {
  if (state.space < 0) return 'nothing';
  const sea = innermost(state, 'sea');
  if (sea && sea.seat === seat) return sea.step <= 1 ? 'battle' : 'nothing';
  const turn = innermost(state, 'turn');
  if (turn && turn.seat === seat) return turn.step === TURN.decide ? 'part' : 'nothing';
  const activation = innermost(state, 'activation');
  return activation && !hadPart(activation, state.seats, state.active, seat) ? 'part' : 'nothing';
}

/** Parts begin once all reavers have worked; `at` is then how many have begun theirs. */
const hadPart = ({ step, at }: ActivationFrame, seats: number, active: number, seat: number): boolean =>
  step > 0 && (seat - active + seats) % seats < at;

export const distanceOf = ({ state, seat }: Outlook): number =>
  standing(state, (seat - state.active + state.seats) % state.seats);

/** What a hand is worth: its stock, the own part of this space that is still to come, and readiness for the next. */
export function prospects(o: Outlook, hand: Hand, pending = pendingOf(o)): number {
  const stock = stockWorth(o, hand) + readiness(o, hand);
  switch (pending) {
    case 'part':
      return stock + Math.max(actWorth(o, hand, o.state.space, distanceOf(o)), restWorth(o, hand));
    case 'battle':
      return stock + bestBattle(o, hand);
    case 'nothing':
      return stock;
  }
}

const RAIDS = [spaceNumber.villages, KEEPS];

/** A price that is whole is worth more than its parts: spaces that could be paid, were they selected next. */
export function readiness(o: Outlook, hand: Hand): number {
  const { coming, weights, tables, state } = o;
  let sum = 0;
  const ready = (space: Space): number => Math.min(1, coming[space]) * weights.readyGlory[space];
  for (const space of RAIDS) {
    if (hand.food >= COST_FOOD[space] && spendNeeds(o, copyHand(hand), COST_DICE[space])) sum += ready(space);
  }
  if (hand.food >= COST_FOOD[BATTLE] && state.chosen[BATTLE] < 0) {
    const open = state.display[BATTLE_DECK];
    if (open.some(card => card >= 0 && spendNeeds(o, copyHand(hand), tables.needs[card]))) sum += ready(BATTLE);
  }
  return sum * weights.ready;
}
