import type { CatalogueEntry } from '../../src/engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'hnefatafl',
  title: 'Hnefatafl',
  players: { min: 2, max: 2 },
  minutes: 15,
  load: async () => (await import('./index.ts')).game,
};
