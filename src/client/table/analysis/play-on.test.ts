import { expect, it } from 'vitest';
import type { Log } from '../../../engine/match/log.ts';
import type { TableInfo } from '../../../host/protocol.ts';
import { readSave } from '../../local/save-file.ts';
import { playOnFrom } from './play-on.ts';

const table: TableInfo = {
  id: 't',
  game: 'toy',
  version: '1',
  options: {},
  seats: [
    { name: 'Runa', bot: 'karl', person: 'resigned' },
    { name: 'Ketil', bot: null },
  ],
  commitment: 'c',
  begun: 7,
};
const log: Log = {
  format: 'skali-log/1',
  game: 'toy',
  rules: '1',
  seats: 2,
  options: {},
  seed: 's',
  chance: 'fast',
  entries: [
    { seat: 0, choice: { kind: 'row' } },
    { seat: 1, choice: { kind: 'rest' } },
  ],
  final: { ranking: [[0], [1]], hash: 'h' },
} as Log;

it('the better answer is given, the reader sits in that seat and bots in all others', () => {
  const { log: rest, seats } = readSave(playOnFrom(table, log, 1, 1, { kind: 'sing' }));
  expect(rest.entries).toEqual([log.entries[0], { seat: 1, choice: { kind: 'sing' } }]);
  expect(rest.final).toBeUndefined();
  expect(seats).toEqual([
    { name: 'Runa', bot: 'karl' },
    { name: 'Ketil', bot: null },
  ]);
  expect(readSave(playOnFrom(table, log, 1, 0)).log.entries).toHaveLength(1);
});
