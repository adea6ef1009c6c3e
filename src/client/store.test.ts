import { expect, it } from 'vitest';
import { memoryKeeper } from './dev/memory-keeper.ts';
import { memoryStore, type SavedTable } from './store.ts';

const saved = (id: string, changed: number): SavedTable => ({
  id,
  game: 'raid',
  name: '',
  options: {},
  seats: [],
  you: [0],
  begun: 0,
  changed,
  waiting: [],
  stage: null,
  over: false,
});

it('lists the latest first, renames and removes', async () => {
  const store = memoryStore([saved('old', 1), saved('new', 2)]);
  expect((await store.list()).map(table => table.id)).toEqual(['new', 'old']);
  await store.rename('old', 'The long night');
  await store.remove('new');
  expect(await store.list()).toEqual([{ ...saved('old', 1), name: 'The long night' }]);
});

it('a table that was begun is found again', async () => {
  const keeper = memoryKeeper();
  const seats = [{ name: 'Ása', bot: null }];
  const id = await keeper.begin({ game: 'raid', options: {}, seats, you: [0] });
  expect(await keeper.find(id)).toMatchObject({ game: 'raid', seats, you: [0], over: false });
});
