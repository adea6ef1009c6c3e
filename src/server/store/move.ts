import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Backend } from './backend.ts';
import { isPostgres, openBackend } from './open-store.ts';
import { KEYS, type Schema } from './schema.ts';

/** Why a hall stays where it is. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove';
}

/** How many rows of one table were moved. */
export interface Moved {
  readonly table: string;
  readonly rows: number;
}

type Name = keyof Schema;
type Row = Readonly<Record<string, string | number | null>>;

/** Rows in one statement: a table has up to 19 columns, and SQLite takes 32,766 values. */
const BATCH = 500;

/** Who is there now is known to the running processes alone. */
const PASSING: readonly Name[] = ['lines', 'processes'];
const NAMES = (Object.keys(KEYS) as Name[]).filter(name => !PASSING.includes(name));

/** Copies a whole hall into an empty database of either kind: all of it, or nothing. The old one is left as it is. */
export async function moveHall(from: string, to: string): Promise<readonly Moved[]> {
  if (!isPostgres(from) && !existsSync(from)) throw new CannotMove(`${from} is not there`);
  if (from === to) throw new CannotMove(`it lies in ${shown(to)} already`);
  return using(from, source => using(to, target => copyHall(source, target)));
}

/** The address without its password. */
export const shown = (where: string): string => where.replace(/^(postgres(?:ql)?:\/\/[^/@]*?):[^/]*@/, '$1@');

/** Works on a database and lets it go; whatever goes wrong is told as why the hall stays where it is. */
export async function using<T>(where: string, work: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await openBackend(where).catch(error => {
    throw new CannotMove(`${shown(where)} cannot be opened: ${reason(error)}`, { cause: error });
  });
  try {
    return await work(backend);
  } catch (error) {
    throw error instanceof CannotMove ? error : new CannotMove(reason(error), { cause: error });
  } finally {
    await backend.close();
  }
}

/** What went wrong, in words: a refused connection comes as several errors, and says nothing itself. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** `replace`: a hall that is there already is removed first, in the same breath. */
export function copyHall(source: Backend, target: Backend, replace = false): Promise<readonly Moved[]> {
  // One view of the source, whoever goes on writing to it.
  const view = source.db.transaction().setIsolationLevel('repeatable read');
  return view.execute(old =>
    target.write(async fresh => {
      const [tables, players] = [await count(fresh, 'tables'), await count(fresh, 'players')];
      if (tables + players > 0 && !replace) {
        throw new CannotMove(
          `the target holds a hall already (tables: ${tables}, players: ${players}); an empty database is needed`,
        );
      }
      // A hall that was opened and never used has made secrets of its own. Who refers to others goes before them.
      for (const name of [...NAMES].reverse()) await fresh.deleteFrom(name).execute();
      const moved: Moved[] = [];
      for (const name of NAMES) {
        await copyTable(old, fresh, name);
        const [before, after] = [await count(old, name), await count(fresh, name)];
        if (before !== after) throw new CannotMove(`of ${before} rows of ${name}, ${after} arrived`);
        moved.push({ table: name, rows: after });
      }
      return moved;
    }),
  );
}

async function count(db: Kysely<Schema>, name: Name): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0].count;
}

async function copyTable(old: Kysely<Schema>, fresh: Kysely<Schema>, name: Name): Promise<void> {
  const key = sql.join(KEYS[name].map(column => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${key}) > (${sql.join(KEYS[name].map(column => last?.[column]))})` : sql``;
    const batch = sql<Row>`select * from ${sql.table(name)} ${after} order by ${key} limit ${sql.lit(BATCH)}`;
    const { rows } = await batch.execute(old);
    if (rows.length > 0) await insert(fresh, name, rows);
    last = rows.length === BATCH ? rows[BATCH - 1] : undefined;
  } while (last);
}

async function insert(fresh: Kysely<Schema>, name: Name, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]);
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`);
  const into = sql`${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))})`;
  await sql`insert into ${into} values ${sql.join(values)}`.execute(fresh);
}
