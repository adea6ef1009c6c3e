import type { Backend } from './backend.ts';
import { SESSION_LASTS, type Store } from './store.ts';

export const sweep = ({ write }: Backend): Pick<Store, 'sweep'> => ({
  async sweep(now) {
    await write(async trx => {
      await trx
        .deleteFrom('sessions')
        .where('used', '<=', now - SESSION_LASTS)
        .execute();
      await trx.deleteFrom('mail_tokens').where('until', '<=', now).execute();
      await trx.deleteFrom('once').where('until', '<=', now).execute();
    });
  },
});
