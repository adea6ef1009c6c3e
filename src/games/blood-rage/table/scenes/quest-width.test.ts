import { expect, test } from 'vitest';
import { questWidth } from './quest-width.ts';

/** What is beside a card: whose it was and what it brought; and what is between two of them. */
const [FOOT, GAP] = [37, 14];
/** On a desk of 1280 × 720 and on a phone: what has happened has so much room, in width and height. */
const ROOMS = [
  [380, 260],
  [300, 330],
] as const;
/** The heading, and below the quests the parts that come after them. */
const [HEAD, AFTER] = [24, 2 * 64];

/** How high so many quests stand. */
function height(count: number, now: boolean, wide: number): number {
  const width = questWidth(count, now);
  const inRow = Math.floor((wide + GAP) / (width + FOOT + GAP));
  return Math.ceil(count / inRow) * ((width * 118) / 92 + 8);
}

test('eight quests are in sight while they are told', () => {
  for (const [wide, high] of ROOMS) expect(HEAD + height(8, true, wide)).toBeLessThanOrEqual(high);
});

test('and leave room for what comes after them', () => {
  for (const [wide, high] of ROOMS) expect(HEAD + height(8, false, wide) + AFTER).toBeLessThanOrEqual(high);
});

test('few are as large in the end as they were', () => {
  expect(questWidth(3, false)).toBe(questWidth(3, true));
});
