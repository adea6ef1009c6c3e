import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

export const once = ({ db, write }: Backend): Pick<Store, 'once' | 'notOnce' | 'within' | 'named'> => ({
  once: (name, now, until) =>
    write(async trx => {
      const row = trx.insertInto('once').values({ name, until });
      const first = row
        .onConflict(c => c.column('name').doUpdateSet({ until }).where('once.until', '<=', now))
        .returning('name');
      return (await first.execute()).length > 0;
    }),

  within: (kind, own, { now, until, most }) =>
    write(async trx => {
      // Who counts the same elsewhere waits until this is done.
      const counting = trx.insertInto('once').values({ name: kind, until });
      await counting.onConflict(c => c.column('name').doUpdateSet({ until })).execute();
      const { count } = await trx
        .selectFrom('once')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('name', 'like', `${kind} %`)
        .where('until', '>', now)
        // What lasts longer than that was written by a clock that has been set back.
        .where('until', '<=', until)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
      const row = trx.insertInto('once').values({ name: `${kind} ${own}`, until });
      await row.onConflict(c => c.column('name').doUpdateSet({ until })).execute();
      return true;
    }),

  async named(kind, now) {
    const found = await db
      .selectFrom('once')
      .select('name')
      .where('name', 'like', `${kind} %`)
      .where('until', '>', now)
      .orderBy('name')
      .execute();
    return found.map(({ name }) => name.slice(kind.length + 1));
  },

  async notOnce(name) {
    await write(trx => trx.deleteFrom('once').where('name', '=', name).execute());
  },
});
