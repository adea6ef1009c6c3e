import type { Backend } from './backend.ts';
import { countGone, forgetGone } from './gone.ts';
import { GATHERING_LASTS, SESSION_LASTS, type Store } from './store.ts';

export const sweep = (backend: Backend): Pick<Store, 'sweep' | 'toSweep'> => ({
  async sweep(now) {
    const { write, announce } = backend;
    // Before anything else goes that they might have had: `toSweep` sees it so.
    const people = await forgetGone(backend, now);
    return write(async trx => {
      const sessions = await trx
        .deleteFrom('sessions')
        .where('used', '<=', now - SESSION_LASTS)
        .executeTakeFirst();
      const letters = await trx.deleteFrom('mail_tokens').where('until', '<=', now).executeTakeFirst();
      const once = await trx.deleteFrom('once').where('until', '<=', now).executeTakeFirst();
      const gatherings = await trx
        .deleteFrom('tables')
        .where('state', '=', 'gathering')
        .where('created', '<=', now - GATHERING_LASTS)
        .returning('id')
        .execute();
      // Whoever still looks at one is told that it was taken down.
      if (gatherings.length > 0) {
        await announce(
          trx,
          gatherings.map(({ id }) => ({ table: id, what: 'lobby' })),
        );
      }
      return {
        sessions: Number(sessions.numDeletedRows),
        letters: Number(letters.numDeletedRows),
        once: Number(once.numDeletedRows),
        gatherings: gatherings.length,
        people,
      };
    });
  },

  async toSweep(now) {
    const counted = await backend.db
      .selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('sessions')
          .select(fn.countAll<number>().as('n'))
          .where('used', '<=', now - SESSION_LASTS)
          .as('sessions'),
        selectFrom('mail_tokens').select(fn.countAll<number>().as('n')).where('until', '<=', now).as('letters'),
        selectFrom('once').select(fn.countAll<number>().as('n')).where('until', '<=', now).as('once'),
        selectFrom('tables')
          .select(fn.countAll<number>().as('n'))
          .where('state', '=', 'gathering')
          .where('created', '<=', now - GATHERING_LASTS)
          .as('gatherings'),
      ])
      .executeTakeFirstOrThrow();
    const { sessions, letters, once, gatherings } = counted;
    return {
      sessions: sessions ?? 0,
      letters: letters ?? 0,
      once: once ?? 0,
      gatherings: gatherings ?? 0,
      people: await countGone(backend, now),
    };
  },
});
