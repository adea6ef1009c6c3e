import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The steps that led to the schema, by name and in the order of their names. One that was released never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-the-hall': { up: theHall },
  '002-content-packs': { up: contentPacks },
  '003-confirmed-addresses': { up: confirmedAddresses },
  '004-private-talk': { up: privateTalk },
  '005-told-with-entries': { up: toldWithEntries },
  '006-how-it-stands': { up: howItStands },
  '007-once': { up: once },
  '008-named-sessions': { up: namedSessions },
  '009-learned': { up: learned },
};

/** Brings a database up to date. On PostgreSQL, processes that start together wait for one another. */
export async function bringUpToDate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const why = error instanceof Error ? error.message : String(error);
  const newer = why.startsWith('corrupted migrations');
  throw new Error(
    `the database ${newer ? 'was made by a newer Skáli than this one' : 'could not be brought up to date'}: ${why}`,
    { cause: error },
  );
}

/** How far a database is from this Skáli: steps it has not taken yet, and steps that only a newer one knows. */
export interface Distance {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** Reads only. A database without a hall has taken no step. */
export async function distanceOf(db: Kysely<Schema>): Promise<Distance> {
  const there = await db.introspection.getTables({ withInternalKyselyTables: true });
  const taken = there.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
    ? (await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)).rows.map(
        row => row.name,
      )
    : [];
  const known = Object.keys(MIGRATIONS);
  return {
    missing: known.filter(name => !taken.includes(name)),
    unknown: taken.filter(name => !known.includes(name)),
  };
}

async function theHall(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('players')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('used', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('sessions_player').on('sessions').column('player').execute();
  await schema
    .createTable('contacts')
    .addColumn('player', 'text', c => c.primaryKey().references('players.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('webhook', 'text')
    .addColumn('language', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('label', 'text', c => c.notNull())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('passkeys_player').on('passkeys').column('player').execute();
  await schema
    .createTable('push_targets')
    .addColumn('endpoint', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .addColumn('language', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('push_targets_player').on('push_targets').column('player').execute();

  await schema
    .createTable('tables')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('visibility', 'text', c => c.notNull())
    .addColumn('spectators', 'integer', c => c.notNull())
    .addColumn('timing', 'text', c => c.notNull())
    .addColumn('creator', 'text')
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('seed', 'text', c => c.notNull())
    .addColumn('commitment', 'text', c => c.notNull())
    .addColumn('head', 'text')
    .addColumn('begun', 'bigint')
    .addColumn('waiting', 'text', c => c.notNull())
    .addColumn('result', 'text')
    .addColumn('next', 'text')
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('changed', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('tables_creator').on('tables').column('creator').execute();
  await schema.createIndex('tables_open').on('tables').columns(['state', 'visibility', 'created']).execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('player', 'text')
    .addColumn('share', 'text')
    .addColumn('invite', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_player').on('seats').column('player').execute();

  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('entry', 'text', c => c.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_request', ['table_id', 'key'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', c => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('snapshot', 'text', c => c.notNull())
    .execute();

  await schema
    .createTable('due')
    .addColumn('table_id', 'text', c => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('at', 'bigint')
    .execute();
  await schema.createIndex('due_at').on('due').column('at').execute();
  await schema
    .createTable('notices')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('notices_at').on('notices').column('at').execute();

  await schema
    .createTable('talk')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'integer', c => c.notNull())
    .addColumn('room', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('player', 'text')
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'id'])
    .execute();
  await schema.createIndex('talk_player').on('talk').column('player').execute();
  await schema
    .createTable('lines')
    .addColumn('line', 'text', c => c.primaryKey())
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('process', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('since', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('lines_table').on('lines').column('table_id').execute();
  await schema.createIndex('lines_process').on('lines').column('process').execute();
  await schema
    .createTable('processes')
    .addColumn('process', 'text', c => c.primaryKey())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute();
}

async function contentPacks({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('content', 'text').execute();
}

/** What was told stands with its entry: a snapshot need not hold it, and does not grow with the game. */
async function toldWithEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('entries').addColumn('told', 'text').execute();
}

/** Addresses from before are not confirmed either: nobody proved that they are theirs. */
async function confirmedAddresses({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('contacts').addColumn('confirmed', 'bigint').execute();
  await schema
    .createTable('mail_tokens')
    .addColumn('token_hash', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('mail_tokens_player').on('mail_tokens').column('player').execute();
  await schema.createIndex('mail_tokens_email').on('mail_tokens').column('email').execute();
}

/** One column at a time: SQLite takes no more. */
async function privateTalk({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('talk').addColumn('line', 'text').execute();
  await schema.alterTable('talk').addColumn('listeners', 'text').execute();
}

/** Bots that keep seats, clocks, how far the game is: told in lists of tables, where no rules are at hand. */
async function howItStands({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('standing', 'text').execute();
}

/** Answers to challenges, letters to one mailbox: what somebody could otherwise do again, or elsewhere at the same time. */
async function once({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('once')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
}

/** Whoever looks at the browsers that are signed in as them tells them apart by it. */
async function namedSessions({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('sessions').addColumn('label', 'text').execute();
}

/** How far somebody has come in the lessons goes with their name. */
async function learned({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('learned')
    .addColumn('player', 'text', c => c.primaryKey().references('players.id').onDelete('cascade'))
    .addColumn('finished', 'text', c => c.notNull())
    .addColumn('under_way', 'text')
    .execute();
}
