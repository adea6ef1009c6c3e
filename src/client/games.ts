import type { CatalogueEntry, GameModule } from '../engine/contract/game.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import type { GameHanging } from '../kit/look/hanging.ts';
import { addOutlines } from '../kit/look/outlines.ts';
import { FOUND } from './found.ts';

/** A game on the shelf, with what hangs on the wall for it. */
export interface ShelvedGame extends CatalogueEntry {
  readonly hanging: GameHanging;
}

export const SHELF: readonly ShelvedGame[] = CATALOGUE.flatMap(entry => {
  const found = FOUND.hangings[entry.id];
  if (!found) return [];
  addOutlines(found.hanging.emblems);
  return [{ ...entry, hanging: found.hanging }];
});

export const shelved = (id: string): ShelvedGame | undefined => SHELF.find(game => game.id === id);

const loaded = new Map<string, Promise<GameModule>>();

/** Rules, bots' names and words of a game; the same promise every time, so that React's `use` can take it. */
export function loadGame(game: ShelvedGame): Promise<GameModule> {
  const known = loaded.get(game.id) ?? game.load();
  loaded.set(game.id, known);
  // A failure is not kept: the next attempt may be online again.
  known.catch(() => loaded.delete(game.id));
  return known;
}
