import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { newShare } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { Answer } from '../../host/bots/runner.ts';
import { openIndoors, Visit } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';

/** Longer than a room stays open that nobody is in. */
const LONG = 31_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a room that everybody has left stays open while a bot thinks in it, and no longer', async () => {
  const thoughts: { readonly stop: AbortSignal; answer(answer: Answer): void }[] = [];
  const hall = await openIndoors({
    think: (_question, stop) =>
      new Promise(resolve => {
        thoughts.push({ stop, answer: resolve });
        stop.addEventListener('abort', () => resolve(null));
      }),
  });
  const anna = await hall.person('Anna');
  const bot = { kind: 'bot', bot: USUAL } as const;
  const { id } = await hall.lobbies.create(plan(CATALOGUE[0].id, [{ kind: 'mine', share: newShare() }, bot]), anna);
  const visit = await Visit.to(hall, id, anna);
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  await visit.leave(hall.rooms);
  for (let i = 0; i < 3; i++) await vi.advanceTimersByTimeAsync(LONG);
  expect(thoughts[0].stop.aborted).toBe(false);
  expect(await hall.rooms.count()).toMatchObject({ rooms: 1 });

  // Its answer is kept, and now the table waits for a person alone.
  thoughts[0].answer({ choice: null });
  await vi.waitFor(async () => expect(await hall.store.entries(id, 0)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(LONG);
  await vi.waitFor(async () => expect(await hall.rooms.count()).toMatchObject({ rooms: 0 }));
  await hall.close();
  expect(hall.troubles).toEqual([]);
});

it('rooms in which bots think keep nobody else’s table from being looked after', async () => {
  const hall = await openIndoors(
    { think: (_question, stop) => new Promise(resolve => stop.addEventListener('abort', () => resolve(null))) },
    undefined,
    3,
  );
  const bot = { kind: 'bot', bot: USUAL } as const;
  const mallory = await hall.person('Mallory');
  for (let i = 0; i < 6; i++) {
    await hall.lobbies.create(plan(CATALOGUE[0].id, [{ kind: 'mine', share: newShare() }, bot]), mallory);
  }
  const looked = vi.spyOn(hall.store, 'lookedAfter');
  const table = await hall.table(CATALOGUE[0].id, [await hall.person('Anna'), await hall.person('Bo')]);
  await vi.waitFor(() => expect(looked.mock.calls.map(([id]) => id)).toContain(table), { timeout: 20_000 });
  await hall.close();
  expect(hall.troubles).toEqual([]);
});
