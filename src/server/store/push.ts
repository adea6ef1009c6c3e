import type { Backend } from './backend.ts';
import { mustBeKnown } from './known.ts';
import type { Store } from './store.ts';

type Push = Pick<Store, 'addPush' | 'pushTargets' | 'removePush'>;

export const push = ({ db, write, hold }: Backend): Push => ({
  async addPush({ endpoint, player, keys: { p256dh, auth }, language }) {
    const rest = { player, p256dh, auth, language };
    await write(async trx => {
      await mustBeKnown(trx, hold, player);
      await trx
        .insertInto('push_targets')
        .values({ endpoint, ...rest })
        .onConflict(c => c.column('endpoint').doUpdateSet(rest))
        .execute();
    });
  },

  async pushTargets(player) {
    const rows = await db
      .selectFrom('push_targets')
      .selectAll()
      .where('player', '=', player)
      .orderBy('endpoint')
      .execute();
    return rows.map(({ p256dh, auth, ...rest }) => ({ ...rest, keys: { p256dh, auth } }));
  },

  async removePush(endpoint, player) {
    await write(trx => {
      const gone = trx.deleteFrom('push_targets').where('endpoint', '=', endpoint);
      return (player === undefined ? gone : gone.where('player', '=', player)).execute();
    });
  },
});
