/** However many tables are due at once, few of their rooms are open at a time, and each is looked after. */
import { expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { openIndoors, Visit } from '../dev/indoors.ts';

const MOST = 6;
const TABLES = 30;

it('tables that are due wake by and by, in a few rooms', { timeout: 60_000 }, async () => {
  const hall = await openIndoors(undefined, undefined, MOST);
  try {
    const people = [await hall.person('Runa'), await hall.person('Orm')];
    const looked = vi.spyOn(hall.store, 'lookedAfter');
    const ids: string[] = [];
    let most = 0;
    for (let i = 0; i < TABLES; i++) {
      ids.push(await hall.table(CATALOGUE[0].id, people));
      most = Math.max(most, (await hall.rooms.count()).rooms);
    }
    // Somebody sits at one of them: that room stays.
    const visit = await Visit.to(hall, ids[0], people[0]);
    await vi.waitFor(
      async () => {
        most = Math.max(most, (await hall.rooms.count()).rooms);
        expect(new Set(looked.mock.calls.map(([id]) => id))).toEqual(new Set(ids));
      },
      { timeout: 50_000, interval: 5 },
    );
    // Some are being opened while others are being closed.
    expect(most).toBeLessThanOrEqual(2 * MOST);
    expect(await visit.ask({ type: 'sit', seat: 0 })).toMatchObject({ type: 'reply' });
    expect(hall.troubles).toEqual([]);
  } finally {
    await hall.close();
  }
});
