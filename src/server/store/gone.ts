import type { Backend } from './backend.ts';
import { SESSION_LASTS, STRANGER_LASTS } from './store.ts';

/** People who are looked at in one go: nobody waits long for it. */
const PAGE = 200;

/** Page by page, those who came long ago and have nothing to come back with or to. */
async function* gone({ db }: Backend, now: number): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const page = await db
      .selectFrom('players')
      .select(({ and, or, exists, not, selectFrom, eb }) => {
        const { ref } = eb;
        return [
          'id',
          and([
            eb('created', '<=', now - STRANGER_LASTS),
            not(
              or([
                exists(
                  selectFrom('sessions')
                    .select('player')
                    .where('player', '=', ref('players.id'))
                    .where('used', '>', now - SESSION_LASTS),
                ),
                exists(selectFrom('passkeys').select('player').where('player', '=', ref('players.id'))),
                exists(selectFrom('seats').select('player').where('player', '=', ref('players.id'))),
                exists(selectFrom('tables').select('creator').where('creator', '=', ref('players.id'))),
              ]),
            ),
          ]).as('gone'),
        ];
      })
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield page.filter(row => row.gone).map(({ id }) => id);
    if (page.length < PAGE) return;
    last = page[PAGE - 1].id;
    // A turn of the event loop for everybody else.
    await new Promise(resolve => setImmediate(resolve));
  }
}

export async function countGone(backend: Backend, now: number): Promise<number> {
  let count = 0;
  for await (const ids of gone(backend, now)) count += ids.length;
  return count;
}

/** As if they had asked for it: what they said as guests goes with them. */
export async function forgetGone(backend: Backend, now: number): Promise<number> {
  let count = 0;
  for await (const ids of gone(backend, now)) {
    if (ids.length === 0) continue;
    count += ids.length;
    await backend.write(async trx => {
      await trx.updateTable('talk').set({ player: null, name: '', text: '' }).where('player', 'in', ids).execute();
      await trx.deleteFrom('notices').where('player', 'in', ids).execute();
      await trx.deleteFrom('players').where('id', 'in', ids).execute();
    });
  }
  return count;
}
