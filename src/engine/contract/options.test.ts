import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { optionSets, randomOptions } from '../conformance/option-sets.ts';
import { toyGame } from '../harness/dev/toy.ts';
import { faultsOfOptions, numbersOfSeats, type OptionSpec, readOptions, valuesFor } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  { name: 'clans', order: ['wolf', 'bear', 'raven'], clause: 'T-1' },
  { name: 'top', values: [10, 8], clause: 'T-2' },
];

test('options that are not given have their default', () => {
  expect(readOptions(SPECS, undefined, 3)).toEqual({ clans: ['wolf', 'bear', 'raven'], top: 10 });
  expect(readOptions(SPECS, { top: 8 }, 3)).toEqual({ clans: ['wolf', 'bear', 'raven'], top: 8 });
});

test('a command line or a form may write them as text', () => {
  expect(readOptions(SPECS, { clans: 'raven', top: '8' }, 3)).toEqual({ clans: ['raven', 'wolf', 'bear'], top: 8 });
});

test.each([
  [{ tops: 8 }, 'options.tops: unknown; there are clans, top'],
  [{ top: 9 }, 'options.top: is 9; allowed are 10, 8'],
  [{ clans: ['wolf', 'wolf'] }, 'options.clans: must name some of wolf, bear, raven, each at most once'],
  [{ clans: ['fox'] }, 'options.clans: must name some of wolf, bear, raven, each at most once'],
  [[], 'options: must be an object of option names and values'],
])('%j is refused by name', (given, message) => {
  expect(() => readOptions(SPECS, given, 3)).toThrow(message);
});

describe('options by seats', () => {
  const scenario = {
    name: 'scenario',
    values: ['historical', 'free', 'pairs'],
    clause: 'T-3',
    only: [
      { value: 'historical', seats: [6] },
      { value: 'pairs', seats: [4, 6], clause: 'T-4' },
    ],
    usual: [{ value: 'pairs', seats: [4] }],
  } as const satisfies OptionSpec;
  const top = { name: 'top', values: [10, 8], clause: 'T-2' } as const satisfies OptionSpec;

  test('a default is the first value that so many can play, unless another is named', () => {
    const usual = (seats: number) => readOptions([scenario], undefined, seats).scenario;
    expect([2, 4, 5, 6].map(usual)).toEqual(['free', 'pairs', 'free', 'historical']);
  });

  test('a value for others is refused by name, with whom it is for', () => {
    expect(readOptions([scenario], { scenario: 'historical' }, 6).scenario).toBe('historical');
    expect(() => readOptions([scenario], { scenario: 'historical' }, 4)).toThrow(
      'options.scenario: historical is for 6 seats, not 4',
    );
    expect(() => readOptions([scenario], { scenario: 'pairs' }, 5)).toThrow(
      'options.scenario: pairs is for 4 or 6 seats, not 5',
    );
  });

  test('sets of options, one by one or at random, keep to them', () => {
    const values = (seats: number) => optionSets([scenario, top], seats).map(set => `${set.scenario} ${set.top}`);
    expect(values(5)).toEqual(['free 10', 'free 8']);
    expect(values(4)).toEqual(['pairs 10', 'free 10', 'pairs 8']);
    expect(values(6)).toEqual(['historical 10', 'free 10', 'pairs 10', 'historical 8']);
    const chance = new FastChance('sets');
    for (const seats of [2, 4, 6]) {
      const drawn = Array.from({ length: 40 }, () => String(randomOptions([scenario], seats, chance).scenario));
      expect([...new Set(drawn)].sort()).toEqual([...valuesFor(scenario, seats)].sort());
    }
  });

  test('a game whose seats have no default to play by, or that bounds what is no value, is not defined', () => {
    const game = (option: OptionSpec) =>
      toyGame({ frames: {}, options: [option], setup: () => ({ stack: [], sealed: [] }) });
    expect(() => game(scenario)).not.toThrow();
    expect(() => game({ ...scenario, values: ['historical'], only: [{ value: 'historical', seats: [6] }] })).toThrow(
      'toy: option scenario: pairs is not among its values; option scenario: 1 seats cannot play by their default',
    );
    expect(() => game({ ...scenario, usual: [{ value: 'pairs', seats: [5] }] })).toThrow(
      'toy: option scenario: 5 seats cannot play by their default',
    );
  });

  test('one that matters only within another is tried with it, and needs one that is there', () => {
    const hills = {
      name: 'hills',
      values: ['low', 'high'],
      clause: 'T-3',
      within: { option: 'top', value: 8 },
    } as const;
    const tried = optionSets([top, hills], 4).map(set => `${set.top} ${set.hills}`);
    expect(tried).toEqual(['10 low', '8 low', '8 high']);
    expect(faultsOfOptions([top, hills], { min: 2, max: 4 })).toEqual([]);
    expect(faultsOfOptions([hills], { min: 2, max: 4 })).toEqual(['option hills: no option top has the value 8']);
  });

  test('numbers of seats are told shortly', () => {
    expect([[6], [4, 6], [2, 3, 4], [2, 4, 6]].map(numbersOfSeats)).toEqual(['6', '4 or 6', '2 to 4', '2, 4 or 6']);
  });
});
