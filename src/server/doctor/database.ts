import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { type Distance, distanceOf } from '../store/migrations.ts';
import { shown } from '../store/move.ts';
import { isPostgres } from '../store/open-store.ts';
import type { Schema } from '../store/schema.ts';
import { type Finding, note, PATIENCE, well, wordsOf, wrong } from './finding.ts';

/** Milliseconds by which two clocks may differ before games over days, sessions and letters go wrong. */
const APART = 2000;
const OLDEST_POSTGRES = 12;

/** The database, as it is: nothing in it is changed. */
export const lookAtDatabase = (where: string): Promise<readonly Finding[]> =>
  isPostgres(where) ? lookAtPostgres(where) : lookAtSqlite(where);

async function lookAtSqlite(file: string): Promise<readonly Finding[]> {
  if (!existsSync(file)) return [note(`There is no database in ${file} yet: the hall makes it when it is opened.`)];
  try {
    const database = new Database(file, { readonly: true, timeout: PATIENCE });
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    try {
      const version = database.prepare<[], string>('select sqlite_version()').pluck().get();
      const damage = database.pragma('quick_check(1)', { simple: true });
      if (damage !== 'ok') {
        return [
          wrong(
            `The database ${file} is damaged: ${damage}`,
            'Stop the hall and restore the last backup: skali restore',
          ),
        ];
      }
      return [well(`The database ${file} is whole (SQLite ${version}).`), lookAtSteps(await distanceOf(db))];
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return [
      wrong(
        `The database ${file} cannot be opened: ${wordsOf(error)}`,
        'Look at the rights of the file; if it is damaged, restore the last backup: skali restore',
      ),
    ];
  }
}

async function lookAtPostgres(url: string): Promise<readonly Finding[]> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const asked = Date.now();
    const { rows } = await pool.query<PostgresFacts>(FACTS);
    const [facts] = rows;
    // It was read there at some time between the question and the answer.
    const apart = Math.max(0, asked - Number(facts.now), Number(facts.now) - Date.now());
    return [...factsOf(shown(url), facts, apart), lookAtSteps(await distanceOf(db))];
  } catch (error) {
    return [
      wrong(
        `The database ${shown(url)} does not answer: ${wordsOf(error)}`,
        'Look whether PostgreSQL runs, and whether name, password and address in DATABASE_URL are right.',
      ),
    ];
  } finally {
    await db.destroy();
  }
}

export interface PostgresFacts {
  readonly version: string;
  readonly encoding: string;
  readonly read_only: string;
  readonly fsync: string;
  readonly synchronous: string;
  /** Milliseconds since 1970. */
  readonly now: string;
}

const FACTS = `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
  current_setting('transaction_read_only') as read_only, current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as synchronous, floor(extract(epoch from clock_timestamp()) * 1000)::text as now`;

export function factsOf(called: string, facts: PostgresFacts, apart: number): readonly Finding[] {
  const found: Finding[] = [];
  const { version, encoding, read_only, fsync, synchronous } = facts;
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    found.push(wrong(`PostgreSQL ${version} is too old.`, `Move to PostgreSQL ${OLDEST_POSTGRES} or newer.`));
  }
  if (encoding !== 'UTF8') {
    found.push(
      wrong(
        `The database keeps text as ${encoding}: not every name fits.`,
        'Make one with encoding UTF8 and move the hall there: skali backup, skali restore',
      ),
    );
  }
  if (read_only === 'on') {
    found.push(
      wrong(
        'The database is read-only: nothing can be kept.',
        'Name the primary server in DATABASE_URL, or set default_transaction_read_only off.',
      ),
    );
  }
  if (fsync === 'off' || synchronous === 'off') {
    const setting = fsync === 'off' ? 'fsync' : 'synchronous_commit';
    found.push(
      wrong(
        `PostgreSQL answers before it has written (${setting} is off): a power cut loses what was acknowledged.`,
        `Set ${setting} on.`,
      ),
    );
  }
  if (apart > APART) {
    found.push(
      wrong(
        `The clocks of this machine and of the database are ${Math.round(apart / 1000)} seconds apart.`,
        'Let both keep the time of the network (NTP, chrony).',
      ),
    );
  }
  return [well(`The database ${called} answers (PostgreSQL ${version}).`), ...found];
}

export function lookAtSteps({ missing, unknown }: Distance): Finding {
  if (unknown.length > 0) {
    return wrong(
      `The database was made by a newer Skáli than this one (${unknown.join(', ')}).`,
      'Put that version back in place, or restore the backup from before it.',
    );
  }
  if (missing.length === 0) return well('The database is up to date.');
  return note(
    `The database is of an older Skáli: it is brought up to date when the hall is opened (${missing.join(', ')}).`,
    'Back up first: the way back is the backup.',
  );
}
