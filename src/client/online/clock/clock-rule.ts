import type { ClockRule } from '../../../host/clocks/clock.ts';
import type { Speech } from '../../speech.tsx';
import { clockWords } from './clock-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Clocks that are offered when a table is set up. */
export const CLOCKS = {
  none: { kind: 'none' },
  brisk: { kind: 'live', bank: 15 * MINUTE, increment: 30_000 },
  relaxed: { kind: 'live', bank: 45 * MINUTE, increment: MINUTE },
  day: { kind: 'days', each: DAY },
  days: { kind: 'days', each: 3 * DAY },
} as const satisfies Readonly<Record<string, ClockRule>>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** A rule in one sentence. */
export function clockRuleWords({ say, language }: Speech, rule: ClockRule): string {
  switch (rule.kind) {
    case 'none':
      return say('hall.clock.none.text');
    case 'live':
      return say('hall.clock.live.text', {
        bank: lengthWords(rule.bank, language),
        increment: lengthWords(rule.increment, language),
      });
    case 'days':
      return say('hall.clock.days.text', { each: lengthWords(rule.each, language) });
  }
}

/** A whole number of the largest unit it fits, else as a clock says it. */
function lengthWords(length: number, language: string): string {
  for (const [unit, size] of [
    ['day', DAY],
    ['hour', 60 * MINUTE],
    ['minute', MINUTE],
    ['second', 1000],
  ] as const) {
    if (length >= size && length % size === 0) {
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(length / size);
    }
  }
  return clockWords(length, language, 'long');
}
