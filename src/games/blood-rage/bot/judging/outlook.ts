import { FIRST } from '../../../../kit/rules/ids.ts';
import { AGES } from '../../content/tokens.ts';
import { mayAct } from '../../rules/actions/action.ts';
import { figuresAt, present, room, strength } from '../../rules/figures.ts';
import { type PlaceNumber, PROVINCE_COUNT } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import { cardOdds } from './odds.ts';
import { reinforcements } from './reinforcements.ts';
import { stepWorths } from './steps.ts';

/** A table as one seat sees it, and what it makes of its rivals. */
export interface Outlook {
  readonly state: State;
  readonly seat: number;
  readonly weights: Weights;
  readonly agesLeft: number;
  readonly rivals: readonly number[];
  /** Is anything left to pillage? If not, the phase is over. */
  readonly open: boolean;
  /** Rivals that can still act in this phase, and the Rage they have together. */
  readonly active: number;
  readonly rivalRage: number;
  /** By seat and province: is the rival there, with how much STR, and how much more could answer a call? */
  readonly there: readonly boolean[];
  readonly theirs: readonly number[];
  readonly joinable: readonly number[];
  /** By province: is any rival there, one that can still act, and the most STR that a rival has there. */
  readonly met: readonly boolean[];
  readonly contested: readonly boolean[];
  readonly most: readonly number[];
  /** What a step on each of the own stats is worth. */
  readonly steps: readonly number[];
  /** By seat: the chance that its card adds at most 0, 1, 2… */
  readonly odds: readonly (readonly number[])[];
}

export const cell = (seat: number, province: PlaceNumber): number => seat * PROVINCE_COUNT + province;

/** Looks at the table from a seat. `state` may lack what that seat cannot know, `cards` is the size of each hand. */
export function look(state: State, seat: number, weights: Weights, cards: readonly number[]): Outlook {
  return lookWith(state, seat, weights, cardOdds(state, seat, weights, cards), stepWorths(state, seat, weights));
}

/** The same seat's outlook on another table of the same age, with the same stats and the same cards in the rivals' hands. */
export const lookAgain = ({ seat, weights, odds, steps }: Outlook, state: State): Outlook =>
  lookWith(state, seat, weights, odds, steps);

/** The same seat's outlook on a table of another age. */
export const lookAhead = ({ seat, weights, odds }: Outlook, state: State): Outlook =>
  lookWith(state, seat, weights, odds, stepWorths(state, seat, weights));

function lookWith(
  state: State,
  seat: number,
  weights: Weights,
  odds: readonly (readonly number[])[],
  steps: readonly number[],
): Outlook {
  const open = state.pillaged.some((pillaged, province) => !pillaged && !state.destroyed[province]);
  const rivals: number[] = [];
  let active = 0;
  let rivalRage = 0;
  for (let i = 1; i < state.seats; i++) {
    const rival = (seat + i) % state.seats;
    rivals.push(rival);
    if (!open || !mayAct(state, rival)) continue;
    active++;
    rivalRage += state.rage[rival];
  }
  const size = state.seats * PROVINCE_COUNT;
  const there = new Array<boolean>(size).fill(false);
  const theirs = new Array<number>(size).fill(0);
  const joinable = new Array<number>(size).fill(0);
  const met = new Array<boolean>(PROVINCE_COUNT).fill(false);
  const contested = new Array<boolean>(PROVINCE_COUNT).fill(false);
  const most = new Array<number>(PROVINCE_COUNT).fill(0);
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (state.destroyed[province]) continue;
    const free = room(state, province);
    for (const rival of rivals) {
      const at = cell(rival, province);
      if (present(state, rival, province)) {
        there[at] = true;
        theirs[at] = strength(state, rival, province);
        met[province] = true;
        most[province] = Math.max(most[province], theirs[at]);
        contested[province] ||= open && mayAct(state, rival);
      }
      if (!state.pillaged[province]) joinable[at] = reinforcements(state, rival, province, free);
    }
  }
  const agesLeft = AGES - 1 - state.age;
  const rest = { open, active, rivalRage, there, theirs, joinable, met, contested, most, odds, steps };
  return { state, seat, weights, agesLeft, rivals, ...rest };
}

/** Will the clan have a turn again, as far as its own Rage goes? */
export const mayGoOn = ({ open, state, seat }: Outlook): boolean => open && mayAct(state, seat);

/** How many figures rivals have in a province. */
export function rivalFigures({ state, rivals }: Outlook, province: PlaceNumber): number {
  let count = 0;
  for (const rival of rivals) count += figuresAt(state, rival, province);
  return count;
}
