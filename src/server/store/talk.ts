import type { TalkLine } from '../../host/hall-api.ts';
import type { Backend } from './backend.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const readLine = ({ id, room, name, seat, text, at }: Schema['talk']): TalkLine => ({
  ...{ id, name, seat, text, at },
  room: room as TalkLine['room'],
});

export const talk = ({ db, write }: Backend): Pick<Store, 'say' | 'talk' | 'talkSince'> => {
  /** Lines of people who were forgotten keep their number and are not read. */
  const lines = (table: string) =>
    db.selectFrom('talk').selectAll().where('table_id', '=', table).where('text', '!=', '');

  return {
    async say(table, { room, name, seat, text, at }, player) {
      for (;;) {
        const said = await write(trx =>
          trx
            .insertInto('talk')
            .columns(['table_id', 'id', 'room', 'name', 'seat', 'text', 'at', 'player'])
            .expression(eb =>
              eb
                .selectFrom('talk')
                .select(({ val, cast, fn, lit }) => [
                  val(table).as('table_id'),
                  eb(fn.coalesce(fn.max('id'), lit(0)), '+', lit(1)).as('id'),
                  val(room).as('room'),
                  val(name).as('name'),
                  cast<number | null>(val(seat), 'integer').as('seat'),
                  val(text).as('text'),
                  cast<number>(val(at), 'bigint').as('at'),
                  val(player).as('player'),
                ])
                .where('table_id', '=', table),
            )
            .onConflict(c => c.doNothing())
            .returningAll()
            .executeTakeFirst(),
        );
        if (said) return readLine(said);
        // Somebody spoke at the same moment and has that number.
      }
    },

    async talk(table, room, limit) {
      const rows = await lines(table).where('room', '=', room).orderBy('id', 'desc').limit(limit).execute();
      return rows.reverse().map(readLine);
    },

    async talkSince(table, id) {
      return (await lines(table).where('id', '>', id).orderBy('id').execute()).map(readLine);
    },
  };
};
