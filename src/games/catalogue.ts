import type { CatalogueEntry } from '../engine/contract/game.ts';
import * as GAMES from './games.ts';

/** The shelf of the hall. */
export const CATALOGUE: readonly CatalogueEntry[] = Object.values(GAMES);
