/**
 * What a seat is in the middle of saying. First it says what and to whom, then how much; the others neither see the one
 * nor the other, so it lies in the state, apart from the rule in progress.
 */
import type { NumberRange } from '../../../../engine/contract/ask.ts';
import { rangeOf } from '../asking.ts';
import { CONFIRM_LAST_TURN, GIVE, KEEP, LAY_ASIDE, type ScandinaviaChoice } from '../choices.ts';
import { receive } from '../gold.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

export const NOTHING = 0;
/** Names the gold that goes with an offer. */
export const OFFERING = 1;
/** Names the gold of a gift. */
export const GIVING = 2;
/** Thinks twice whether this turn is to be the last (SC-5.11). */
export const ENDING = 3;

export function say(state: State, seat: number, what: number, to: number): void {
  state.hand[seat] = what;
  state.toward[seat] = to;
}

export const fallBack = (state: State, seat: number): void => say(state, seat, NOTHING, -1);

export const pairOf = (state: State, from: number, to: number): number => from * state.seats + to;

interface Amounts {
  readonly choices: readonly ScandinaviaChoice[];
  readonly ranges: readonly NumberRange<ScandinaviaChoice>[];
}

/** How much? An offer may go without gold, a gift may not. */
export function amounts(state: State, seat: number): Amounts {
  const gold = state.gold[seat];
  if (state.hand[seat] === ENDING) return { choices: [KEEP, CONFIRM_LAST_TURN], ranges: [] };
  return state.hand[seat] === OFFERING
    ? { choices: [], ranges: rangeOf(LAY_ASIDE, 'gold', 0, gold) }
    : { choices: [KEEP], ranges: rangeOf(GIVE, 'gold', 1, gold) };
}

/** May a seat give to another now? Once for each pair and phase, and something must be there (SC-5.9). */
export const mayGive = (state: State, seat: number, to: number): boolean =>
  seat !== to && state.gold[seat] > 0 && state.gifts[pairOf(state, seat, to)] === 0;

/** Gold goes from one purse into another, and nobody else learns of it (SC-5.7, SC-5.8). */
export function give(act: Act, seat: number, gold: number): void {
  const { state, facts } = act;
  const to = state.toward[seat];
  state.gifts[pairOf(state, seat, to)] = 1;
  state.gold[seat] -= gold;
  facts.revealTo([seat, to], { kind: 'gave', seat, to, gold });
  receive(act, to, gold, true);
  fallBack(state, seat);
}
