import type { Colour } from './dice.ts';
import type { Gain } from './gain.ts';

export type KeepCard =
  /** Goes into the glory pile and is scored in sets. */
  | { readonly id: string; readonly kind: 'set'; readonly set: 'armor' | 'treasure' | 'art' }
  | { readonly id: string; readonly kind: 'tapestry' }
  /** Gives something, and more to who wins a fight for it. */
  | {
      readonly id: string;
      readonly kind: 'stronghold';
      readonly gain: Gain;
      readonly dice: readonly Colour[];
      readonly defence: number;
      readonly spoils: Gain;
    };

const tower = (id: string, dice: readonly Colour[]): KeepCard => ({
  id,
  kind: 'stronghold',
  gain: {},
  dice,
  defence: 3,
  spoils: { glory: 3, token: 'tower' },
});

/** Loot of keeps; copies are in `reconstructed.ts`. */
export const KEEP_CARDS: readonly KeepCard[] = [
  { id: 'armor', kind: 'set', set: 'armor' },
  { id: 'treasure', kind: 'set', set: 'treasure' },
  { id: 'art', kind: 'set', set: 'art' },
  { id: 'tapestry-a', kind: 'tapestry' },
  { id: 'tapestry-b', kind: 'tapestry' },
  { id: 'tapestry-c', kind: 'tapestry' },
  {
    id: 'keep-wall',
    kind: 'stronghold',
    gain: { favour: 2 },
    dice: [],
    defence: 2,
    spoils: { favour: 1, token: 'wall' },
  },
  tower('tower-blue-yellow', ['blue', 'yellow']),
  tower('tower-red-yellow', ['red', 'yellow']),
  tower('tower-red-blue', ['red', 'blue']),
];
