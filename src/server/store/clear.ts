import type { Backend } from './backend.ts';
import { bitByBit } from './bit-by-bit.ts';

const AT_ONCE = 250;

/**
 * Removes the log of a table that is about to go, the oldest first: whoever still plays there goes on from the last
 * snapshot as if nothing had happened.
 */
export async function clearLog({ write }: Backend, table: string): Promise<void> {
  await bitByBit(AT_ONCE, most =>
    write(async trx => {
      const { numDeletedRows } = await trx
        .deleteFrom('entries')
        .where('table_id', '=', table)
        .where('seq', 'in', eb =>
          eb.selectFrom('entries').select('seq').where('table_id', '=', table).orderBy('seq').limit(most),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    }),
  );
}
