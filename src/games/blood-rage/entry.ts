import type { CatalogueEntry } from '../../engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'blood-rage',
  title: 'Blood Rage',
  players: { min: 2, max: 4 },
  minutes: 75,
  firstGame: { firstAge: 'dealt' },
  load: async () => (await import('./index.ts')).game,
};
