/** A hall and a game of talk: options by seats, and asks that nobody waits for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShare } from '../cli/bot/visitor.ts';
import { shelveParley } from '../host/dev/shelve-parley.ts';
import { type Indoors, openIndoors, Visit } from './dev/indoors.ts';
import { plan } from './dev/open-test-hall.ts';
import type { Player } from './store/store.ts';

let hall: Indoors;
let takeDown = () => {};
beforeAll(async () => {
  takeDown = shelveParley();
  hall = await openIndoors();
});
afterAll(async () => {
  await hall.close();
  takeDown();
  expect(hall.troubles).toEqual([]);
});

const open = { kind: 'open' } as const;
const people = (...names: string[]): Promise<Player[]> => Promise.all(names.map(name => hall.person(name)));

describe('a table that is set up', () => {
  it('is refused options that are not for so many, by name', async () => {
    const [anna] = await people('Anna');
    const set = (seats: number, scenario: string) =>
      hall.lobbies.create(plan('parley', Array(seats).fill(open), { options: { scenario } }), anna);
    await expect(set(4, 'history')).rejects.toMatchObject({
      status: 400,
      refused: { error: 'bad-input', field: 'options.scenario' },
      message: expect.stringContaining('history is for 6 seats, not 4'),
    });
    expect((await set(4, 'pairs')).options.scenario).toBe('pairs');
  });

  it('plays by the default of so many', async () => {
    const [anna] = await people('Anna');
    const usual = async (seats: number) =>
      (await hall.lobbies.create(plan('parley', Array(seats).fill(open)), anna)).options.scenario;
    expect([await usual(2), await usual(6)]).toEqual(['free', 'history']);
  });
});

it('nobody is told of a turn that nobody waits for', async () => {
  const [anna, bo, cleo] = await people('Anna', 'Bo', 'Cleo');
  const { id } = await hall.lobbies.create(plan('parley', [open, open, open]), anna);
  for (const [seat, one] of [anna, bo, cleo].entries()) await hall.lobbies.take(id, seat, { share: newShare() }, one);
  const visit = await Visit.to(hall, id, anna);
  await visit.ask({ type: 'sit', seat: 0 });
  await visit.ask({ type: 'choose', seat: 0, choice: { kind: 'ready' } });
  expect(visit.moment?.ask).toMatchObject({ idle: true });
  expect((await hall.store.table(id))?.waiting).toEqual([1, 2]);
  await visit.leave(hall.rooms);
  // All three are gone now, and only two of them are waited for.
  await expect
    .poll(async () => (await hall.store.claimNotices(Number.MAX_SAFE_INTEGER, 10)).map(({ seat }) => seat).sort())
    .toEqual([1, 2]);
});
