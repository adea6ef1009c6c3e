import { USUAL } from '../../bots/level-names.ts';
import type { Seat } from '../../engine/contract/ask.ts';
import { shareOfUndos } from '../../engine/match/log-length.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { TableBots } from '../../host/bots/bot-turns.ts';
import { botsOf } from '../../host/bots/bots-of.ts';
import { Host } from '../../host/host.ts';
import type { Sitter, TableInfo } from '../../host/protocol.ts';
import type { Shelf, Stand } from '../../host/shelf.ts';
import { steadyNow } from '../steady.ts';
import type { KeptSnapshot, KeptTable, PublicState, SeatRow, Store } from '../store/store.ts';
import { loadMatch } from './load-match.ts';
import { OldRules } from './old-rules.ts';

/** A snapshot is kept every so many steps: from there a table is opened again, be it by mended rules. */
const SNAPSHOT_EVERY = 64;
/** Requests that were done last, and are not done again. */
const REMEMBERED = 64;

/** Where the bots of all tables think, and who hears of those that fail. */
export type HallBots = Pick<TableBots, 'runner' | 'onFailure'>;

export interface HostCare {
  readonly store: Store;
  readonly bots: HallBots;
  absent(seat: Seat, times: number): boolean;
  /** A step is kept, and about to be told. */
  kept(took: number, stand: Stand): void;
  denied?(reason: string): void;
  onTrouble(error: unknown): void;
}

const sitterOf = ({ name, bot }: SeatRow): Sitter => ({ name, bot });

/** The host of a table that has begun, at the last step that is kept. */
export async function loadHost(kept: KeptTable, care: HostCare): Promise<Host<string>> {
  try {
    return await openHost(kept, care);
  } catch (error) {
    if (error instanceof OldRules) throw error;
    const theirs = kept.head?.rules;
    const rules = (await CATALOGUE.find(({ id }) => id === kept.game)?.load())?.rules;
    // A database that does not answer is no matter of rules.
    await care.store.ping();
    if (theirs === undefined || !rules || theirs === rules.version) throw error;
    throw new OldRules(theirs, rules.version, error);
  }
}

async function openHost(kept: KeptTable, care: HostCare): Promise<Host<string>> {
  const { head, begun } = kept;
  const entry = CATALOGUE.find(game => game.id === kept.game);
  if (!head || begun === null) throw new Error('a table has begun and has no head');
  if (!entry) throw new OldRules(head.rules, null);
  const { rules } = await entry.load();
  const levels = Object.keys(await botsOf(kept.game));
  const { match, clock, course, long, bare } = await loadMatch(kept.id, head, rules, care.store);
  const seats = kept.seats.map(sitterOf);
  const table: TableInfo = {
    id: kept.id,
    game: kept.game,
    version: rules.version,
    options: head.options,
    ...(head.content && { content: head.content }),
    seats,
    commitment: kept.commitment,
    begun,
  };
  const host = new Host({
    table,
    match,
    bots: { ...care.bots, levels, standIn: USUAL },
    shelf: shelfOf(kept.id, care),
    write: JSON.stringify,
    timing: kept.timing,
    allowance: { each: shareOfUndos(rules.limits, seats.length), entries: rules.limits.log.entries },
    ...(clock && { clock }),
    ...(course && {
      course: { ...course, seats: course.seats.map((sitter, i) => ({ ...sitter, name: seats[i].name })) },
    }),
    done: await care.store.keys(kept.id, REMEMBERED),
    absent: care.absent,
    now: steadyNow,
    onDenied: ({ reasons: [first] }) => care.denied?.(first?.clause === 'engine' ? first.reason : 'rules'),
    onTrouble: care.onTrouble,
  });
  await host.catchUp();
  if (long && host.at >= SNAPSHOT_EVERY) await shorten(kept.id, host.stand(), care.store).catch(care.onTrouble);
  else if (bare && kept.state === 'playing') {
    await care.store.keepSnapshot(kept.id, snapshotOf(host.stand())).catch(care.onTrouble);
  }
  return host;
}

/** Keeps what an older hall did not: the next time there is less to be read. */
async function shorten(table: string, stand: Stand, store: Store): Promise<void> {
  await store.keepTold(
    table,
    stand.match.entered(0).map(({ told }) => told),
  );
  await store.keepSnapshot(table, snapshotOf(stand));
}

/** Names lie with the seats alone: whoever is forgotten is not named in a snapshot. */
export const snapshotOf = ({ match, clock, course }: Stand): KeptSnapshot => ({
  match: match.snapshot(),
  clock,
  course: { ...course, seats: course.seats.map(sitter => ({ ...sitter, name: '' })) },
});

const standingOf = ({ course, clock, match }: Stand): PublicState => ({
  seats: course.seats.map(({ bot, person }) => ({ bot, ...(person && { person }) })),
  clock: clock.rule.kind === 'none' ? null : clock,
  stage: match.stage(),
});

/** The log of one table in the hall's database. */
export function shelfOf(table: string, { store, kept }: Pick<HostCare, 'store' | 'kept'>): Shelf {
  return {
    async keep({ at, entry, told, key, time }, stand) {
      const began = performance.now();
      const { waiting, result, due } = stand;
      const standing = standingOf(stand);
      const row = { table, seq: at, entry, told, key, at: time, waiting, standing, due, ...(result && { result }) };
      if (!(await store.append(row))) return false;
      // Not waited for: the log is the truth, a snapshot only shortens the way.
      if (result || (at + 1) % SNAPSHOT_EVERY === 0) {
        store.keepSnapshot(table, snapshotOf(stand)).catch(() => undefined);
      }
      kept(performance.now() - began, stand);
      return true;
    },
    async read(from, to) {
      const rows = await store.entries(table, from, to);
      return rows.map(({ seq, entry, told, key, at }) => ({ at: seq, entry, told: told ?? [], key, time: at }));
    },
  };
}
