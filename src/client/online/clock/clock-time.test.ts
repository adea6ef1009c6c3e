import { describe, expect, it } from 'vitest';
import type { ClockFace } from '../../../host/clocks/clock.ts';
import { clockParts, clockWords, isShort, leftAt, tickOf } from './clock-time.ts';

const live: ClockFace = {
  rule: { kind: 'live', bank: 900_000, increment: 30_000 },
  left: [600_000, 300_000, null],
  running: [0],
  since: 1_000_000,
};

describe('what is left on a clock', () => {
  it('runs down for whom the table waits, and stands still for the others', () => {
    expect(leftAt(live, 0, 1_060_000)).toBe(540_000);
    expect(leftAt(live, 1, 1_060_000)).toBe(300_000);
  });
  it('is nothing where there is no clock', () => {
    expect(leftAt(live, 2, 1_060_000)).toBeNull();
    expect(leftAt(live, 7, 1_060_000)).toBeNull();
  });
  it('is never less than nothing, nor more than there was', () => {
    expect(leftAt(live, 0, 9_000_000)).toBe(0);
    expect(leftAt(live, 0, 900_000)).toBe(600_000);
  });
  it('is short in the last minute of a bank and in the last hour of days', () => {
    expect([59_999, 60_000].map(left => isShort(live, left))).toEqual([true, false]);
    const days: ClockFace = { ...live, rule: { kind: 'days', each: 86_400_000 } };
    expect([3_599_999, 3_600_000].map(left => isShort(days, left))).toEqual([true, false]);
  });
});

describe('a clock in words', () => {
  it('tells its larger unit by itself, for where there is room for no more', () => {
    expect([86_340_000, 187_200_000, 245_900].map(left => clockParts(left, 'en')[0])).toEqual(['23h', '2d', '4:05']);
  });
  it.each([
    [0, 'en', '0:00'],
    [245_900, 'en', '4:05'],
    [3_599_999, 'en', '59:59'],
    [11_520_000, 'en', '3h 12m'],
    [187_200_000, 'en', '2d 4h'],
    [187_200_000, 'it', '2gg 4h'],
  ])('%d milliseconds in %s: %s', (left, language, words) => {
    expect(clockWords(left, language)).toBe(words);
  });
  it('is spoken in full', () => {
    expect(clockWords(65_000, 'en', 'long')).toBe('1 minute 5 seconds');
  });
  it('ticks by the second only where seconds are shown', () => {
    expect([tickOf(60_000), tickOf(7_200_000)]).toEqual([1000, 30_000]);
  });
});
