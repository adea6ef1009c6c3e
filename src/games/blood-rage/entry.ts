import type { CatalogueEntry } from '../../engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'blood-rage',
  title: 'Blood Rage',
  players: { min: 2, max: 4 },
  minutes: 75,
  ratings: { thrall: 1030, karl: 1500, hersir: 1684 },
  firstGame: { firstAge: 'dealt' },
  load: async () => (await import('./index.ts')).game,
};
