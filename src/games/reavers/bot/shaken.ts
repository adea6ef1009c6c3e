import type { Chance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { decideWith } from './heuristic.ts';
import { WEIGHTS, type Weights } from './weights.ts';

interface Shaken {
  policy(state: State, ask: Ask<ReaversChoice>): ReaversChoice;
}

/** How far a feeling lies from that of the house: thirty per cent up or down, as often as not a little more or less. */
const APART = 0.3;
/** Whole numbers to draw by: chances in so many parts. */
const PARTS = 1 << 20;

/** A number as they lie around nothing, mostly within one (Box and Muller). */
function around(chance: Chance): number {
  const drawn = (): number => (chance.below(PARTS) + 0.5) / PARTS;
  return Math.sqrt(-2 * Math.log(drawn())) * Math.cos(2 * Math.PI * drawn());
}

/** The same numbers in the same places, each moved by itself. */
function moved<T>(weights: T, chance: Chance): T;
function moved(weights: unknown, chance: Chance): unknown {
  if (typeof weights === 'number') return weights * Math.exp(APART * around(chance));
  if (Array.isArray(weights)) return weights.map(one => moved(one, chance));
  return Object.fromEntries(Object.entries(weights as object).map(([name, one]) => [name, moved(one, chance)]));
}

/** A player with a feeling of its own for the game. */
export function shaken(chance: Chance): Shaken {
  const weights: Weights = moved(WEIGHTS, chance);
  return { policy: (state, ask) => decideWith(weights, state, ask) };
}
