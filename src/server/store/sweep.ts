import type { Ground } from './ground.ts';
import { SESSION_LASTS, type Store } from './store.ts';

export const sweep = ({ write }: Ground): Pick<Store, 'sweep'> => ({
  async sweep(now) {
    await write(async trx => {
      await trx
        .deleteFrom('sessions')
        .where('used', '<=', now - SESSION_LASTS)
        .execute();
      await trx.deleteFrom('mail_tokens').where('until', '<=', now).execute();
    });
  },
});
