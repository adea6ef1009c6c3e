import type { Seat } from '../../engine/contract/ask.ts';
import type { TalkLine } from '../../host/hall-api.ts';
import type { Backend, Within } from './backend.ts';
import { mustBeKnown } from './known.ts';
import type { Schema } from './schema.ts';
import type { KeptLine, Store } from './store.ts';

interface Measure {
  /** Lines that a table keeps of each room: many more than anybody is told who comes to it. */
  readonly kept: number;
  /** More than those are removed after so many new ones. */
  readonly trimmed: number;
}

const ROOMS: readonly TalkLine['room'][] = ['table', 'gallery'];
const USUAL: Measure = { kept: 500, trimmed: 100 };

const mark = (seat: Seat): string => `,${seat},`;
const toColumn = (seats: readonly Seat[] | undefined): string | null => (seats ? `,${seats.join()},` : null);
const toSeats = (column: string): Seat[] => column.slice(1, -1).split(',').map(Number);

const readLine = ({ id, line, room, name, seat, text, at, listeners }: Schema['talk']): KeptLine => ({
  number: id,
  said: {
    ...{ id: line ?? String(id), name, seat, text, at },
    room: room as TalkLine['room'],
    ...(listeners !== null && { to: toSeats(listeners) }),
  },
});

export const talk = (
  { db, write, hold }: Backend,
  { kept, trimmed } = USUAL,
): Pick<Store, 'say' | 'talk' | 'talkSince' | 'talkSoFar'> => {
  /** Lines of people who were forgotten keep their number and are not read. */
  const lines = (table: string) =>
    db.selectFrom('talk').selectAll().where('table_id', '=', table).where('text', '!=', '');

  return {
    async say(table, { id, room, name, seat, text, at, to }, player) {
      for (;;) {
        const said = await write(async trx => {
          await mustBeKnown(trx, hold, player);
          const line = await trx
            .insertInto('talk')
            .columns(['table_id', 'id', 'line', 'room', 'name', 'seat', 'text', 'at', 'player', 'listeners'])
            .expression(eb =>
              eb
                .selectFrom('talk')
                .select(({ val, cast, fn, lit }) => [
                  val(table).as('table_id'),
                  eb(fn.coalesce(fn.max('id'), lit(0)), '+', lit(1)).as('id'),
                  val(id).as('line'),
                  val(room).as('room'),
                  val(name).as('name'),
                  cast<number | null>(val(seat), 'integer').as('seat'),
                  val(text).as('text'),
                  cast<number>(val(at), 'bigint').as('at'),
                  val(player).as('player'),
                  cast<string | null>(val(toColumn(to)), 'text').as('listeners'),
                ])
                .where('table_id', '=', table),
            )
            .onConflict(c => c.doNothing())
            .returningAll()
            .executeTakeFirst();
          // All rooms: who speaks in one of them need not be the one whose turn it is.
          if (line && line.id % trimmed === 0) for (const each of ROOMS) await trim(trx, table, each, kept);
          return line;
        });
        if (said) return readLine(said);
        // Somebody spoke at the same moment and has that number.
      }
    },

    async talk(table, room, limit, seats) {
      const rows = await lines(table)
        .where('room', '=', room)
        .where(eb =>
          eb.or([eb('listeners', 'is', null), ...seats.map(seat => eb('listeners', 'like', `%${mark(seat)}%`))]),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(readLine);
    },

    async talkSince(table, number) {
      return (await lines(table).where('id', '>', number).orderBy('id').execute()).map(readLine);
    },

    async talkSoFar(table) {
      const last = db.selectFrom('talk').select('id').where('table_id', '=', table).orderBy('id', 'desc').limit(1);
      return (await last.executeTakeFirst())?.id ?? 0;
    },
  };
};

/** Whoever talks on and on fills no disk, and takes away nothing that others said elsewhere. */
const trim = (trx: Within, table: string, room: TalkLine['room'], kept: number) =>
  trx
    .deleteFrom('talk')
    .where('table_id', '=', table)
    .where('room', '=', room)
    .where('id', '<=', eb =>
      eb
        .selectFrom('talk as newer')
        .select('newer.id')
        .where('newer.table_id', '=', table)
        .where('newer.room', '=', room)
        .orderBy('newer.id', 'desc')
        .offset(kept)
        .limit(1),
    )
    .execute();
