import { expect, test } from 'vitest';
import { readFirsts } from './firsts.ts';

test('what was explained is read as far as it makes sense, and whatever else is kept is nothing', () => {
  const kept = { on: ['game', 1], seen: { game: ['act', null], other: 'act' } };
  expect(readFirsts(JSON.stringify(kept))).toEqual({ on: ['game'], seen: { game: ['act'], other: [] } });
  for (const text of [null, '', '{', '7', 'null', '[]']) expect(readFirsts(text)).toEqual({ on: [], seen: {} });
});
