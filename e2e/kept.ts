import type { Page } from 'playwright-core';
import { FastChance } from '../src/engine/chance/chance.ts';
import { type Ask, type Choice, isAwaited } from '../src/engine/contract/ask.ts';
import type { GameModule } from '../src/engine/contract/game.ts';
import { hash } from '../src/engine/input/hash.ts';
import { Match } from '../src/engine/match/match.ts';
import type { Crowd } from '../src/kit/test/on-page.ts';
import type { Browsed } from '../src/kit/test/page.ts';
import { sceneOf } from '../src/lessons/scene.ts';
import { type KeptTable, readKept } from './kept-rows.ts';
import { atTheDoor } from './visit.ts';

/** Tables as the browser keeps them: read out of it, played again here, or laid here and put into it. */

/** The strongest level of a game's bots. */
const levelOf = ({ bots }: GameModule): string => Object.keys(bots).at(-1) ?? '';

/** The table that is played on this page, as it lies in IndexedDB. */
export async function keptOn(page: Browsed): Promise<KeptTable> {
  const path = await page.evaluate(() => location.pathname);
  return page.evaluate(readKept, path.split('/').at(-1) ?? '');
}

export interface Laying {
  readonly seed: string;
  /** One letter a seat: y(ou), b(ot), in order. */
  readonly seats: string;
  readonly options?: Readonly<Record<string, string | number>>;
  /** Stops when this is so; the game is played to its end otherwise. */
  until?(match: Match, ask: Ask): boolean;
  /** How the seats play up to there: like bots unless told otherwise. */
  choose?(match: Match, ask: Ask): Choice;
}

/** Who sits where. */
export const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm', 'Asa', 'Ulf'];

/** As tables were kept once: the page takes them apart when it opens them. */
function inOnePiece(match: Match): KeptTable['saved'] {
  const { log, snapshot } = match.save();
  const { dealt, ...point } = snapshot;
  const told = match.entered(0).flatMap(({ told: facts }, at) => facts.map(one => ({ at, told: one })));
  return { log, snapshot: { ...point, said: [...dealt.map(one => ({ at: -1, told: one })), ...told] } };
}

/** The tables of one game. */
export interface Tables {
  /** The same game, played again from its log. */
  replayed(kept: KeptTable): Match;
  /** What is asked (of this seat) and not answered yet. */
  openAsk(match: Match, seat?: number): Ask | undefined;
  /** Plays a seeded game here up to a moment, the bots in every seat. */
  lay(laying: Laying): KeptTable;
  /** A table at which nothing has happened yet, laid out as a scenario is, with a person in the first seat. */
  crowded(crowd: Crowd): KeptTable;
  /** The first seed whose game comes to such a moment; a likely one may be tried before all others. */
  first(
    name: string,
    seats: string,
    until: NonNullable<Laying['until']>,
    likely?: number,
    options?: Laying['options'],
  ): KeptTable;
}

export function tablesOf(of: GameModule): Tables {
  const { rules, bots } = of;
  const level = levelOf(of);

  function replayed({ saved }: KeptTable): Match {
    const match = Match.load(rules, saved.log);
    const { at, state } = saved.snapshot;
    if (hash(match.stateAt(at)) !== hash(state)) throw new Error('the log does not lead to what was kept');
    return match;
  }

  const openAsk = (match: Match, seat?: number): Ask | undefined =>
    match.decisions().find(ask => isAwaited(ask) && (seat === undefined || ask.seat === seat));

  function lay({ seed, seats, options, until, choose }: Laying): KeptTable {
    const names = NAMES.slice(0, seats.length);
    const match = Match.begin(rules, { seats: seats.length, names, seed, ...(options && { options }) });
    const luck = new FastChance(seed);
    const bot = bots[level];
    for (;;) {
      // As at a real table, bots have answered long before a person has.
      const asks = match.decisions().filter(isAwaited);
      const ask = asks.find(({ seat }) => seats[seat] === 'b') ?? asks[0];
      if (!ask || until?.(match, ask)) break;
      const choice = choose?.(match, ask) ?? bot.choose(match.view(ask.seat), ask, luck);
      match.choose(ask.seat, choice);
    }
    // The same game at another moment is another table: nothing of the one is left in the other.
    return keptAs(match, `laid-${rules.id}-${seed.replace(/\W/g, '-')}-${seats}-${match.entries.length}`, seats);
  }

  function keptAs(match: Match, id: string, seats: string): KeptTable {
    const { head } = match;
    return {
      id,
      table: {
        id,
        game: rules.id,
        version: rules.version,
        options: head.options,
        seats: [...seats].map((who, i) => ({ name: NAMES[i], bot: who === 'b' ? level : null })),
        commitment: head.commitment ?? '',
        begun: Date.now() - 3_600_000,
      },
      saved: inOnePiece(match),
      waiting: match.decisions().flatMap(ask => (ask.answered ? [] : [ask.seat])),
      touched: Date.now(),
    };
  }

  function crowded(crowd: Crowd): KeptTable {
    const sides = crowd.seats;
    return keptAs(sceneOf(rules, crowd, of.scenario), `laid-${rules.id}-crowd`, `y${'b'.repeat(sides.length - 1)}`);
  }

  const first: Tables['first'] = (name, seats, until, likely = 1, options) => {
    for (const n of [likely, ...Array.from({ length: 60 }, (_, i) => i + 1)]) {
      let found = false;
      const kept = lay({
        seed: `${name} ${n}`,
        seats,
        ...(options && { options }),
        until: (match, ask) => {
          found = until(match, ask);
          return found;
        },
      });
      if (!found) continue;
      // Each game before it is played to its end, in every worker.
      if (n !== likely) console.log(`${rules.id}: "${name}" comes in game ${n}, and is looked for from ${likely} on`);
      return kept;
    }
    throw new Error(`no seeded game comes to "${name}"`);
  };

  return { replayed, openAsk, lay, crowded, first };
}

/** Puts a table into the browser and sits down at it. */
export async function sitDown(page: Page, kept: KeptTable, query = ''): Promise<void> {
  if (!page.url().startsWith('http')) await atTheDoor(page);
  await sitDownFromDoor(page, kept, query);
}

/** The same for who already stands at the hall's address. */
export async function sitDownFromDoor(page: Browsed, kept: KeptTable, query = ''): Promise<void> {
  await page.evaluate(async text => {
    const opened = (version?: number) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('skali', version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('names');
        };
        opening.onsuccess = () => resolve(opening.result);
      });
    const known = (await indexedDB.databases()).find(({ name }) => name === 'skali');
    const db = await opened(known?.version ?? 2);
    await new Promise((resolve, reject) => {
      const put = db.transaction('tables', 'readwrite').objectStore('tables').put(JSON.parse(text));
      put.onerror = () => reject(put.error);
      put.onsuccess = resolve;
    });
    db.close();
  }, JSON.stringify(kept));
  await page.goto(`/table/${kept.id}${query}`);
}
