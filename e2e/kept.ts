import type { Page } from 'playwright-core';
import type { KeptTable } from '../src/client/local/database.ts';
import type { Ask, Choice } from '../src/engine/ask.ts';
import { FastChance } from '../src/engine/chance.ts';
import { hash } from '../src/engine/hash.ts';
import { Match } from '../src/engine/match.ts';
import { game } from '../src/games/blood-rage/index.ts';
import type { BloodRageChoice } from '../src/games/blood-rage/rules/choices.ts';
import type { BloodRageFrame } from '../src/games/blood-rage/rules/frames.ts';
import type { View } from '../src/games/blood-rage/rules/view.ts';

/** Tables as the browser keeps them: read out of it, played again here, or laid here and put into it. */

export type OwnAsk = Ask<BloodRageChoice>;

const { rules } = game;
/** The strongest level of its bots. */
export const LEVEL = Object.keys(game.bots).at(-1) ?? '';

/** The table that is played on this page, as it lies in IndexedDB. */
export async function keptOn(page: Page): Promise<KeptTable> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kept = await page.evaluate(
    key =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('skali');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const got = opening.result.transaction('tables').objectStore('tables').get(key);
          got.onerror = () => reject(got.error);
          got.onsuccess = () => {
            opening.result.close();
            resolve(got.result);
          };
        };
      }),
    id,
  );
  return kept as KeptTable;
}

/** The same game, played again from its log. */
export function replayed({ saved }: KeptTable): Match {
  const match = Match.load(rules, saved.log);
  if (match.hash() !== hash(saved.snapshot.state)) throw new Error('the log does not lead to what was kept');
  return match;
}

export const viewOf = (match: Match, seat: number | null): View => match.view(seat) as View;
export const topFrameOf = (match: Match): BloodRageFrame | undefined =>
  viewOf(match, null).frames.at(-1) as BloodRageFrame | undefined;

export const openAsk = (match: Match, seat?: number): OwnAsk | undefined =>
  (match.decisions() as readonly OwnAsk[]).find(ask => !ask.answered && (seat === undefined || ask.seat === seat));

export interface Laying {
  readonly seed: string;
  /** One letter a seat: y(ou), b(ot), in order. */
  readonly seats: string;
  readonly options?: Readonly<Record<string, string | number>>;
  /** Stops when this is so; the game is played to its end otherwise. */
  until?(match: Match, ask: OwnAsk): boolean;
  /** How the seats play up to there: like bots unless told otherwise. */
  choose?(match: Match, ask: OwnAsk): Choice;
}

const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm'];

/** Plays a seeded game here up to a moment, the bots in every seat. */
export function lay({ seed, seats, options, until, choose }: Laying): KeptTable {
  const names = NAMES.slice(0, seats.length);
  const match = Match.begin(rules, { seats: seats.length, names, seed, ...(options && { options }) });
  const luck = new FastChance(seed);
  const bot = game.bots[LEVEL];
  for (;;) {
    // As at a real table, bots have answered long before a person has.
    const asks = (match.decisions() as readonly OwnAsk[]).filter(({ answered }) => !answered);
    const ask = asks.find(({ seat }) => seats[seat] === 'b') ?? asks[0];
    if (!ask || until?.(match, ask)) break;
    const choice = choose?.(match, ask) ?? bot.choose(match.view(ask.seat), ask, luck);
    match.choose(ask.seat, choice);
  }
  const { head } = match;
  const waiting = match.decisions().flatMap(ask => (ask.answered ? [] : [ask.seat]));
  return {
    id: `laid-${seed.replace(/\W/g, '-')}-${seats}`,
    table: {
      id: `laid-${seed.replace(/\W/g, '-')}-${seats}`,
      game: rules.id,
      version: rules.version,
      options: head.options,
      seats: [...seats].map((who, i) => ({ name: NAMES[i], bot: who === 'b' ? LEVEL : null })),
      commitment: head.commitment ?? '',
      begun: Date.now() - 3_600_000,
    },
    saved: match.save(),
    waiting,
    touched: Date.now(),
  };
}

/** Puts a table into the browser and sits down at it. */
export async function sitDown(page: Page, kept: KeptTable, query = ''): Promise<void> {
  // The hall itself makes its database.
  if (!page.url().startsWith('http')) await page.goto('/about');
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
