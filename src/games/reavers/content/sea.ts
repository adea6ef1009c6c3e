import type { Gain } from './gain.ts';

export interface SeaBattle {
  readonly id: string;
  readonly gain: Gain;
  readonly losesTerror?: true;
  readonly draws?: 'keeps' | 'reavers' | 'prophecies';
}

/** The eight sea battles; copies, defence and dice are in `reconstructed.ts`. */
export const BATTLES: readonly SeaBattle[] = [
  { id: 'cargo-ship', gain: { food: 2, glory: 8 } },
  { id: 'draugr-raiders', gain: { glory: 9 }, losesTerror: true },
  { id: 'wherry', gain: { food: 2, glory: 10 } },
  { id: 'knarr', gain: { glory: 11 }, draws: 'keeps' },
  { id: 'infamous-outcasts', gain: { glory: 12 }, losesTerror: true },
  { id: 'longship', gain: { glory: 13 }, draws: 'reavers' },
  { id: 'lyngbakr', gain: { glory: 15 }, draws: 'prophecies' },
  { id: 'spawn-of-jormungandr', gain: { favour: 1, glory: 19 } },
];

export type Loss =
  | { readonly kind: 'food'; readonly food: number }
  | { readonly kind: 'food-and-die'; readonly food: number }
  | { readonly kind: 'leader' }
  | { readonly kind: 'die-of-leader' }
  | { readonly kind: 'artefact-or-upgrade' };

export interface Journey {
  readonly id: string;
  /** Null: nothing happens. `any` is a die on any face. */
  readonly danger: {
    readonly dice: readonly ('shield' | 'chest' | 'ship' | 'hammer' | 'any')[];
    /** Glory for paying the dice. */
    readonly glory?: number;
    readonly loss: Loss;
  } | null;
}

/** The seven journeys; copies are in `reconstructed.ts`. */
export const JOURNEYS: readonly Journey[] = [
  { id: 'all-quiet', danger: null },
  { id: 'draugr-ambush', danger: { dice: ['shield'], loss: { kind: 'artefact-or-upgrade' } } },
  { id: 'kraken', danger: { dice: ['ship', 'hammer'], glory: 3, loss: { kind: 'food-and-die', food: 2 } } },
  { id: 'rough-seas', danger: { dice: ['ship'], loss: { kind: 'leader' } } },
  { id: 'spoiled-food', danger: { dice: ['chest'], loss: { kind: 'food', food: 2 } } },
  { id: 'starvation', danger: { dice: ['any'], loss: { kind: 'food', food: 2 } } },
  { id: 'viking-raiders', danger: { dice: ['hammer'], loss: { kind: 'die-of-leader' } } },
];
