/** The list of open tables is everybody's, and so is the hall: neither one name nor one address fills it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';
import { Lobbies } from './lobbies.ts';

const OPEN = { kind: 'open' } as const;
const anybody = plan(CATALOGUE[0].id, [OPEN, OPEN], { visibility: 'open' });
const tooMany = { refused: { error: 'too-many-open' } };

let hall: Indoors;
beforeEach(async () => {
  hall = await openIndoors();
});
afterEach(() => hall.close());

it('a name has five of them, and again when one is gone', async () => {
  const runa = await hall.person('Runa');
  const made = [];
  for (let i = 0; i < 5; i++) made.push(await hall.lobbies.create(anybody, runa, `10.0.0.${i}`));
  await expect(hall.lobbies.create(anybody, runa, '10.0.0.9')).rejects.toMatchObject(tooMany);
  // Tables for those who have the link are on no list.
  await hall.lobbies.create({ ...anybody, visibility: 'private' }, runa, '10.0.0.9');
  await hall.lobbies.remove(made[0].id, runa);
  await hall.lobbies.create(anybody, runa, '10.0.0.9');
});

it('who asks for many at once gets no more of them', async () => {
  const runa = await hall.person('Runa');
  const asked = await Promise.allSettled(
    Array.from({ length: 30 }, () => hall.lobbies.create(anybody, runa, '10.0.0.1')),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('an address has ten of them, under however many names', async () => {
  const made: string[] = [];
  for (let i = 0; i < 10; i++) {
    made.push((await hall.lobbies.create(anybody, await hall.person(`Guest ${i}`), '10.0.0.1')).id);
  }
  const orm = await hall.person('Orm');
  await expect(hall.lobbies.create(anybody, orm, '10.0.0.1')).rejects.toMatchObject(tooMany);
  await hall.lobbies.create(anybody, orm, '10.0.0.2');
  await hall.store.removeTable(made[3]);
  await hall.lobbies.create(anybody, orm, '10.0.0.1');
  // Another process, or the same one after it was started again, counts them too.
  const other = new Lobbies(hall.store, hall.rooms);
  await expect(other.create(anybody, await hall.person('Eir'), '10.0.0.1')).rejects.toMatchObject(tooMany);
});

it('an address sets up so many tables a day, on no list as well and under however many names', async () => {
  let now = 1_000_000;
  const limits = { made: { ofAddress: 3, ofHall: Number.POSITIVE_INFINITY } };
  const [one, other] = [0, 1].map(() => new Lobbies(hall.store, hall.rooms, () => now, limits));
  const unlisted = { ...anybody, visibility: 'private' } as const;
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, async (_, i) =>
      [one, other][i % 2].create(unlisted, await hall.person(`Guest ${i}`), '10.0.0.1'),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const orm = await hall.person('Orm');
  await expect(one.create(unlisted, orm, '10.0.0.1')).rejects.toMatchObject({ refused: { error: 'too-many' } });
  await one.create(unlisted, orm, '10.0.0.2');
  now += 24 * 3_600_000;
  await one.create(unlisted, orm, '10.0.0.1');
});
