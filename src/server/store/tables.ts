import { sql } from 'kysely';
import { LEVELS, thinksAhead } from '../../bots/level-names.ts';
import type { Seat } from '../../engine/contract/ask.ts';
import type { TableState, Visibility } from '../../host/hall-api.ts';
import type { Backend, Within } from './backend.ts';
import { clearLog } from './clear.ts';
import { readJson } from './json-column.ts';
import { Forgotten, knownOf, mustBeKnown } from './known.ts';
import { addEntries, putSnapshot } from './log.ts';
import type { SeatColumns, TableColumns } from './schema.ts';
import { type KeptTable, OPEN_SEAT, type SeatRow, type Store } from './store.ts';

type Tables = Pick<
  Store,
  | 'belongings'
  | 'countTables'
  | 'countThinking'
  | 'addTable'
  | 'importTable'
  | 'table'
  | 'tablesOf'
  | 'openTables'
  | 'removeTable'
  | 'takeSeat'
  | 'begin'
  | 'setNext'
>;

/** What is over stands after what is not. */
const isOver = (table: 'tables' | 'listed') =>
  sql<number>`case when ${sql.ref(`${table}.state`)} = 'over' then 1 else 0 end`;

/** Entries of a game from elsewhere that are written at a time. */
const IMPORTED = 200;

