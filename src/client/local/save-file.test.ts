import { describe, expect, it } from 'vitest';
import { hoard } from '../../engine/dev/hoard.ts';
import { Match } from '../../engine/match.ts';
import { defineGame } from '../../engine/play.ts';
import type { Rules } from '../../engine/rules.ts';
import type { TableInfo } from '../../host/protocol.ts';
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

it('says what is wrong with any other file', () => {
  expect(() => readSave('{"format": "chess"}')).toThrow('format: is "chess"');
  expect(() => readSave('moves:')).toThrow('line 1, column 1');
});
