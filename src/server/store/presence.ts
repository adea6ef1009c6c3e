import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

/** A process that has not been heard of for so long is not coming back for its lines. */
const GONE = 3_600_000;

export const presence = ({ db, write }: Backend): Pick<Store, 'arrive' | 'leave' | 'beat' | 'present'> => ({
  async arrive({ table, line, seat, name }, process, now) {
    const rest = { table_id: table, process, seat, name, since: now };
    await write(trx =>
      trx
        .insertInto('lines')
        .values({ line, ...rest })
        .onConflict(c => c.column('line').doUpdateSet(rest))
        .execute(),
    );
  },

  async leave(line) {
    await write(trx => trx.deleteFrom('lines').where('line', '=', line).execute());
  },

  async beat(process, until) {
    await write(async trx => {
      await trx
        .insertInto('processes')
        .values({ process, until })
        .onConflict(c => c.column('process').doUpdateSet({ until }))
        .execute();
      const gone = await trx
        .deleteFrom('processes')
        .where('until', '<', until - GONE)
        .returning('process')
        .execute();
      for (const row of gone) await trx.deleteFrom('lines').where('process', '=', row.process).execute();
    });
  },

  present: async (table, now) => {
    const rows = await db
      .selectFrom('lines')
      .innerJoin('processes', 'processes.process', 'lines.process')
      .select(['lines.line', 'lines.seat', 'lines.name'])
      .where('lines.table_id', '=', table)
      .where('processes.until', '>', now)
      .orderBy('lines.since')
      .orderBy('lines.line')
      .execute();
    return rows.map(row => ({ table, ...row }));
  },
});