export const tables = (backend: Backend): Tables => {
  const { db, write, hold } = backend;
  /** With their seats, in one query: what is read was true at one moment. */
  const seated = db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .select(['seats.table_id', 'seats.seat', 'seats.kind', 'seats.name', 'seats.bot'])
    .select(['seats.player', 'seats.share', 'seats.invite']);

  /** Ids of tables where they sit or which they set up. */
  const theirs = (player: string) =>
    db
      .selectFrom('seats')
      .select('table_id as id')
      .where('player', '=', player)
      .union(db.selectFrom('tables').select('id').where('creator', '=', player));

  /** Where a table stands in a list. */
  const placeOf = (id: string) =>
    db
      .selectFrom('tables')
      .select(['id', 'changed', 'created', isOver('tables').as('over')])
      .where('id', '=', id)
      .executeTakeFirst();

  const locked = (trx: Within, id: string) =>
    trx.selectFrom('tables').select('state').where('id', '=', id).modifyEnd(hold).executeTakeFirst();

  return {
    addTable: table =>
      write(async trx => {
        const { creator, seats } = table;
        const known = await knownOf(trx, hold, [creator, ...seats.map(({ player }) => player)]);
        const isKnown = (player: string | null) => player === null || known.has(player);
        if (!isKnown(creator)) throw new Forgotten('whoever set the table up was forgotten meanwhile');
        // A seat that was to be kept for somebody is anybody's then.
        await insert(trx, { ...table, seats: seats.map(row => (isKnown(row.player) ? row : OPEN_SEAT)) });
      }),

    async importTable(table, entries, snapshot) {
      // Batch by batch, so that nobody waits for all of it: until the last one it is nobody's, and on no list.
      await write(trx => insert(trx, { ...table, creator: null }));
      try {
        for (let at = 0; at < entries.length; at += IMPORTED) {
          await write(trx => addEntries(trx, entries.slice(at, at + IMPORTED)));
          await new Promise(resolve => void setImmediate(resolve));
        }
        const { id, creator } = table;
        await write(async trx => {
          await mustBeKnown(trx, hold, creator);
          if (snapshot) await putSnapshot(trx, id, snapshot);
          await trx.updateTable('tables').set({ creator }).where('id', '=', id).execute();
        });
      } catch (error) {
        await write(trx => trx.deleteFrom('tables').where('id', '=', table.id).execute());
        throw error;
      }
    },

    async table(id) {
      return gather(await seated.where('tables.id', '=', id).orderBy('seats.seat').execute())[0];
    },

    async tablesOf(player, page) {
      const last = page?.after === undefined ? undefined : await placeOf(page.after);
      if (page?.after !== undefined && !last) return [];
      let ids = db.selectFrom('tables as listed').select('listed.id').where('listed.id', 'in', theirs(player));
      if (last) {
        const { over, changed, id } = last;
        ids = ids.where(({ eb, or, and }) =>
          or([
            eb(isOver('listed'), '>', over),
            and([eb(isOver('listed'), '=', over), eb('listed.changed', '<', changed)]),
            and([eb(isOver('listed'), '=', over), eb('listed.changed', '=', changed), eb('listed.id', '>', id)]),
          ]),
        );
      }
      ids = ids.orderBy(isOver('listed')).orderBy('listed.changed', 'desc').orderBy('listed.id');
      const rows = await seated
        .where('tables.id', 'in', page ? ids.limit(page.limit) : ids)
        .orderBy(isOver('tables'))
        .orderBy('tables.changed', 'desc')
        .orderBy('tables.id')
        .orderBy('seats.seat')
        .execute();
      return gather(rows);
    },

    async belongings(player) {
      const rows = await db
        .selectFrom('tables')
        .leftJoin('seats', join => join.onRef('seats.table_id', '=', 'tables.id').on('seats.player', '=', player))
        .select(['tables.id', 'tables.state', 'seats.seat'])
        .where('tables.id', 'in', theirs(player))
        .orderBy('tables.id')
        .orderBy('seats.seat')
        .execute();
      const found = new Map<string, { id: string; state: TableState; seats: Seat[] }>();
      for (const { id, state, seat } of rows) {
        const table = found.get(id) ?? { id, state: state as TableState, seats: [] };
        if (seat !== null) table.seats.push(seat);
        found.set(id, table);
      }
      return [...found.values()];
    },

    async countTables(player) {
      const counted = await db
        .selectFrom('tables')
        .select(({ fn }) => ['state', 'visibility', fn.countAll().as('count')])
        .where('creator', '=', player)
        .where('state', '!=', 'over')
        .groupBy(['state', 'visibility'])
        .execute();
      const sum = (rows: typeof counted) => rows.reduce((all, { count }) => all + Number(count), 0);
      const open = counted.filter(({ state, visibility }) => state === 'gathering' && visibility === 'open');
      return { unfinished: sum(counted), open: sum(open) };
    },

    async countThinking(which) {
      const those = db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('state', '!=', 'over')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.bot', 'in', LEVELS.filter(thinksAhead)),
          ),
        );
      const counted =
        'creator' in which ? those.where('creator', '=', which.creator) : those.where('changed', '>=', which.since);
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },

    async openTables({ limit, after }) {
      const last = after === undefined ? undefined : await placeOf(after);
      if (after !== undefined && !last) return [];
      const rows = await seated
        .where('tables.id', 'in', eb => {
          const open = eb
            .selectFrom('tables as open')
            .select('open.id')
            .where('open.state', '=', 'gathering')
            .where('open.visibility', '=', 'open')
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('seats as free')
                  .select('free.seat')
                  .whereRef('free.table_id', '=', 'open.id')
                  .where('free.kind', '=', 'open'),
              ),
            )
            .orderBy('open.created', 'desc')
            .orderBy('open.id')
            .limit(limit);
          if (!last) return open;
          return open.where(({ eb: on, or, and }) =>
            or([
              on('open.created', '<', last.created),
              and([on('open.created', '=', last.created), on('open.id', '>', last.id)]),
            ]),
          );
        })
        .orderBy('tables.created', 'desc')
        .orderBy('tables.id')
        .orderBy('seats.seat')
        .execute();
      return gather(rows);
    },

    async removeTable(id) {
      await clearLog(backend, id);
      await write(async trx => {
        await trx.deleteFrom('lines').where('table_id', '=', id).execute();
        await trx.deleteFrom('tables').where('id', '=', id).execute();
      });
    },

    takeSeat: (id, seat, from, to) =>
      write(async trx => {
        await mustBeKnown(trx, hold, to.player);
        const table = await locked(trx, id);
        // Nobody gets up from a game that has begun meanwhile: its seats pass to a person or a bot.
        const leaves = to.kind === 'open' || to.kind === 'invited';
        if (!table || (leaves && table.state !== 'gathering')) return false;
        const taken = await trx
          .updateTable('seats')
          .set(seatColumns(to))
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where('kind', '=', from.kind)
          .where('name', '=', from.name)
          .where('bot', 'is not distinct from', from.bot)
          .where('player', 'is not distinct from', from.player)
          .where('share', 'is not distinct from', from.share)
          .where('invite', 'is not distinct from', from.invite)
          .returning('seat')
          .execute();
        return taken.length > 0;
      }),

    begin: (id, head, seats, waiting, due, now, snapshot) =>
      write(async trx => {
        const table = await locked(trx, id);
        if (table?.state !== 'gathering') return false;
        const there = await trx
          .selectFrom('seats')
          .select(['seat', 'player'])
          .where('table_id', '=', id)
          .where('kind', '=', 'person')
          .execute();
        // Somebody sat down or got up since the seats were read: the head is not theirs.
        if (there.length !== seats.filter(({ kind }) => kind === 'person').length) return false;
        if (there.some(({ seat, player }) => seats[seat]?.player !== player)) return false;
        await trx
          .updateTable('tables')
          .set({ state: 'playing', head: JSON.stringify(head), waiting: JSON.stringify(waiting) })
          .set({ begun: now, changed: now })
          .where('id', '=', id)
          .execute();
        await trx.deleteFrom('seats').where('table_id', '=', id).execute();
        await insertSeats(trx, id, seats);
        if (snapshot) await putSnapshot(trx, id, snapshot);
        await trx
          .insertInto('due')
          .values({ table_id: id, at: due })
          .onConflict(c => c.column('table_id').doUpdateSet({ at: due }))
          .execute();
        return true;
      }),

    setNext: (id, next) =>
      write(async trx => {
        const row = await trx
          .updateTable('tables')
          .set(eb => ({ next: eb.fn.coalesce('next', eb.val(next)) }))
          .where('id', '=', id)
          .returning('next')
          .executeTakeFirstOrThrow();
        return row.next ?? next;
      }),
  };
};

