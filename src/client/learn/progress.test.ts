import { expect, test } from 'vitest';
import { joined, toLearned } from './learned.ts';
import { printOf, readKept } from './progress.ts';
import { tidied } from './tidy.ts';

const ENTRY = { seat: 0, choice: { kind: 'act' } };
const way = { print: 'a', entries: [ENTRY], done: [-1, 1] };
const all = () => true;

test('progress that fits is read, and of what does not fit the rest', () => {
  const whole = { finished: ['g/one'], underWay: { 'g/two': way }, last: 'g/two' };
  expect(readKept(JSON.stringify(whole))).toEqual(whole);
  const kept = { finished: ['g/one', 7], underWay: { 'g/two': way, 'g/three': { print: 3 } }, last: 'g/two' };
  expect(readKept(JSON.stringify(kept))).toEqual({ ...whole, broken: true });
  // Steps that would have been done after all that was entered, or before those before them.
  for (const done of [[2], [1, 0], ['x']]) {
    const odd = { finished: [], underWay: { 'g/two': { ...way, done } } };
    expect(readKept(JSON.stringify(odd)).underWay).toEqual({});
  }
});

test('whatever else a browser has kept is no progress, and no error', () => {
  expect(readKept(null)).toEqual({ finished: [], underWay: {} });
  for (const text of ['', 'null', '[]', '{', '"x"', '{"finished":{},"underWay":[]}']) {
    expect(readKept(text)).toEqual({ finished: [], underWay: {}, broken: true });
  }
});

test('what does not fit any more is let go, and that is known', () => {
  const kept = { finished: ['g/one', 'g/gone'], underWay: { 'g/two': way, 'g/left': way }, last: 'g/left' };
  expect(tidied(kept, all)).toBe(kept);
  expect(tidied(kept, lesson => lesson === 'g/one' || lesson === 'g/two')).toEqual({
    finished: ['g/one'],
    underWay: { 'g/two': way },
  });
  expect(tidied(readKept('{'), all)).toEqual({ finished: [], underWay: {} });
});

test('what was finished in any browser is, and whoever is further goes on from there', () => {
  const here = { finished: ['g/one'], underWay: { 'g/two': way, 'g/three': way }, last: 'g/two' };
  expect(joined(here, toLearned(here))).toBe(here);
  const told = { finished: ['g/two'], underWay: { lesson: 'g/three', ...way, done: [0, 0, 1] } };
  expect(joined(here, told)).toEqual({
    finished: ['g/one', 'g/two'],
    underWay: { 'g/three': { ...way, done: [0, 0, 1] } },
    last: 'g/three',
  });
  const behind = { finished: ['g/one'], underWay: { lesson: 'g/two', ...way, done: [0] } };
  expect(joined(here, behind)).toBe(here);
});

test('what the hall has not heard of yet is not undone by it', () => {
  const here = { finished: ['g/one'], underWay: {}, last: 'g/one' };
  expect(joined(here, { finished: [], underWay: { lesson: 'g/one', ...way } })).toBe(here);
  expect(toLearned(here)).toEqual({ finished: ['g/one'], underWay: null });
});

test('what the hall tells is held to the same shape as what is kept here', () => {
  const here = { finished: [], underWay: {} };
  expect(joined(here, { finished: [], underWay: { lesson: 'g/one', print: 'a', entries: [], done: [5] } })).toBe(here);
});

test('a lesson that has changed has another print', () => {
  expect(printOf('a lesson')).toBe(printOf('a lesson'));
  expect(printOf('a lesson')).not.toBe(printOf('a lessen'));
});
