import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

type Due = Pick<Store, 'claimDue' | 'lookedAfter' | 'setNotices' | 'claimNotices'>;

export const due = ({ db, write, hold, holdFree }: Backend): Due => ({
  async claimDue(now, until, limit) {
    // Most of the time nothing is due, and that costs no write.
    const any = await db.selectFrom('due').select('table_id').where('at', '<=', now).limit(1).execute();
    if (any.length === 0) return [];
    const claimed = await write(trx =>
      trx
        .with('claimed', q =>
          q.selectFrom('due').select('table_id').where('at', '<=', now).orderBy('at').limit(limit).modifyEnd(holdFree),
        )
        .updateTable('due')
        .set({ at: until })
        .where('table_id', 'in', eb => eb.selectFrom('claimed').select('claimed.table_id'))
        .returning('table_id')
        .execute(),
    );
    return claimed.map(row => row.table_id);
  },

  async lookedAfter(table, claimed, due) {
    await write(trx =>
      trx.updateTable('due').set({ at: due }).where('table_id', '=', table).where('at', '=', claimed).execute(),
    );
  },

  async setNotices(table, notices) {
    await write(async trx => {
      // Two processes may say so at once: one after the other, and the last one counts.
      await trx.selectFrom('tables').select('id').where('id', '=', table).modifyEnd(hold).execute();
      await trx.deleteFrom('notices').where('table_id', '=', table).execute();
      if (notices.length === 0) return;
      const rows = notices.map(({ seat, player, at }) => ({ table_id: table, seat, player, at }));
      await trx.insertInto('notices').values(rows).execute();
    });
  },

  async claimNotices(now, limit) {
    const any = await db.selectFrom('notices').select('seat').where('at', '<=', now).limit(1).execute();
    if (any.length === 0) return [];
    const claimed = await write(trx =>
      trx
        .with('claimed', q =>
          q
            .selectFrom('notices')
            .select(['table_id', 'seat'])
            .where('at', '<=', now)
            .orderBy('at')
            .limit(limit)
            .modifyEnd(holdFree),
        )
        .deleteFrom('notices')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('table_id', 'seat'),
            'in',
            selectFrom('claimed').select(['claimed.table_id', 'claimed.seat']).$asTuple('table_id', 'seat'),
          ),
        )
        .returningAll()
        .execute(),
    );
    return claimed.map(({ table_id, ...rest }) => ({ table: table_id, ...rest })).sort((a, b) => a.at - b.at);
  },
});
