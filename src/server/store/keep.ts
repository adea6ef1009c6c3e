import { existsSync } from 'node:fs';
import { CannotMove, reason, shown } from './move.ts';
import { isPostgres, openStore } from './open-store.ts';
import type { Swept } from './store.ts';

/** Removes from a hall what is over; `dry`: only counts it. */
export async function sweepHall(hall: string, now: number, dry: boolean): Promise<Swept> {
  if (!isPostgres(hall) && !existsSync(hall)) throw new CannotMove(`${hall} is not there`);
  const store = await openStore(hall).catch(error => {
    throw new CannotMove(`${shown(hall)} cannot be opened: ${reason(error)}`, { cause: error });
  });
  try {
    return await (dry ? store.toSweep(now) : store.sweep(now));
  } finally {
    await store.close();
  }
}
