import type { CatalogueEntry } from '../../engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'scandinavia',
  title: 'Scandinavia',
  players: { min: 2, max: 6 },
  minutes: 240,
  load: async () => (await import('./index.ts')).game,
};
