import { FIRST } from '../../../../kit/rules/ids.ts';
import { ROUNDS, SELECTIONS } from '../../content/spaces.ts';
import { FACE_COUNT, faceNumber, SPACE_COUNT, type Space } from '../../rules/numbers.ts';
import { type Printed, printed } from '../../rules/printed.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';

/** A table as one seat sees it, and how it thinks the game will go on. */
export interface Outlook {
  readonly state: State;
  readonly seat: number;
  readonly weights: Weights;
  readonly tables: Printed;
  /** Selections still to come, and clean-ups. */
  readonly left: number;
  readonly cleanUps: number;
  /** How often each space will still be selected, after the one that is being resolved. */
  readonly coming: readonly number[];
  /** By what dice are for: how much of it can still be used, and what the first of it is worth. */
  readonly demand: readonly number[];
  readonly rates: readonly number[];
  readonly foodDemand: number;
  readonly favourDemand: number;
  /** Worth of a card from the top of a deck, once reckoned. */
  readonly means: number[];
}

/** Dice are for the symbol they show; beside those there are wild ones, and signs that are not. */
export const WILD = FACE_COUNT;
export const STRAY = FACE_COUNT + 1;

export const along = (coming: readonly number[], rates: readonly number[]): number => {
  let sum = 0;
  for (let space: Space = FIRST; space < SPACE_COUNT; space++) sum += coming[space] * rates[space];
  return sum;
};

/** How often each space will still be selected. */
function selectionsToCome(state: State, { popular }: Weights): number[] {
  const rounds = ROUNDS - 1 - state.round;
  const now = SELECTIONS - state.selections;
  let open = 0;
  for (let space: Space = FIRST; space < SPACE_COUNT; space++) if (state.chosen[space] < 0) open += popular[space];
  return popular.map((often, space) => {
    const here = state.chosen[space] < 0 ? Math.min(1, (now * often) / open) : 0;
    return here + rounds * often;
  });
}

export function look(state: State, seat: number, weights: Weights): Outlook {
  const cleanUps = ROUNDS - 1 - state.round;
  const left = cleanUps * SELECTIONS + SELECTIONS - state.selections;
  const coming = selectionsToCome(state, weights);
  const { uses } = weights;
  const demand = new Array<number>(STRAY + 1).fill(0);
  const rates = demand.slice();
  for (const symbol of SYMBOLS) {
    const face = faceNumber[symbol];
    demand[face] = along(coming, uses[symbol]);
    rates[face] = weights[symbol];
    demand[WILD] += demand[face];
  }
  rates[WILD] = weights.wild;
  demand[STRAY] = left * weights.strayUse;
  rates[STRAY] = weights.strayClan;
  return {
    state,
    seat,
    weights,
    tables: printed(state),
    left,
    cleanUps,
    coming,
    demand,
    rates,
    foodDemand: along(coming, uses.food),
    favourDemand: along(coming, uses.favour),
    means: [],
  };
}

const SYMBOLS = ['shield', 'chest', 'ship', 'hammer'] as const;

/** The same table from another seat. */
export const lookFrom = (o: Outlook, seat: number): Outlook => ({ ...o, seat, means: [] });
