import type { GameModule } from '../engine/game.ts';

/** A game on the shelf. A new game is its folder and one line here. */
export interface CatalogueEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  load(): Promise<GameModule>;
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  { id: 'blood-rage', players: { min: 2, max: 4 }, load: async () => (await import('./blood-rage/index.ts')).game },
];
