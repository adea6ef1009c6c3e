import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Backend, Within } from './backend.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/**
 * Names of a kind: `kind own`. SQLite goes straight to them by its index; to what begins like a text (`like`), which to it
 * is the same in capitals, it goes past all there is.
 */
export const ofKind =
  (database: Backend['kind'], kind: string) =>
  ({ eb, and, ref }: ExpressionBuilder<Schema, 'once'>): Expression<SqlBool> =>
    database === 'sqlite'
      ? // A space, and what comes next after it.
        and([eb('name', '>=', `${kind} `), eb('name', '<', `${kind}!`)])
      : sql<SqlBool>`starts_with(${ref('name')}, ${`${kind} `})`;

export const once = ({ kind: database, db, write }: Backend): Pick<Store, 'once' | 'notOnce' | 'within' | 'named'> => ({
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
      await keep(trx, kind, until);
      // What is over need not be counted again and again.
      await trx.deleteFrom('once').where(ofKind(database, kind)).where('until', '<=', now).execute();
      const { count } = await trx
        .selectFrom('once')
        .select(({ fn }) => fn.countAll().as('count'))
        .where(ofKind(database, kind))
        // What lasts longer than that was written by a clock that has been set back.
        .where('until', '<=', until)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
      await keep(trx, `${kind} ${own}`, until);
      return true;
    }),

  async named(kind, now) {
    const found = await db
      .selectFrom('once')
      .select('name')
      .where(ofKind(database, kind))
      .where('until', '>', now)
      .orderBy('name')
      .execute();
    return found.map(({ name }) => name.slice(kind.length + 1));
  },

  async notOnce(name) {
    await write(trx => trx.deleteFrom('once').where('name', '=', name).execute());
  },
});

async function keep(trx: Within, name: string, until: number): Promise<void> {
  const row = trx.insertInto('once').values({ name, until });
  await row.onConflict(c => c.column('name').doUpdateSet({ until })).execute();
}
