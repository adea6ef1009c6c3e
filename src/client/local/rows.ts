/** A table as it lies in the browser, row by row: what everybody may know, and the secrets of log and snapshot. */
import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Stage } from '../../engine/contract/rules.ts';
import type { Log, LogHead } from '../../engine/match/log.ts';
import type { Snapshot } from '../../engine/match/match.ts';
import { type SaidSnapshot, sortSaid } from '../../engine/match/said-snapshot.ts';
import { type Course, follow, setOut } from '../../host/course.ts';
import type { Sitter, TableInfo } from '../../host/protocol.ts';
import type { KeptEntry, Stand } from '../../host/shelf.ts';
import type { SavedTable } from '../store.ts';

/** What is written anew with each step: it does not grow with the game. */
export interface TableRow {
  readonly id: string;
  readonly table: TableInfo;
  readonly head: LogHead;
  /** Once the game is over. */
  readonly final?: Log['final'];
  /** Whom it waits for, so that the hall can say so without its rules. */
  readonly waiting: readonly Seat[];
  /** How far it is; left out where the game does not say, and in what was kept before. */
  readonly stage?: Stage;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** Added, and never changed: the log only grows. */
export interface EntryRow extends KeptEntry {
  readonly table: string;
}

/** Where to go on from without playing the whole game again. */
export interface SnapshotRow {
  readonly table: string;
  readonly match: Snapshot;
  readonly course: Course;
}

export interface TableRows {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow;
}

/** A table as it was kept once: in one piece, which was written anew with each step. It is taken apart when it is opened. */
export interface WholeTable {
  readonly id: string;
  readonly table: TableInfo;
  readonly saved: { readonly log: Log; readonly snapshot: SaidSnapshot };
  readonly waiting?: readonly Seat[];
  readonly touched: number;
}

export const isWhole = (kept: TableRow | WholeTable): kept is WholeTable => 'saved' in kept;

/** A snapshot is kept every so many steps, and where the table rests. */
const SNAPSHOT_EVERY = 64;

export const wantsSnapshot = ({ at }: KeptEntry): boolean => (at + 1) % SNAPSHOT_EVERY === 0;

export function rowOf({ table, match, result }: Stand, touched: number): TableRow {
  const final = result ? match.final() : undefined;
  const waiting = match.decisions().flatMap(ask => (isAwaited(ask) ? [ask.seat] : []));
  const stage = match.stage();
  return {
    ...{ id: table.id, table, head: match.head, waiting, touched },
    ...(final && { final }),
    ...(stage && { stage }),
  };
}

export const snapshotOf = ({ table, match, course }: Stand): SnapshotRow => ({
  table: table.id,
  match: match.snapshot(),
  course,
});

/** All rows of a table that is new here. */
export const rowsOf = (stand: Stand, touched: number): TableRows => ({
  row: rowOf(stand, touched),
  entries: stand.match
    .entered(0)
    .map((entered, at) => ({ table: stand.table.id, at, ...entered, key: null, time: touched })),
  snapshot: snapshotOf(stand),
});

/** The same table, taken apart. */
export function takenApart({ id, table, saved, waiting = [], touched }: WholeTable): TableRows {
  const { entries, final, ...head } = saved.log;
  const { snapshot, earlier } = sortSaid(saved.snapshot, entries);
  const course = entries.slice(0, snapshot.at).reduce(follow, setOut(table.seats));
  return {
    row: { id, table: { ...table, seats: course.seats }, head, ...(final && { final }), waiting, touched },
    entries: earlier.map((entered, at) => ({ table: id, at, ...entered, key: null, time: touched })),
    snapshot: { table: id, match: snapshot, course },
  };
}

/** As the hall shows it. */
export function shown(kept: TableRow | WholeTable, name = ''): SavedTable {
  const { id, table, final, waiting, stage = null, touched } = isWhole(kept) ? takenApart(kept).row : kept;
  const { game, options, seats, begun } = table;
  const over = final !== undefined;
  return { id, game, name, options, seats, you: peopleAt(seats), begun, changed: touched, waiting, stage, over };
}

/** All people of a local table sit at this screen, those too whose seat a bot keeps warm. */
const peopleAt = (seats: readonly Sitter[]): Seat[] =>
  seats.flatMap(({ bot, person }, seat) => (bot === null || person !== undefined ? [seat] : []));
