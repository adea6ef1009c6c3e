import { describe, expect, test } from 'vitest';
import { defineGame } from '../contract/play.ts';
import { hoard } from '../harness/dev/hoard.ts';
import { BadInput } from '../input/bad-input.ts';
import { checkLog, type Log, readLog, writeLog } from './log.ts';

const LOG: Log = {
  format: 'skali-log/1',
  game: 'hoard',
  rules: '1',
  options: { rounds: 3 },
  seats: 2,
  names: ['Astrid', 'Björn'],
  chance: 'sealed',
  seed: 'secret',
  shares: ['a', 'b'],
  commitment: 'abc',
  entries: [
    { seat: 0, choice: { kind: 'pass' } },
    { undo: 0 },
    { undo: 1, consent: true },
    { note: 'time-out', seat: 1, after: 60 },
    { note: 'new-rules', rules: '2' },
  ],
  final: { hash: 'def', ranking: [[1], [0]] },
};

/** The log with some fields changed, as text. */
const text = (changed: object): string => JSON.stringify({ ...LOG, ...changed });
const problem = (given: string): string => {
  try {
    readLog(given);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'none';
};

test('a log is read as it was written, one entry to a line', () => {
  const written = writeLog(LOG);
  expect(readLog(written)).toEqual(LOG);
  expect(written.split('\n')[12]).toBe('    {"seat":0,"choice":{"kind":"pass"}},');
  const { final, ...unfinished } = LOG;
  expect(readLog(writeLog({ ...unfinished, entries: [] }))).toEqual({ ...unfinished, entries: [] });
});

describe('what is not a log is refused by line', () => {
  test.each([
    ['{"format": "skali-log/1",\n "game": hoard}', 'line 2, column 10: the log cannot go on with hoard}'],
    ['{"format": "skali-log/1",\n "entries": [\n  1,\n  2,\n ]}', 'line 5, column 2: the log cannot go on with ]}'],
    ['{"format": "skali-log/1",\n "seats": 2', 'line 2, column 12: the log ends too early'],
    ['', 'line 1, column 1: the log ends too early'],
    ['[]', 'the log must be an object {…}, but is []'],
  ])('%j', (given, message) => {
    expect(problem(given)).toBe(message);
  });

  test('however deep it is', () => {
    expect(problem('['.repeat(30_000))).toBe('line 1, column 65: the log is nested deeper than 64 levels');
  });
});

describe('what does not fit is refused by field', () => {
  const entry = (given: unknown) => ({ entries: [LOG.entries[0], given] });
  test.each([
    [{ format: 'skali-log/2' }, 'format: is "skali-log/2", but only "skali-log/1" can be read'],
    [{ game: 7 }, 'game: must be a text, but is 7'],
    [{ rules: undefined }, 'rules: must be a text, but is missing'],
    [{ options: [] }, 'options: must be an object {…}, but is []'],
    [{ seats: 2.5 }, 'seats: must be a whole number from 1 to 99, but is 2.5'],
    [{ names: ['Astrid'] }, 'names: must be one name for each of the 2 seats'],
    [{ chance: 'dice' }, 'chance: is "dice"; allowed are "sealed" and "fast"'],
    [{ seed: '' }, 'seed: must be a text, but is ""'],
    [{ shares: ['a', 1] }, 'shares[1]: must be a text, but is 1'],
    [{ entires: [] }, 'entires: unknown; there are format, game, rules, options, content, seats, names, chance, seed'],
    [{ entries: {} }, 'entries: must be a list […], but is {}'],
    [entry(null), 'entries[1]: must be an object {…}, but is null'],
    [entry({ seat: 0 }), 'entries[1]: must have "seat" and "choice", or "undo", or "note"'],
    [entry({ seat: 2, choice: { kind: 'pass' } }), 'entries[1].seat: must be a whole number from 0 to 1, but is 2'],
    [entry({ seat: 0, choice: 'pass' }), 'entries[1].choice: must be an object {…}, but is "pass"'],
    [entry({ seat: 0, choice: {} }), 'entries[1].choice.kind: must be a text, but is missing'],
    [entry({ seat: 0, choice: { kind: 'pass' }, at: 3 }), 'entries[1].at: unknown; there are seat, choice'],
    [entry({ seat: 0, choice: { kind: 'pass' }, note: 'x' }), 'entries[1].note: unknown; there are seat, choice'],
    [entry({ undo: 'me' }), 'entries[1].undo: must be a whole number from 0 to 1, but is "me"'],
    [entry({ undo: 0, consent: false }), 'entries[1].consent: must be true, or left out'],
    [entry({ note: '', seat: 0 }), 'entries[1].note: must be a text, but is ""'],
    [entry({ note: 'time-out', seat: -1 }), 'entries[1].seat: must be a whole number from 0 to 1, but is -1'],
    [{ final: { hash: 'x' } }, 'final.ranking: must be a list […], but is missing'],
    [{ final: { hash: 'x', ranking: [[0], [5]] } }, 'final.ranking[1][0]: must be a whole number from 0 to 1'],
  ])('%j', (changed, message) => {
    expect(problem(text(changed))).toContain(message);
  });
});

test('a log of another game, or of other rules, is refused with a sentence that names both', () => {
  const rules = defineGame(hoard);
  expect(() => checkLog(rules, LOG)).not.toThrow();
  expect(() => checkLog(rules, { ...LOG, game: 'chess' })).toThrow(
    'game: the log is of a game of "chess", and these are the rules of "hoard"',
  );
  expect(() => checkLog(rules, { ...LOG, rules: '7' })).toThrow(
    'rules: the log was played by version 7 of hoard, and this is version 1',
  );
});
