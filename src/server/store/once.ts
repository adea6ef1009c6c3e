import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

export const once = ({ write }: Backend): Pick<Store, 'once' | 'notOnce'> => ({
  once: (name, now, until) =>
    write(async trx => {
      const row = trx.insertInto('once').values({ name, until });
      const first = row
        .onConflict(c => c.column('name').doUpdateSet({ until }).where('once.until', '<=', now))
        .returning('name');
      return (await first.execute()).length > 0;
    }),

  async notOnce(name) {
    await write(trx => trx.deleteFrom('once').where('name', '=', name).execute());
  },
});
