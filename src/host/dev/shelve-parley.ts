import type { CatalogueEntry } from '../../engine/contract/game.ts';
import { parleyModule } from '../../engine/harness/dev/parley-module.ts';
import { CATALOGUE } from '../../games/catalogue.ts';

const ENTRY: CatalogueEntry = {
  id: parleyModule.rules.id,
  title: 'Parley',
  players: parleyModule.rules.seats,
  minutes: 5,
  load: async () => parleyModule,
};

/** Puts the toy among the games, for tests of terminal and hall; returns the way to take it down again. */
export function shelveParley(): () => void {
  const shelf = CATALOGUE as CatalogueEntry[];
  shelf.push(ENTRY);
  return () => void shelf.splice(shelf.indexOf(ENTRY), 1);
}
