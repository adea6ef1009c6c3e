import { describe, expect, test } from 'vitest';
import { FastChance } from '../src/engine/chance.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { lay, viewOf } from './reavers-table.ts';
import { counting, playOn } from './reavers-walk.ts';
import { dice, press } from './table.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** A game of people at one screen up to a round, every answer by chance: things stand oddly there. */
function laid(seats: string, round: number) {
  const luck = new FastChance(`lit ${seats}`);
  return lay({
    seed: `lit ${seats.length}`,
    seats,
    until: match => viewOf(match, null).round >= round,
    choose: (_, { choices }) => choices[luck.below(choices.length)],
  });
}

const TABLES = [
  { seats: 'yy', round: 1, most: 90, comer: { viewport: DESKTOP, confirm: 'irreversible' } },
  { seats: 'yyy', round: 3, most: 120, comer: { viewport: PHONE, confirm: 'never' } },
  { seats: 'yyyy', round: 4, most: 120, comer: { viewport: DESKTOP, confirm: 'never' } },
] as const;

describe('Reavers: what is lit is what the engine offers', () => {
  const count = counting();

  test.each(TABLES)('at every step of $seats from round $round on', { timeout: 300_000 }, async table => {
    const { seats, round, most, comer } = table;
    await during({ ...comer, hasty: true }, async ({ page }) => {
      await sitDown(page, laid(seats, round));
      await playOn({ page, roll: dice(seats.length), count, touch: press, most });
    });
  });

  test('that were at least 250 states of many kinds', () => {
    console.log(`lit: ${count.states} states and ${count.steps} steps agree`, Object.fromEntries(count.prompts));
    expect(count.states).toBeGreaterThanOrEqual(250);
    expect(count.prompts.size).toBeGreaterThanOrEqual(15);
  });
});
