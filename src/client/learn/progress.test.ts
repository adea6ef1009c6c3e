import { expect, test } from 'vitest';
import { printOf, readKept } from './progress.ts';

test('progress that fits is read, and of what does not fit the rest', () => {
  const way = { print: 'a', entries: [], done: [1] };
  const kept = { finished: ['g/one', 7], underWay: { 'g/two': way, 'g/three': { print: 3 } }, last: 'g/two' };
  expect(readKept(JSON.stringify(kept))).toEqual({ finished: ['g/one'], underWay: { 'g/two': way }, last: 'g/two' });
});

test('whatever else a browser has kept is no progress, and no error', () => {
  for (const text of [null, '', 'null', '[]', '{', '"x"', '{"finished":{},"underWay":[]}']) {
    expect(readKept(text)).toEqual({ finished: [], underWay: {} });
  }
});

test('a lesson that has changed has another print', () => {
  expect(printOf('a lesson')).toBe(printOf('a lesson'));
  expect(printOf('a lesson')).not.toBe(printOf('a lessen'));
});
