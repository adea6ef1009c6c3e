import type { CatalogueEntry } from '../src/engine/contract/game.ts';
import { CATALOGUE as SHIPPED } from '../src/games/catalogue.ts';
import { entry as hnefatafl } from './hnefatafl/entry.ts';

/**
 * Games that never ship: whole ones, each in a folder beside this file that is laid out like one of `src/games`. A new one is
 * its folder and one line here; all unit suites, and the hall of the end-to-end tests, have it then.
 */
export const TEST_GAMES: readonly CatalogueEntry[] = [hnefatafl];

/** What is handed in for the catalogue of the hall wherever something is tested over every game. */
export const CATALOGUE: readonly CatalogueEntry[] = [...SHIPPED, ...TEST_GAMES];
