import type { Backend } from './backend.ts';

/** Entries that are removed at a time: what is deleted is written over, and everybody else waits for it. */
const AT_ONCE = 250;

/**
 * Removes the log of a table that is about to go, the oldest first: a long one takes long, and others have their turns
 * between. Whoever still plays there goes on from the last snapshot as if nothing had happened.
 */
export async function clearLog({ write }: Backend, table: string): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await write(trx =>
      trx
        .deleteFrom('entries')
        .where('table_id', '=', table)
        .where('seq', 'in', eb =>
          eb.selectFrom('entries').select('seq').where('table_id', '=', table).orderBy('seq').limit(AT_ONCE),
        )
        .executeTakeFirstOrThrow(),
    );
    if (Number(numDeletedRows) < AT_ONCE) return;
    await new Promise(resolve => void setImmediate(resolve));
  }
}
