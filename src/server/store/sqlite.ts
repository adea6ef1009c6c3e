import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import type { Backend, Within } from './backend.ts';
import { Groups } from './groups.ts';
import { type InTurn, inTurn } from './in-turn.ts';
import { privateFiles } from './private-files.ts';
import type { Schema } from './schema.ts';
import { besideSqlite } from './sqlite-beside.ts';
import { enterSqlite } from './sqlite-enter.ts';
import { cleanFile, Scrub } from './sqlite-scrub.ts';
import type { News } from './store.ts';

/** How long another program may hold the file before a write gives up. */
const BUSY = 5000;
const MOST_WORKS = 200;
/** Statements kept ready; there is one for every size of a group. */
const STATEMENTS = 500;

/**
 * A transaction takes the file's lock at once: one that has read first could not get it later. Where SQLite has undone it by
 * itself (the disk is full, or breaks), there is nothing left to undo, and why it was is told.
 */
class ImmediateDriver extends SqliteDriver {
  private readonly isOpen: () => boolean;

  constructor(database: SqliteDatabase, isOpen: () => boolean) {
    super({ database });
    this.isOpen = isOpen;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.isOpen()) await super.rollbackTransaction(connection);
  }
}

/** Half a migration is undone: SQLite can do so, and Kysely does not count on it. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Pages of the write-ahead log before they are brought into the file: 16 MB. */
const CHECKPOINT = 4000;

/** Somebody who wants to know what others write into the file, and the version of it that they know. */
interface Watch {
  known: unknown;
  saw(version: unknown): void;
}

/** How often to look whether another process has written into the file. */
const FOREIGN = 500;

/** The hall in one file, for one process. A second one is not told of what happens, but finds out before long. */
export function openSqlite(file: string): Backend {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    privateFiles(file);
  }
  const database = new Database(file, { timeout: BUSY });
  database.pragma('journal_mode = WAL');
  // A move that was answered for survives a loss of power.
  database.pragma('synchronous = FULL');
  // What is written again and again within a few megabytes is brought into the file once.
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT}`);
  database.pragma('foreign_keys = ON');
  // What is deleted is written over: who was forgotten is not found by searching the file.
  database.pragma('secure_delete = ON');
  cleanFile(database);

  const remembering = withStatements(database);
  const dialect = new SqliteDialect({ database: remembering });
  dialect.createAdapter = () => new WholeMigrations();
  const inTransaction = () => database.inTransaction;
  dialect.createDriver = () => new ImmediateDriver(remembering, inTransaction);
  const db = new Kysely<Schema>({ dialect });
  const alone = inTurn();
  const works = gathered(db, inTransaction, alone);
  const enter = enterSqlite(database);
  const hearers = new Set<(news: News) => void>();
  const watches = new Set<Watch>();
  const stops = new Set<() => void>();
  // Changes with every commit that is not of this connection.
  const version = () => database.pragma('data_version', { simple: true });
  const look = () => {
    const now = version();
    for (const watch of watches) watch.saw(now);
  };
  // What is being written is there by then: until it is, this thread does nothing else.
  const tellSoon = (news: readonly News[]) =>
    setImmediate(() => {
      for (const one of news) for (const hear of [...hearers]) hear(one);
    });
  let cleaning = false;
  const scrub = new Scrub(file, alone, async steps => {
    if (file === ':memory:') {
      for (const step of steps) database.exec(step);
      return;
    }
    let foreign = true;
    try {
      foreign = await besideSqlite(file, steps, () => {
        look();
        cleaning = true;
      });
    } finally {
      cleaning = false;
      // What the thread has written is no news to anybody.
      const now = version();
      if (!foreign) for (const watch of watches) watch.known = now;
    }
  });

  return {
    kind: 'sqlite',
    db,
    // Writers come one after another anyway.
    hold: sql``,
    holdFree: sql``,
    write: works.write,
    enter: group =>
      alone(async () => {
        const won = enter(group);
        tellSoon(
          group.filter(({ table }) => won.has(table)).map(({ table, seq }) => ({ table, what: 'entries', seq })),
        );
        return won;
      }),
    refuses: error => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'),
    announce: async (_, news) => void tellSoon(news),
    async listen(hear, onGap) {
      const own = (news: News) => hear(news);
      hearers.add(own);
      const watch: Watch = {
        known: version(),
        saw(now) {
          const foreign = now !== watch.known;
          watch.known = now;
          if (foreign) onGap();
        },
      };
      const timer = setInterval(() => cleaning || watch.saw(version()), FOREIGN);
      const stop = () => {
        watches.delete(watch);
        stops.delete(stop);
        clearInterval(timer);
      };
      watches.add(watch);
      stops.add(stop);
      return async () => {
        hearers.delete(own);
        stop();
      };
    },
    scrub: () => scrub.ask(),
    async close() {
      await works.rest();
      hearers.clear();
      for (const stop of stops) stop();
      await scrub.close();
      await db.destroy();
    },
  };
}

/** What is asked is mostly asked again: SQLite reads its text once. */
function withStatements(database: Database.Database): SqliteDatabase {
  const known = new Map<string, Database.Statement>();
  return {
    prepare(text) {
      const statement = known.get(text) ?? database.prepare(text);
      // The one that was used last is the last to be forgotten.
      known.delete(text);
      known.set(text, statement);
      const [oldest] = known.keys();
      if (known.size > STATEMENTS) known.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}

type Failure = { readonly error: unknown };

/**
 * Each commit waits for the disk, and the whole thread with it. So what came in meanwhile is committed together; a
 * piece of work that fails is undone alone, unless SQLite has undone them all.
 */
function gathered(db: Kysely<Schema>, inTransaction: () => boolean, alone: InTurn) {
  const groups = new Groups<(trx: Within) => Promise<void>, Failure | null>(MOST_WORKS, works =>
    alone(() => write(works)),
  );
  const write = (works: readonly ((trx: Within) => Promise<void>)[]) =>
    db.transaction().execute(async trx => {
      const failures: (Failure | null)[] = [];
      for (const work of works) {
        await sql`savepoint work`.execute(trx);
        try {
          await work(trx);
          failures.push(null);
        } catch (error) {
          if (!inTransaction()) throw error;
          await sql`rollback to work`.execute(trx);
          failures.push({ error });
        }
        await sql`release work`.execute(trx);
      }
      return failures;
    });
  return {
    rest: () => groups.rest(),
    async write<T>(work: (trx: Within) => Promise<T>): Promise<T> {
      const answer: T[] = [];
      const failure = await groups.add(async trx => {
        answer.push(await work(trx));
      });
      if (failure) throw failure.error;
      return answer[0];
    },
  };
}
