import type { GameModule } from '../engine/contract/game.ts';

/** A game on the shelf. A new game is its folder and one line here. */
export interface CatalogueEntry {
  readonly id: string;
  /** The name on the box, the same in every language. */
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game lasts, about. */
  readonly minutes: number;
  /** Levels of its bots, the easiest first: keys of the module's `bots`. */
  readonly bots: readonly string[];
  load(): Promise<GameModule>;
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'blood-rage',
    title: 'Blood Rage',
    players: { min: 2, max: 4 },
    minutes: 75,
    bots: ['heuristic'],
    load: async () => (await import('./blood-rage/index.ts')).game,
  },
  {
    id: 'reavers',
    title: 'Reavers of Midgard',
    players: { min: 2, max: 4 },
    minutes: 90,
    bots: ['heuristic'],
    load: async () => (await import('./reavers/index.ts')).game,
  },
];
