import type { Backend } from './backend.ts';
import { bitByBit } from './bit-by-bit.ts';
import { countGone, forgetGone } from './gone.ts';
import { GATHERING_LASTS, SESSION_LASTS, type Store } from './store.ts';

/** What goes at a time: a table may hold much. */
const ROWS = 500;
const TABLES = 20;

export const sweep = (backend: Backend): Pick<Store, 'sweep' | 'toSweep'> => ({
  async sweep(now) {
    const { write, announce } = backend;
    // Before anything else goes that they might have had: `toSweep` sees it so.
    const people = await forgetGone(backend, now);
    const sessions = await bitByBit(ROWS, most =>
      write(async trx => {
        const over = trx
          .selectFrom('sessions')
          .select('token_hash')
          .where('used', '<=', now - SESSION_LASTS);
        const gone = trx.deleteFrom('sessions').where('token_hash', 'in', over.limit(most));
        return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
      }),
    );
    const letters = await bitByBit(ROWS, most =>
      write(async trx => {
        const over = trx.selectFrom('mail_tokens').select('token_hash').where('until', '<=', now);
        const gone = trx.deleteFrom('mail_tokens').where('token_hash', 'in', over.limit(most));
        return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
      }),
    );
    const once = await bitByBit(ROWS, most =>
      write(async trx => {
        const over = trx.selectFrom('once').select('name').where('until', '<=', now);
        const gone = trx.deleteFrom('once').where('name', 'in', over.limit(most));
        return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
      }),
    );
    const gatherings = await bitByBit(TABLES, most =>
      write(async trx => {
        const over = trx
          .selectFrom('tables')
          .select('id')
          .where('state', '=', 'gathering')
          .where('created', '<=', now - GATHERING_LASTS);
        const gone = await trx.deleteFrom('tables').where('id', 'in', over.limit(most)).returning('id').execute();
        // Whoever still looks at one is told that it was taken down.
        if (gone.length > 0) {
          await announce(
            trx,
            gone.map(({ id }) => ({ table: id, what: 'lobby' })),
          );
        }
        return gone.length;
      }),
    );
    return { sessions, letters, once, gatherings, people };
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
