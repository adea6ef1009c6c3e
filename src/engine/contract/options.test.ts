import { expect, test } from 'vitest';
import { type OptionSpec, readOptions } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  { name: 'clans', order: ['wolf', 'bear', 'raven'], clause: 'T-1' },
  { name: 'top', values: [10, 8], clause: 'T-2' },
];

test('options that are not given have their default', () => {
  expect(readOptions(SPECS, undefined)).toEqual({ clans: ['wolf', 'bear', 'raven'], top: 10 });
  expect(readOptions(SPECS, { top: 8 })).toEqual({ clans: ['wolf', 'bear', 'raven'], top: 8 });
});

test('a command line or a form may write them as text', () => {
  expect(readOptions(SPECS, { clans: 'raven', top: '8' })).toEqual({ clans: ['raven', 'wolf', 'bear'], top: 8 });
});

test.each([
  [{ tops: 8 }, 'options.tops: unknown; there are clans, top'],
  [{ top: 9 }, 'options.top: is 9; allowed are 10, 8'],
  [{ clans: ['wolf', 'wolf'] }, 'options.clans: must name some of wolf, bear, raven, each at most once'],
  [{ clans: ['fox'] }, 'options.clans: must name some of wolf, bear, raven, each at most once'],
  [[], 'options: must be an object of option names and values'],
])('%j is refused by name', (given, message) => {
  expect(() => readOptions(SPECS, given)).toThrow(message);
});
