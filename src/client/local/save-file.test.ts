import { describe, expect, it } from 'vitest';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { BadInput, type Slip } from '../../engine/input/bad-input.ts';
import { Match } from '../../engine/match/match.ts';
import type { TableInfo } from '../../host/protocol.ts';
import { badWords } from '../bad-words.ts';
import { speechIn } from '../speech.tsx';
import { readSave, writeSave } from './save-file.ts';

const match = Match.begin(defineGame(hoard) as unknown as Rules, { seats: 2, seed: 'save', names: ['Sigrun', 'Orm'] });
const { log } = match.save();
const table: TableInfo = {
  id: 't',
  game: log.game,
  version: log.rules,
  options: log.options,
  seats: [
    { name: 'Sigrun', bot: null },
    { name: 'Orm', bot: 'karl' },
  ],
  commitment: log.commitment ?? '',
  begun: 1000,
};

describe('a game under way', () => {
  it('is saved with its seats, so that bots stay bots', () => {
    expect(readSave(writeSave(table, log))).toEqual({ log, seats: table.seats, begun: 1000 });
  });

  it('knows the seats that a bot keeps for a person', () => {
    const seats = [{ name: 'Sigrun', bot: 'karl', person: 'away' } as const, table.seats[1]];
    expect(readSave(writeSave({ ...table, seats }, log)).seats).toEqual(seats);
    const text = writeSave({ ...table, seats }, log).replace('"away"', '"asleep"');
    expect(() => readSave(text)).toThrow('seats[0].person: is "asleep"; allowed are "away" and "resigned"');
  });

  it('is refused when seats and log do not fit', () => {
    const text = writeSave({ ...table, seats: table.seats.slice(1) }, log);
    expect(() => readSave(text)).toThrow('seats: are 1, but the log is of a game with 2');
  });
});

describe('a finished game', () => {
  const over = { ...log, final: { hash: 'abc', ranking: [[0], [1]] } };

  it('is its log and nothing else', () => {
    expect(JSON.parse(writeSave(table, over))).toEqual(over);
  });

  it('comes back with the names of its people', () => {
    expect(readSave(writeSave(table, over)).seats).toEqual([
      { name: 'Sigrun', bot: null },
      { name: 'Orm', bot: null },
    ]);
  });
});

describe('a file that is not usable', () => {
  const text = writeSave(table, log);
  const bad: readonly (readonly [string, Slip])[] = [
    ['moves:', 'broken'],
    [text.slice(0, -20), 'cut-short'],
    ['[]', 'not-a-log'],
    ['{"format": "chess"}', 'not-a-log'],
    [text.replace('"begun": 1000', '"begun": -1'), 'whole'],
    [text.replace('"begun"', '"began"'), 'unknown'],
    [text.replace(/"seats": \[[^\]]*\]/, '"seats": []'), 'per-seat'],
    [text.replace(/"seats": \[[^\]]*\]/, '"seats": 2'), 'list'],
    [text.replace('"chance": "sealed"', '"chance": "loaded"'), 'value'],
    [text.replace('"entries": []', '"entries": [{}]'), 'entry'],
    [text.replace('"entries": []', '"entries": [{"seat": 0, "choice": "roll"}]'), 'object'],
  ];

  it.each(bad)('%#: %s', async (given, slip) => {
    const error = caught(() => readSave(given));
    expect(error).toMatchObject({ slip });
    const words = new Set<string>();
    for (const language of ['en', 'it', 'fr', 'es'] as const) {
      const speech = await speechIn(language);
      const said = badWords(error, speech.say);
      expect(said).not.toMatch(/[{}]|hall\.bad/);
      words.add(said);
    }
    expect(words.size).toBe(4);
  });

  it('has an entry that the rules do not allow', () => {
    const forged = { ...log, entries: [{ seat: 0, choice: { kind: 'steal' } }] };
    expect(caught(() => Match.load(match.rules, forged))).toMatchObject({ slip: 'refused', args: { number: 1 } });
    const older = { ...log, rules: '0.0.0' };
    expect(caught(() => Match.load(match.rules, older))).toMatchObject({
      slip: 'other-rules',
      args: { theirs: '0.0.0' },
    });
  });
});

function caught(work: () => unknown): BadInput {
  try {
    work();
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
  throw new Error('it was taken');
}

it('says what is wrong with any other file', () => {
  expect(() => readSave('{"format": "chess"}')).toThrow('format: is "chess"');
  expect(() => readSave('moves:')).toThrow('line 1, column 1');
});
