import type { LogHead } from '../../engine/match/log.ts';
import type { Backend, Within } from './backend.ts';
import { readJson } from './json-column.ts';
import { SESSION_LASTS, type Store } from './store.ts';

/** That a session is in use is noted this often: a write for each request would be too dear. */
const NOTE_USE = 3_600_000;

type People = Pick<
  Store,
  'addPlayer' | 'player' | 'renamePlayer' | 'forgetPlayer' | 'addSession' | 'session' | 'endSession' | 'sessionsOf'
>;

export const people = ({ db, write, hold }: Backend): People => ({
  async addPlayer({ id, name, created }) {
    await write(trx => trx.insertInto('players').values({ id, name, created }).execute());
  },

  player: id => db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst(),

  async renamePlayer(id, name) {
    await write(trx => trx.updateTable('players').set({ name }).where('id', '=', id).execute());
  },

  forgetPlayer: id =>
    write(async trx => {
      const seated = await trx
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', eb => eb.selectFrom('seats').select('table_id').where('player', '=', id))
        .orderBy('id')
        .modifyEnd(hold)
        .execute();
      await trx.deleteFrom('tables').where('creator', '=', id).where('state', '=', 'gathering').execute();
      // A finished game that they brought in from elsewhere, with whatever names are in it, is nobody else's.
      await trx
        .deleteFrom('tables')
        .where('creator', '=', id)
        .where('state', '=', 'over')
        .where('id', 'not in', eb => eb.selectFrom('seats').select('table_id').where('player', 'is not', null))
        .execute();
      await trx.updateTable('tables').set({ creator: null }).where('creator', '=', id).execute();
      for (const table of seated) {
        if (table.state === 'gathering') await freeSeats(trx, table.id, id);
        else await blankSeats(trx, table.id, table.head, id);
      }
      await trx.updateTable('talk').set({ player: null, name: '', text: '' }).where('player', '=', id).execute();
      await trx.deleteFrom('notices').where('player', '=', id).execute();
      // Sessions, passkeys, contacts, lessons and push targets go with it.
      await trx.deleteFrom('players').where('id', '=', id).execute();
      return seated.filter(({ state }) => state === 'playing').map(table => table.id);
    }),

  async addSession(tokenHash, player, now, label = null) {
    const session = { token_hash: tokenHash, player, created: now, used: now, label };
    await write(trx => trx.insertInto('sessions').values(session).execute());
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
      await write(trx => trx.updateTable('sessions').set({ used: now }).where('token_hash', '=', tokenHash).execute());
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
});

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
