import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../engine/match/log.ts';
import { follow, NOTES, setOut } from './course.ts';
import { checkNotes } from './notes.ts';

const check = (...entries: LogEntry[]) => checkNotes({ entries, seats: 3 });

describe('what a log from elsewhere has noted', () => {
  it('is taken where a table makes such notes', () => {
    const undo = { kind: 'undo' };
    check(
      { seat: 0, choice: { kind: 'pass' } },
      { undo: 0 },
      { note: NOTES.takenOver, seat: 1, bot: 'random' },
      { note: NOTES.takenBack, seat: 1, bot: null },
      { note: NOTES.resigned, seat: 2, bot: 'random' },
      { note: NOTES.timeOut, seat: 0 },
      { note: NOTES.proposed, seat: 0, proposal: undo, voters: [1] },
      { note: NOTES.proposed, seat: 0, proposal: undo, voters: [1], back: 4 },
      { note: NOTES.declined, seat: 1 },
      { note: NOTES.proposed, seat: 0, proposal: { kind: 'replace', about: 1 }, voters: [] },
      { note: NOTES.agreed, seat: 1 },
      { note: NOTES.withdrawn, seat: 0 },
      { note: NOTES.ordered, seat: 0, orders: ['pass'], hidden: true },
      { note: NOTES.wentOn, seat: 0 },
    );
  });

  it.each([
    [{ note: 'crowned', seat: 0 }, 'entries[0].note'],
    [{ note: 'constructor', seat: 0 }, 'entries[0].note'],
    [{ note: NOTES.timeOut }, 'entries[0].seat'],
    [{ note: NOTES.timeOut, seat: 0, words: 'x' }, 'entries[0].words'],
    [{ note: NOTES.takenOver, seat: 0, bot: { toString: 1 } }, 'entries[0].bot'],
    [{ note: NOTES.takenOver, seat: 0, bot: 'x'.repeat(1000) }, 'entries[0].bot'],
    [{ note: NOTES.proposed, seat: 0, voters: [1] }, 'entries[0].proposal'],
    [{ note: NOTES.proposed, seat: 0, proposal: { kind: 'undo' }, voters: 5 }, 'entries[0].voters'],
    [{ note: NOTES.proposed, seat: 0, proposal: { kind: 'undo' }, voters: [7] }, 'entries[0].voters[0]'],
    [{ note: NOTES.proposed, seat: 0, proposal: { kind: 'undo' }, voters: [], back: -1 }, 'entries[0].back'],
    [{ note: NOTES.proposed, seat: 0, proposal: { kind: 'win' }, voters: [] }, 'entries[0].proposal.kind'],
    [{ note: NOTES.ordered, seat: 0, orders: 'all', hidden: true }, 'entries[0].orders'],
    [{ note: NOTES.ordered, seat: 0, orders: [] }, 'entries[0].hidden'],
  ] as readonly (readonly [LogEntry, string])[])('is refused by its field: %j', (entry, where) => {
    expect(() => check(entry)).toThrow(expect.objectContaining({ name: 'BadInput', where }));
  });

  it('breaks no table that has it already', () => {
    const before = setOut([
      { name: 'Runa', bot: null },
      { name: 'Orm', bot: null },
    ]);
    const broken: LogEntry[] = [
      { note: NOTES.proposed, seat: 0, proposal: 3, voters: 'all' },
      { note: NOTES.agreed, seat: 1 },
      { note: NOTES.ordered, seat: 0, orders: 7 },
    ];
    expect(broken.reduce(follow, before)).toEqual(before);
  });
});
