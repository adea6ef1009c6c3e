import { expect, test } from 'vitest';
import { firstOf, isGuided, readFirsts } from './firsts.ts';

const NOTHING = { on: [], seen: {}, guided: {} };

test('what was explained is read as far as it makes sense, and whatever else is kept is nothing', () => {
  const kept = { on: ['game', 1], seen: { game: ['act', null], other: 'act' }, guided: { game: 2, other: 'x' } };
  expect(readFirsts(JSON.stringify(kept))).toEqual({
    on: ['game'],
    seen: { game: ['act'], other: [] },
    guided: { game: 2 },
  });
  for (const text of [null, '', '{', '7', 'null', '[]']) expect(readFirsts(text)).toEqual(NOTHING);
});

test('one thing is explained at a time, each once', () => {
  const firsts = { act: ['X-1', 'X-2'], fight: ['X-3'] };
  expect(firstOf('act', firsts)).toEqual({ key: 'act', clause: 'X-1' });
  expect(firstOf('act', firsts, ['act'])).toEqual({ key: 'act/1', clause: 'X-2' });
  expect(firstOf('act', firsts, ['act/1'])).toEqual({ key: 'act', clause: 'X-1' });
  expect(firstOf('act', firsts, ['act', 'act/1'])).toBeNull();
  expect(firstOf('rest', firsts)).toBeNull();
  expect(firstOf(undefined, firsts)).toBeNull();
});

test('sensible choices are marked before the first ones, and no more after those', () => {
  expect(isGuided({ ...NOTHING, on: ['game'] }, 'game')).toBe(true);
  expect(isGuided(NOTHING, 'game')).toBe(false);
  expect(isGuided({ ...NOTHING, on: ['game'], guided: { game: 7 } }, 'game')).toBe(true);
  expect(isGuided({ ...NOTHING, on: ['game'], guided: { game: 8 } }, 'game')).toBe(false);
});