const seatColumns = ({ kind, name, bot, player, share, invite }: SeatRow) => ({
  kind,
  name,
  bot,
  player,
  share,
  invite,
});

async function insert(trx: Within, table: KeptTable): Promise<void> {
  const { id, game, options, content, seats, visibility, spectators, timing, creator, state, seed, commitment } = table;
  const { head, begun, waiting, standing, result, next, created, changed } = table;
  await trx
    .insertInto('tables')
    .values({
      ...{ id, game, visibility, creator, state, seed, commitment, begun, next, created, changed },
      options: JSON.stringify(options),
      content: content && JSON.stringify(content),
      spectators: spectators ? 1 : 0,
      timing: JSON.stringify(timing),
      head: head && JSON.stringify(head),
      waiting: JSON.stringify(waiting),
      standing: standing && JSON.stringify(standing),
      result: result && JSON.stringify(result),
    })
    .execute();
  await insertSeats(trx, id, seats);
}

async function insertSeats(trx: Within, table: string, seats: readonly SeatRow[]): Promise<void> {
  const rows = seats.map((row, seat) => ({ table_id: table, seat, ...seatColumns(row) }));
  await trx.insertInto('seats').values(rows).execute();
}

/** Makes tables of rows that hold a seat each, in order. */
function gather(rows: readonly (TableColumns & SeatColumns)[]): KeptTable[] {
  const byTable = new Map<string, (TableColumns & SeatColumns)[]>();
  for (const row of rows) {
    const seats = byTable.get(row.id);
    if (seats) seats.push(row);
    else byTable.set(row.id, [row]);
  }
  return [...byTable.values()].map(seats => readTable(seats[0], seats));
}

function readTable(row: TableColumns, seats: readonly SeatColumns[]): KeptTable {
  const { id, game, creator, seed, commitment, begun, next, created, changed } = row;
  return {
    ...{ id, game, creator, seed, commitment, begun, next, created, changed },
    options: readJson('tables.options', id, row.options),
    content: row.content === null ? null : readJson('tables.content', id, row.content),
    seats: seats.map(readSeat),
    visibility: row.visibility as Visibility,
    spectators: row.spectators === 1,
    timing: readJson('tables.timing', id, row.timing),
    state: row.state as TableState,
    head: row.head === null ? null : readJson('tables.head', id, row.head),
    waiting: readJson<readonly Seat[]>('tables.waiting', id, row.waiting),
    standing: row.standing === null ? null : readJson('tables.standing', id, row.standing),
    result: row.result === null ? null : readJson('tables.result', id, row.result),
  };
}

const readSeat = ({ kind, ...row }: SeatColumns): SeatRow => ({
  kind: kind as SeatRow['kind'],
  name: row.name,
  bot: row.bot,
  player: row.player,
  share: row.share,
  invite: row.invite,
});
