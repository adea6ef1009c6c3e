import { describe, expect, test, vi } from 'vitest';
import { BadInput } from './bad-input.ts';
import { checkJson, checkJsonInSteps, DEEPEST, type Most, parseJson, slipIn } from './json-text.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const problemOf = (text: string): string => {
  try {
    parseJson(text, 'the file');
    return 'fine';
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.message;
  }
};

test.each([
  'null',
  '-0.5e-3',
  '[]',
  '{"a":{"a":[1,{"a":2},{"a":3}]},"b":"\\"a\\":1, \\\\"}',
  nested(DEEPEST),
  '["\\\\u0000"]',
  ' [1e308] ',
])('%s is read', text => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(slipIn(text)).toBeUndefined();
});

test.each([
  ['{"a": 1,\n "a": 2}', 'line 2, column 2: the file has "a" twice'],
  ['{"a": {"b": 1, "c": [], "b": 2}}', 'line 1, column 25: the file has "b" twice'],
  ['{"a": 1, "\\u0061": 2}', 'line 1, column 10: the file has "a" twice'],
  ['[{"a": 1}, {"a": 1, "a": 1}]', 'line 1, column 21: the file has "a" twice'],
  ['\uFEFF{}', 'line 1, column 1: the file begins with a byte order mark: save it without one'],
  ['[1e999]', 'line 1, column 2: the file cannot hold a number like 1e999'],
  ['{"a": -1e400}', 'line 1, column 7: the file cannot hold a number like -1e400'],
  [
    `[1${'0'.repeat(300)}.${'0'.repeat(100)}e99]`,
    'line 1, column 2: the file cannot hold a number like 10000000000000000000',
  ],
  ['{"a": "b\\u0000"}', 'line 1, column 7: the file holds the character U+0000, which no text here may'],
  ['["\\\\\\u0000"]', 'line 1, column 2: the file holds the character U+0000, which no text here may'],
  [nested(DEEPEST + 1), `line 1, column ${DEEPEST + 1}: the file is nested deeper than 64 levels`],
  [nested(5_000), 'line 1, column 65: the file is nested deeper than 64 levels'],
  ['{"a":'.repeat(200_000), 'line 1, column 321: the file is nested deeper than 64 levels'],
  ['{"a": 1,}', 'line 1, column 9: the file cannot go on with }'],
  ['{"a": 1, "a"', 'line 1, column 13: the file ends too early'],
  ['"open', 'line 1, column 1: the file cannot go on with "open'],
  ['[1-2]', 'line 1, column 3: the file cannot go on with -2]'],
  ['', 'line 1, column 1: the file ends too early'],
])('%j is refused by line and column', (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test('a field twice is told with the way to it', () => {
  expect(slipIn('{"a": [0, {"b": {"c": 1, "c": 2}}]}')).toMatchObject({ path: ['a', 1, 'b', 'c'], slip: 'twice' });
  expect(slipIn('{"a": [0, 1, 1e999]}')).toMatchObject({ path: ['a', 2], slip: 'number' });
});

describe('the check alone', () => {
  test('refuses the same, and leaves what is no JSON to whoever reads it', () => {
    expect(() => checkJson('{"a": 1, "a": 2}')).toThrow(BadInput);
    expect(() => checkJson(nested(5_000))).toThrow(BadInput);
    expect(() => checkJson('{"a": ')).not.toThrow();
    expect(() => checkJson('')).not.toThrow();
  });

  test('goes over a long text in short steps, and no further than the values it may hold', () => {
    const long = `[${'[0],'.repeat(10_000)}{"a":1,"a":2}]`;
    const steps = checkJsonInSteps(long, 'the log');
    for (let step = 0; step < 30; step++) expect(steps.next().done).toBe(false);
    expect(() => [...steps]).toThrow('the log has "a" twice');
    const within = (text: string, most: Partial<Most>) => () => [
      ...checkJsonInSteps(text, 'the log', { values: 1e6, names: 1e6, text: 1e6, ...most }),
    ];
    expect(within(long, { values: 9_999 })).toThrow('the log holds more than 9999 values');
    expect(within('[{"a":1,"b":2}]', { values: 3 })()).toEqual([]);
    expect(within('[{"a":1,"b":2}]', { values: 2 })).toThrow('more than 2 values');
  });

  test('goes no further than what is soon read: few names of fields, and no text without end', () => {
    const within = (text: string, most: Partial<Most>) => () => [
      ...checkJsonInSteps(text, 'the log', { values: 1e6, names: 1e6, text: 1e6, ...most }),
    ];
    const apart = `[${Array.from({ length: 100 }, (_, i) => `{"name ${i}":0}`)}]`;
    expect(within(apart, { names: 100 })).not.toThrow();
    expect(within(apart, { names: 99 })).toThrow('the log holds more than 99 names of fields');
    expect(within(`[${'{"a":0},'.repeat(1000)}0]`, { names: 1 })).not.toThrow();
    const words = `["${'x'.repeat(99)}"]`;
    expect(within(words, { text: 100 })).not.toThrow();
    expect(within(words, { text: 99 })).toThrow('the log holds more than 99 characters in one text');
  });

  test('finds the line of a slip behind millions of others without keeping them', () => {
    const lines = `{"a":1,${'\n'.repeat(2_000_000)} "a":2}`;
    const cut = vi.spyOn(String.prototype, 'split');
    expect(() => checkJson(lines)).toThrow('line 2000001, column 2');
    expect(cut.mock.results.filter(({ value }) => value.length > 1000)).toEqual([]);
    cut.mockRestore();
  });
});
