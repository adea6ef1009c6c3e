import type { CatalogueEntry } from '../../engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'reavers',
  title: 'Reavers of Midgard',
  players: { min: 2, max: 4 },
  minutes: 90,
  ratings: { thrall: 1188, karl: 1500, hersir: 1599 },
  load: async () => (await import('./index.ts')).game,
};
