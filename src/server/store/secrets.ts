import type { Backend } from './backend.ts';
import type { Store } from './store.ts';

export const secrets = ({ db, write }: Backend): Pick<Store, 'secret'> => {
  const find = (name: string) => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();

  return {
    async secret(name, make) {
      const known = await find(name);
      if (known) return known.value;
      const value = make();
      await write(trx =>
        trx
          .insertInto('secrets')
          .values({ name, value })
          .onConflict(c => c.doNothing())
          .execute(),
      );
      // Another process may have been quicker, and then it is theirs.
      return (await find(name))?.value ?? value;
    },
  };
};
