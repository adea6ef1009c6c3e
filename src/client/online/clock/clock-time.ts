import type { Seat } from '../../../engine/contract/ask.ts';
import type { ClockFace } from '../../../host/clocks/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left now; null where nothing runs down. Never less than nothing. */
export function leftAt({ left, running, since }: ClockFace, seat: Seat, now: number): number | null {
  const had = left[seat] ?? null;
  if (had === null) return null;
  return Math.max(0, had - (running.includes(seat) ? Math.max(0, now - since) : 0));
}

/** How soon the words of a clock change, in milliseconds. */
export const tickOf = (left: number): number => (left > HOUR ? 30_000 : 1000);

/** Little is left: one minute of a bank, one hour of days. */
export const isShort = ({ rule }: ClockFace, left: number): boolean => left < (rule.kind === 'days' ? HOUR : MINUTE);

/** `4:05`, or in larger units `3 h 12 min`, `2 d 4 h`, as the language writes them. */
export const clockWords = (left: number, language: string, unitDisplay?: UnitDisplay): string =>
  clockParts(left, language, unitDisplay).join(' ');

type UnitDisplay = 'narrow' | 'long';

/** The same, the larger unit apart from the lesser one: where there is little room it tells enough. */
export function clockParts(left: number, language: string, unitDisplay: UnitDisplay = 'narrow'): readonly string[] {
  const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(value);
  const whole = (length: number) => Math.floor(left / length);
  const rest = (length: number, within: number) => Math.floor((left % within) / length);
  if (left >= DAY) return [unit(whole(DAY), 'day'), unit(rest(HOUR, DAY), 'hour')];
  if (left >= HOUR) return [unit(whole(HOUR), 'hour'), unit(rest(MINUTE, HOUR), 'minute')];
  if (unitDisplay === 'long') return [unit(whole(MINUTE), 'minute'), unit(rest(1000, MINUTE), 'second')];
  return [`${whole(MINUTE)}:${String(rest(1000, MINUTE)).padStart(2, '0')}`];
}
