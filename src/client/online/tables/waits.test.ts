import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../../host/hall-api.ts';
import { awaitedAt, byUrgency, deadlineOf, isYourTurn, lostSeats, waitsOf } from './waits.ts';

const row = (id: string, given: Partial<TableRow> = {}): TableRow =>
  ({
    ...{ id, state: 'playing', you: [0], waiting: [0], clock: null, changed: 1 },
    seats: [
      { name: 'Runa', bot: null },
      { name: 'Ketil', bot: null },
      { name: 'Hildr', bot: null },
    ],
    ...given,
  }) as TableRow;
const clock = (left: number, running = [0]): TableRow['clock'] => ({
  ...{ rule: { kind: 'days', each: 9000 }, left: [left, 700, 9000], running, since: 1000 },
});
const kept = { name: 'Runa', bot: 'search', person: 'away' } as const;

describe('a table of mine', () => {
  it('waits for me, or for others by name', () => {
    expect(isYourTurn(row('a'))).toBe(true);
    expect(isYourTurn(row('a', { state: 'over' }))).toBe(false);
    expect(awaitedAt(row('a', { waiting: [0, 2] }))).toEqual(['Hildr']);
  });

  it('says until when I may think, and nothing of the clocks of others', () => {
    expect(deadlineOf(row('a', { clock: clock(500) }))).toBe(1500);
    expect(deadlineOf(row('a', { clock: clock(500, [1]) }))).toBeNull();
    expect(deadlineOf(row('a'))).toBeNull();
  });

  it('says that a bot keeps my seat, but not that I gave it up', () => {
    const [, ...others] = row('a').seats;
    expect(lostSeats(row('a', { seats: [kept, ...others] }))).toEqual([0]);
    expect(lostSeats(row('a', { seats: [{ ...kept, person: 'resigned' }, ...others] }))).toEqual([]);
  });
});

describe('my tables together', () => {
  const lost = row('lost', { waiting: [1], seats: [kept, { name: 'Ketil', bot: null }] });
  const tables = [
    row('idle', { waiting: [1, 2], changed: 9 }),
    lost,
    row('calm', { changed: 5 }),
    row('late', { clock: clock(8000) }),
    row('soon', { clock: clock(500) }),
  ];

  it('stand in the order of what is due', () => {
    expect(byUrgency(tables).map(({ id }) => id)).toEqual(['soon', 'late', 'calm', 'lost', 'idle']);
  });

  it('say how many wait for me, the nearest deadline, and whom else I wait for', () => {
    expect(waitsOf(tables)).toEqual({ yours: 3, deadline: 1500, others: ['Ketil', 'Hildr'], lost: 1 });
  });

  it('leave out the one I look at', () => {
    expect(waitsOf(tables, 'soon')).toMatchObject({ yours: 2, deadline: 9000 });
    expect(waitsOf([row('a')], 'a')).toEqual({ yours: 0, deadline: null, others: [], lost: 0 });
  });
});
