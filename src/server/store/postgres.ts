import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Unsure } from '../../host/shelf.ts';
import type { Backend } from './backend.ts';
import { patientPool } from './patient-pool.ts';
import { ENTER, enterValues, readNews } from './postgres-enter.ts';
import { listenOn } from './postgres-listen.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'skali_news';
const CONNECTIONS = 10;
/** How long a connection may take: one that takes longer would not serve its purpose either. */
const CONNECTING = 10_000;
const INT8 = 20;
/** What the database ends by itself may be on its way for so long. */
const SPARE = 1000;

/**
 * The hall in a PostgreSQL database, for as many processes as you like. `patience`: the milliseconds in which a query has
 * to be answered; for ever where it is not told, as for who brings a database up to date or carries it away.
 */
export function openPostgres(url: string, patience?: number): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    // Whom nobody hears any more holds nothing that others wait for: the database lets go of it, too, and before long.
    ...(patience !== undefined && { statement_timeout: patience, idle_in_transaction_session_timeout: patience }),
    // Times and counts are far below what a number holds exactly.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that breaks is replaced at the next query, which fails by itself if there is no other.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));

  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: patience === undefined ? pool : patientPool(pool, patience + SPARE, PREPARED),
    }),
  });
  const listeners = new Set<() => Promise<void>>();

  return {
    kind: 'postgres',
    db,
    // Not the key itself, which others may refer to meanwhile.
    hold: sql`for no key update`,
    holdFree: sql`for no key update skip locked`,
    write: work => db.transaction().execute(work),
    async enter(group) {
      const asked = CompiledQuery.raw(ENTER, [...enterValues(group, CHANNEL)]);
      const { rows } = await db.executeQuery<{ table_id: string }>(asked).catch((cause: unknown) => {
        throw isNo(cause) ? cause : new Unsure('the database did not answer whether it was kept', { cause });
      });
      return new Set(rows.map(row => row.table_id));
    },
    refuses: error => error instanceof pg.DatabaseError && REFUSALS.test(error.code ?? ''),
    async announce(trx, news) {
      const texts = news.map(one => JSON.stringify(one));
      await sql`select pg_notify(${CHANNEL}, text) from unnest(cast(${texts} as text[])) as text`.execute(trx);
    },
    async listen(hear, onGap) {
      const hearAll = (text: string) => {
        for (const one of readNews(text)) hear(one);
      };
      const stop = await listenOn({ url, channel: CHANNEL, patience }, hearAll, onGap);
      listeners.add(stop);
      return () => {
        listeners.delete(stop);
        return stop();
      };
    },
    // Its files are the business of its own housekeeping (VACUUM, and the journal as it is used again).
    scrub: async () => undefined,
    async close() {
      await Promise.all([...listeners].map(stop => stop()));
      await db.destroy();
    },
  };
}

/** What a hall asks most is read by the database once for each connection, and known by its name from then on. */
const PREPARED: ReadonlyMap<string, string> = new Map([[ENTER, 'enter']]);

/** Of a server that comes down (57P), too, nobody knows what it has written. */
const isNo = (error: unknown): boolean => error instanceof pg.DatabaseError && !/^57P/.test(error.code ?? '');

/** Classes of SQLSTATE: data that do not fit (22), a constraint (23), two transactions in each other's way (40). */
const REFUSALS = /^(22|23|40)/;
