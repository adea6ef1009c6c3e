import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { LogHead } from '../../engine/match/log.ts';
import type { Backend, Within } from './backend.ts';
import { clearLog } from './clear.ts';
import { readJson } from './json-column.ts';
import { knownOf, mustBeKnown } from './known.ts';
import type { Schema } from './schema.ts';
import { SESSION_LASTS, type Store } from './store.ts';

/** That a session is in use is noted this often: a write for each request would be too dear. */
const NOTE_USE = 3_600_000;

type People = Pick<
  Store,
  'addPlayer' | 'player' | 'renamePlayer' | 'forgetPlayer' | 'addSession' | 'session' | 'endSession' | 'sessionsOf'
>;

/** Tables that are left at a time, when somebody is forgotten: others have their turns between. */
const AT_ONCE = 20;

export const people = (backend: Backend): People => {
  const { db, write, hold } = backend;
  return {
    async addPlayer({ id, name, created }) {
      await write(trx => trx.insertInto('players').values({ id, name, created }).execute());
    },

    player: id => db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst(),

    async renamePlayer(id, name) {
      await write(trx => trx.updateTable('players').set({ name }).where('id', '=', id).execute());
    },

    async forgetPlayer(id) {
      for (const table of await db.selectFrom('tables').select('id').where(isBroughtBy(id)).execute()) {
        await clearLog(backend, table.id);
        await write(trx => trx.deleteFrom('tables').where('id', '=', table.id).execute());
      }
      const left: string[] = [];
      for (let more = true; more; ) {
        const some = await write(trx => leaveSeats(trx, hold, id, AT_ONCE));
        left.push(...some.played);
        more = some.count === AT_ONCE;
        await new Promise(resolve => void setImmediate(resolve));
      }
      return write(async trx => {
        // What they do from now on waits for this, and is not written any more.
        await knownOf(trx, hold, [id]);
        // At tables that they came to meanwhile, too.
        const { played } = await leaveSeats(trx, hold, id);
        await trx.deleteFrom('tables').where('creator', '=', id).where('state', '=', 'gathering').execute();
        await trx.updateTable('tables').set({ creator: null }).where('creator', '=', id).execute();
        await trx.updateTable('talk').set({ player: null, name: '', text: '' }).where('player', '=', id).execute();
        await trx.deleteFrom('notices').where('player', '=', id).execute();
        // Sessions, passkeys, contacts, lessons and push targets go with it.
        await trx.deleteFrom('players').where('id', '=', id).execute();
        return [...left, ...played];
      });
    },

    async addSession(tokenHash, player, now, label = null) {
      const session = { token_hash: tokenHash, player, created: now, used: now, label };
      await write(async trx => {
        await mustBeKnown(trx, hold, player);
        await trx.insertInto('sessions').values(session).execute();
      });
    },

    async session(tokenHash, now) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['players.id', 'players.name', 'players.created', 'sessions.used'])
        .where('token_hash', '=', tokenHash)
        .where('used', '>', now - SESSION_LASTS)
        .executeTakeFirst();
      if (!found) return undefined;
      const { used, ...player } = found;
      const rested = now - used >= NOTE_USE;
      if (rested) {
        await write(trx =>
          trx.updateTable('sessions').set({ used: now }).where('token_hash', '=', tokenHash).execute(),
        );
      }
      return { player, rested };
    },

    async endSession(tokenHash) {
      await write(trx => trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
    },

    sessionsOf: (player, now) =>
      db
        .selectFrom('sessions')
        .select(['token_hash as tokenHash', 'label', 'created', 'used'])
        .where('player', '=', player)
        .where('used', '>', now - SESSION_LASTS)
        .orderBy('used', 'desc')
        .orderBy('created', 'desc')
        .orderBy('token_hash')
        .execute(),
  };
};

/** A finished game that they brought in from elsewhere, with whatever names are in it, is nobody else's. */
const isBroughtBy =
  (player: string) =>
  ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>): Expression<SqlBool> =>
    and([
      eb('creator', '=', player),
      eb('state', '=', 'over'),
      not(
        exists(
          selectFrom('seats')
            .select('seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.player', 'is not', null),
        ),
      ),
    ]);

/** They get up wherever they sit, or at so many tables; which of these are being played, and how many there were. */
async function leaveSeats(trx: Within, hold: Backend['hold'], player: string, limit?: number) {
  const tables = await trx
    .selectFrom('tables')
    .select(['id', 'state', 'head'])
    .where('id', 'in', eb => eb.selectFrom('seats').select('table_id').where('player', '=', player))
    .orderBy('id')
    .$if(limit !== undefined, q => q.limit(limit ?? 0))
    .modifyEnd(hold)
    .execute();
  for (const { id, state, head } of tables) {
    if (state === 'gathering') await freeSeats(trx, id, player);
    else await blankSeats(trx, id, head, player);
  }
  return { played: tables.flatMap(({ id, state }) => (state === 'playing' ? [id] : [])), count: tables.length };
}

/** At a table that still gathers, others may have the seat. */
async function freeSeats(trx: Within, table: string, player: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ kind: 'open', name: '', player: null, share: null, invite: null })
    .where('table_id', '=', table)
    .where('player', '=', player)
    .execute();
}

/** What was played stays as it was, share and all, without saying by whom. */
async function blankSeats(trx: Within, table: string, headText: string | null, player: string): Promise<void> {
  const rows = await trx
    .updateTable('seats')
    .set({ name: '', player: null })
    .where('table_id', '=', table)
    .where('player', '=', player)
    .returning('seat')
    .execute();
  const head = headText === null ? null : readJson<LogHead>('tables.head', table, headText);
  if (!head?.names) return;
  const names = head.names.map((name, seat) => (rows.some(row => row.seat === seat) ? '' : name));
  await trx
    .updateTable('tables')
    .set({ head: JSON.stringify({ ...head, names }) })
    .where('id', '=', table)
    .execute();
}
