import type { Backend } from './backend.ts';
import { readJson } from './json-column.ts';
import { mustBeKnown } from './known.ts';
import type { Schema } from './schema.ts';
import type { Passkey, Store } from './store.ts';

type Keys = Pick<Store, 'addPasskey' | 'passkeys' | 'passkey' | 'usedPasskey' | 'removePasskey'>;

const readPasskey = ({ public_key, transports, ...row }: Schema['passkeys']): Passkey => ({
  ...row,
  publicKey: public_key,
  transports: readJson('passkeys.transports', row.id, transports),
});

export const passkeys = ({ db, write, hold }: Backend): Keys => ({
  addPasskey({ publicKey, transports, ...rest }, most = Number.POSITIVE_INFINITY) {
    const { player } = rest;
    const row = { ...rest, public_key: publicKey, transports: JSON.stringify(transports) };
    return write(async trx => {
      // Who adds another one for the same person, in whichever process, waits until this is done.
      await mustBeKnown(trx, hold, player);
      const known = await trx.selectFrom('passkeys').select('id').where('player', '=', player).execute();
      if (known.length >= most) return false;
      await trx.insertInto('passkeys').values(row).execute();
      return true;
    });
  },

  async passkeys(player) {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created')
      .orderBy('id')
      .execute();
    return rows.map(readPasskey);
  },

  async passkey(id) {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && readPasskey(row);
  },

  async usedPasskey(id, counter) {
    await write(trx => trx.updateTable('passkeys').set({ counter }).where('id', '=', id).execute());
  },

  removePasskey: (id, player) =>
    write(async trx => {
      const gone = trx.deleteFrom('passkeys').where('id', '=', id).where('player', '=', player).returning('id');
      return (await gone.execute()).length > 0;
    }),
});
