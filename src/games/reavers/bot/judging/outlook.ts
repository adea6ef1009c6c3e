import { ROUNDS, SELECTIONS } from '../../content/spaces.ts';
import { SPACE_COUNT } from '../../rules/numbers.ts';
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
  readonly demand: Demand;
  /** Worth of a card from the top of a deck, once reckoned. */
  readonly means: number[];
}

/** How much of each thing the selections to come can take. */
export interface Demand {
  readonly food: number;
  readonly favour: number;
  readonly shield: number;
  readonly chest: number;
  readonly ship: number;
  readonly hammer: number;
}

export const along = (coming: readonly number[], rates: readonly number[]): number => {
  let sum = 0;
  for (let space = 0; space < SPACE_COUNT; space++) sum += coming[space] * rates[space];
  return sum;
};

/** How often each space will still be selected. */
function selectionsToCome(state: State, { popular }: Weights): number[] {
  const rounds = ROUNDS - 1 - state.round;
  const now = SELECTIONS - state.selections;
  let open = 0;
  for (let space = 0; space < SPACE_COUNT; space++) if (state.chosen[space] < 0) open += popular[space];
  return popular.map((often, space) => {
    const here = state.chosen[space] < 0 ? Math.min(1, (now * often) / open) : 0;
    return here + rounds * often;
  });
}

export function look(state: State, seat: number, weights: Weights): Outlook {
  const cleanUps = ROUNDS - 1 - state.round;
  const coming = selectionsToCome(state, weights);
  const { uses } = weights;
  return {
    state,
    seat,
    weights,
    tables: printed(state),
    left: cleanUps * SELECTIONS + SELECTIONS - state.selections,
    cleanUps,
    coming,
    demand: {
      food: along(coming, uses.food),
      favour: along(coming, uses.favour),
      shield: along(coming, uses.shield),
      chest: along(coming, uses.chest),
      ship: along(coming, uses.ship),
      hammer: along(coming, uses.hammer),
    },
    means: [],
  };
}

/** The same table from another seat. */
export const lookFrom = (o: Outlook, seat: number): Outlook => ({ ...o, seat, means: [] });
