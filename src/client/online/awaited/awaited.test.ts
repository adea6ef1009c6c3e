import { describe, expect, it } from 'vitest';
import type { ClockFace } from '../../../host/clocks/clock.ts';
import type { Proposal, Sitter } from '../../../host/protocol.ts';
import { absentOf } from './awaited.ts';

const person = (name: string): Sitter => ({ name, bot: null });
const seats = [person('Runa'), person('Ketil'), person('Hildr'), { name: 'Orm', bot: 'heuristic' }];
const ask = (seat: number) => ({ seat, prompt: 'act' });
interface Given {
  readonly waiting?: number[];
  readonly away?: (number | null)[];
  readonly now?: number;
  readonly proposal?: Proposal;
  readonly clock?: ClockFace;
}
const at = (given: Given = {}) =>
  absentOf({
    moment: {
      seat: 0,
      waiting: (given.waiting ?? [1]).map(ask),
      ...(given.clock && { clock: given.clock }),
      ...(given.proposal && { motion: { by: 0, proposal: given.proposal, agreed: [], missing: [2] } }),
    },
    seats,
    presence: { seats: [], away: given.away ?? [null, 1000, null, null], spectators: [] },
    absence: 60_000,
    now: given.now ?? 41_000,
  });

describe('who is awaited and not there', () => {
  it('is told for how long, and when a bot may play', () => {
    expect(at()).toEqual([{ seat: 1, away: 40_000, wait: 20_000 }]);
    expect(at({ now: 90_000 })).toEqual([{ seat: 1, away: 89_000, wait: 0 }]);
  });

  it('is nobody who is there, nobody who is not awaited, no bot, and never the reader', () => {
    expect(at({ away: [1, null, 5, 5], waiting: [0, 1, 3] })).toEqual([]);
  });

  it('has as long as the clock gives where a decision has days, and longer where nobody else could agree', () => {
    const day = 86_400_000;
    const rule = { kind: 'days', each: 3 * day } as const;
    const clock = { rule, left: [null, 3 * day, null, null], running: [1], since: 0 };
    expect(at({ clock, now: 90_000 })).toMatchObject([{ wait: 3 * day - 90_000 }]);
    expect(at({ away: [null, 1000, 1000, null], now: 91_000 })).toMatchObject([{ wait: 60 * 60_000 - 90_000 }]);
  });

  it('is told once, and the longest absence first', () => {
    expect(at({ waiting: [1, 2, 2], away: [null, 3000, 1000, null] }).map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('is left to the vote that is under way', () => {
    expect(at({ proposal: { kind: 'replace', about: 1 } })).toEqual([]);
    expect(at({ proposal: { kind: 'undo' } })).toHaveLength(1);
  });

  it('has not been away for less than no time, whatever the clock of the page says', () => {
    expect(at({ now: 500 })).toEqual([{ seat: 1, away: 0, wait: 60_000 }]);
  });
});
