import type { CatalogueEntry } from '../../engine/contract/game.ts';

export const entry: CatalogueEntry = {
  id: 'scandinavia',
  title: 'Scandinavia',
  players: { min: 2, max: 6 },
  minutes: 240,
  ratings: { thrall: 1334, karl: 1500 },
  // An evening’s game of four turns. The reader is Eurich, as in the lessons; nobody picks.
  firstGame: { picking: 'seated', lords: ['eurich', 'sandra', 'meloch', 'maerith', 'krosen', 'ohrrkan'], limit: 4 },
  load: async () => (await import('./index.ts')).game,
};
