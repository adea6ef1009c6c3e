import type { Seat } from '../../engine/contract/ask.ts';
import { Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { TableBots } from '../../host/bots/bot-turns.ts';
import { botsOf } from '../../host/bots/bots-of.ts';
import { Host } from '../../host/host.ts';
import type { Sitter, TableInfo } from '../../host/protocol.ts';
import type { Shelf, Stand } from '../../host/shelf.ts';
import type { KeptTable, SeatRow, Store } from '../store/store.ts';

/** A snapshot is kept every so many steps, so that mended rules can take a game over and clocks are known. */
const SNAPSHOT_EVERY = 64;

/** Where the bots of all tables think, and who hears of those that fail. */
export type HallBots = Pick<TableBots, 'runner' | 'onFailure'>;

export interface HostCare {
  readonly store: Store;
  readonly grace: number;
  readonly bots: HallBots;
  absent(seat: Seat): boolean;
  /** A step is kept, and about to be told. */
  kept(took: number, stand: Stand): void;
  onTrouble(error: unknown): void;
}

const sitterOf = ({ name, bot }: SeatRow): Sitter => ({ name, bot });

/** The host of a table that has begun, at the last step that is kept. */
export async function loadHost(kept: KeptTable, care: HostCare): Promise<Host<string>> {
  const { head, begun } = kept;
  const entry = CATALOGUE.find(game => game.id === kept.game);
  if (!entry || !head || begun === null) throw new Error(`table ${kept.id} cannot be played here`);
  const { rules } = await entry.load();
  const levels = Object.keys(await botsOf(kept.game));
  const snapshot = await care.store.snapshot(kept.id);
  const same = head.rules === rules.version && (!snapshot || snapshot.match.rules === rules.version);
  const known = snapshot?.match.at ?? 0;
  const steps = (await care.store.entries(kept.id, 0)).slice(0, known);
  const log = { ...head, entries: steps.map(step => step.entry) };
  const match = same ? Match.load(rules, log) : Match.load(rules, log, snapshot?.match);
  const table: TableInfo = {
    id: kept.id,
    game: kept.game,
    version: rules.version,
    options: head.options,
    ...(head.content && { content: head.content }),
    seats: kept.seats.map(sitterOf),
    commitment: kept.commitment,
    begun,
  };
  const host = new Host({
    table,
    match,
    bots: { ...care.bots, levels, standIn: entry.bots.at(-1) ?? 'random' },
    shelf: shelfOf(kept.id, care),
    write: JSON.stringify,
    grace: care.grace,
    timing: kept.timing,
    ...(snapshot && { clock: snapshot.clock }),
    done: steps.flatMap(step => step.key ?? []),
    absent: care.absent,
    onTrouble: care.onTrouble,
  });
  await host.catchUp();
  return host;
}

/** The log of one table in the hall's database. */
function shelfOf(table: string, { store, kept }: HostCare): Shelf {
  return {
    async keep({ at, entry, key, time }, stand) {
      const began = performance.now();
      const { waiting, result, due } = stand;
      const row = { table, seq: at, entry, key, at: time, waiting, due, ...(result && { result }) };
      if (!(await store.append(row))) return false;
      // Not waited for: the log is the truth, a snapshot only shortens the way.
      if ((at + 1) % SNAPSHOT_EVERY === 0) {
        store.keepSnapshot(table, { match: stand.match.snapshot(), clock: stand.clock }).catch(() => undefined);
      }
      kept(performance.now() - began, stand);
      return true;
    },
    async read(from) {
      const rows = await store.entries(table, from);
      return rows.map(({ seq, entry, key, at }) => ({ at: seq, entry, key, time: at }));
    },
  };
}
