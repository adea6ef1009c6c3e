import type { Ask } from '../src/engine/contract/ask.ts';
import type { CatalogueEntry, GameModule } from '../src/engine/contract/game.ts';
import type { Match } from '../src/engine/match/match.ts';
import type { OnPage } from '../src/kit/test/on-page.ts';
import { CATALOGUE, TEST_GAMES } from '../test/catalogue.ts';
import { FULL } from './full.ts';
import { type Tables, tablesOf } from './kept.ts';
import type { KeptTable } from './kept-rows.ts';

/** A game of the catalogue, with what its own file says of it on the page. */
export interface PlayedGame extends CatalogueEntry, Tables {
  readonly module: GameModule;
  readonly onPage: OnPage;
  /** The table of a seeded game at one of its moments. */
  at(moment: string): KeptTable;
  /** The table at the moment at which there is most to see and to do. */
  main(): KeptTable;
  /** A game that is over. */
  over(): KeptTable;
  /** Three people (or as many as there are) at one screen, one of them to be handed it. */
  handOver(): KeptTable;
}

const FILES = import.meta.glob<{ readonly onPage: OnPage }>(
  ['../src/games/*/e2e/on-page.ts', '../test/*/e2e/on-page.ts'],
  { eager: true },
);

async function played(entry: CatalogueEntry): Promise<PlayedGame> {
  const { id, players, load } = entry;
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${id}/e2e/on-page.ts`));
  if (!file)
    throw new Error(`${id} does not say what it is like on the page: there is no e2e/on-page.ts in its folder`);
  const [, { onPage }] = file;
  const module = await load();
  const tables = tablesOf(module);
  const alone = `y${'b'.repeat(players.max - 1)}`;
  const kept = new Map<string, KeptTable>();
  const once = (name: string, lay: () => KeptTable): KeptTable => {
    const table = kept.get(name) ?? lay();
    kept.set(name, table);
    return table;
  };
  const at = (name: string): KeptTable =>
    once(name, () => {
      const moment = onPage.moments[name];
      if (!moment) throw new Error(`${id} has no moment "${name}"`);
      const { seats = alone, options } = moment;
      // A moment is one at which a person is asked.
      const until = (match: Match, ask: Ask) =>
        seats[ask.seat] === 'y' && moment.until(match, ask, match.view(ask.seat));
      return tables.first(name, seats, until, moment.game, options);
    });
  return {
    ...entry,
    ...tables,
    module,
    onPage,
    at,
    main: () => at(onPage.main),
    over: () => once('/over', () => tables.lay({ seed: 'over 1', seats: alone })),
    handOver: () =>
      once('/hand-over', () => {
        const seats = 'yyyb'.slice(0, players.max);
        return tables.lay({ seed: 'hand-over 1', seats, until: match => match.entries.length >= 30 });
      }),
  };
}

/** Every game there is. */
export const GAMES: readonly PlayedGame[] = await Promise.all(CATALOGUE.map(played));

/** Those on the shelf: they warn and teach as well. */
export const SHELF: readonly PlayedGame[] = GAMES.filter(({ id }) => !TEST_GAMES.some(each => each.id === id));

/** Those that are played for a while by each kind of hand: the ones that ship; with E2E=full those for tests, too. */
export const SHIPPED: readonly PlayedGame[] = FULL ? GAMES : SHELF;

/** The one that the hall's own screens are tried with. */
export const [FIRST] = GAMES;

/** One of them, for what is true of it alone. */
export function gameOf(id: string): PlayedGame {
  const game = GAMES.find(each => each.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
