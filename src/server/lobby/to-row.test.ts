import { describe, expect, it } from 'vitest';
import { openSeat, person, sampleTable } from '../store/dev/samples.ts';
import { toRow } from './to-row.ts';

describe('a line in a list of tables', () => {
  const standing = {
    seats: [{ bot: 'search', person: 'away' as const }, { bot: null }],
    clock: { rule: { kind: 'days', each: 1000 } as const, left: [1000, 400], running: [1], since: 5 },
    stage: { age: 2, phase: 'action' },
  };
  const table = sampleTable('t', {
    seats: [person('anna', 'Anna'), person('bo', 'Bo')],
    state: 'playing',
    waiting: [1],
    standing,
  });

  it('tells who lost a seat to a bot, how far it is, and how long there is to think', () => {
    expect(toRow(table, { id: 'anna' })).toMatchObject({
      you: [0],
      seats: [
        { name: 'Anna', bot: 'search', person: 'away' },
        { name: 'Bo', bot: null },
      ],
      ...{ waiting: [1], clock: standing.clock, stage: standing.stage },
    });
  });

  it('has no clock before the first step, nor after the last', () => {
    expect(toRow({ ...table, standing: null }, null)).toMatchObject({ clock: null, stage: null });
    expect(toRow({ ...table, state: 'over' }, null)).toMatchObject({ clock: null, stage: null });
  });

  it('tells seats that are kept from those that are free', () => {
    const guest = { ...openSeat, kind: 'invited' as const, name: 'Cy' };
    expect(toRow(sampleTable('t', { seats: [person('anna'), guest, openSeat] }), null)).toMatchObject({
      free: 1,
      kept: [1],
    });
  });
});
