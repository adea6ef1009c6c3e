import type { Seat } from '../../engine/contract/ask.ts';
import type { ClockRule } from '../clocks/clock.ts';

/** Where no clock runs, one person alone may have somebody replaced who is gone for so many times as long as the table asks for otherwise. */
export const ALONE = 60;

/** Who counts as gone, when the others want to go on without them. */
export interface Absence {
  /** It is the clock that says so: where a decision has days, nobody has to be there in between. */
  readonly byClock: boolean;
  /** So long that the others may ask for a bot. */
  gone(seat: Seat): boolean;
  /** So long that one person alone may: nobody else is there to agree. */
  forLong(seat: Seat): boolean;
}

interface Seen {
  readonly rule: ClockRule;
  /** Nobody sits there now, and has not for as long as the table asks for, so many times. */
  away(seat: Seat, times: number): boolean;
  /** The clock of the seat has run out, now or at its last decision. */
  ranOut(seat: Seat): boolean;
}

export const absenceBy = ({ rule, away, ranOut }: Seen): Absence => ({
  byClock: rule.kind === 'days',
  gone: seat => away(seat, 1) && (rule.kind !== 'days' || ranOut(seat)),
  forLong: seat => (rule.kind === 'none' ? away(seat, ALONE) : ranOut(seat)),
});
