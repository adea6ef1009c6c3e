import { describe, expect, test } from 'vitest';
import { FastChance } from '../src/engine/chance/chance.ts';
import type { Match } from '../src/engine/match/match.ts';
import { giveEyes } from './eyes.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import type { KeptTable } from './kept-rows.ts';
import { CARD_NAMES, lay, type ReaversAsk, viewOf } from './reavers-table.ts';
import { counting, playOn } from './reavers-walk.ts';
import { FULL } from './screens.ts';
import { dice } from './table.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** A game up to a moment, every answer by chance: things stand oddly there. */
function laid(seed: string, seats: string, until: (match: Match, ask: ReaversAsk) => boolean) {
  const luck = new FastChance(`${seed} by chance`);
  return lay({ seed, seats, until, choose: (_, { choices }) => choices[luck.below(choices.length)] });
}

/** The first such game of people at one screen that comes to a question. */
function firstAsking(prompt: string): KeptTable {
  for (let n = 0; n < 400; n++) {
    let found = false;
    const kept = laid(`rare ${n}`, 'yyyy'.slice(0, 2 + (n % 3)), (_, ask) => {
      found = ask.prompt === prompt;
      return found;
    });
    if (found) return kept;
  }
  throw new Error(`no seeded game comes to "${prompt}"`);
}

const MANY = FULL ? 3 : 1;
const TABLES = [
  { seats: 'yb', round: 1, most: 120 * MANY, comer: { viewport: DESKTOP, confirm: 'irreversible' } },
  { seats: 'yyb', round: 3, most: 90 * MANY, comer: { viewport: PHONE, confirm: 'never' } },
  { seats: 'ybyb', round: 2, most: 90 * MANY, comer: { viewport: DESKTOP, confirm: 'never' } },
] as const;

describe('Reavers: what is lit is what the engine offers', () => {
  const count = counting();

  test.each(TABLES)('at every step of $seats from round $round on', { timeout: 300_000 }, async table => {
    const { seats, round, most, comer } = table;
    await during({ ...comer, hasty: true, alone: true }, async ({ page }) => {
      await giveEyes(page, CARD_NAMES);
      await sitDown(
        page,
        laid(`lit ${seats}`, seats, match => viewOf(match, null).round >= round),
      );
      await playOn({ page, roll: dice(seats.length), count, most });
    });
  });

  // Questions that chance seldom comes to.
  const RARE = ['lose-treasure', 'choose-deck', 'better', 'return-prophecy', 'choose-reaver', 'lose-die', 'artisan'];

  test('when the question is a rare one', async () => {
    await during({ hasty: true, confirm: 'never', alone: true }, async ({ page }) => {
      await giveEyes(page, CARD_NAMES);
      for (const prompt of RARE) {
        await sitDown(page, firstAsking(prompt));
        const own = counting();
        await playOn({ page, roll: dice(1), count: own, most: 1 });
        expect([...own.prompts.keys()]).toEqual([prompt]);
        count.states += own.states;
      }
    });
  });

  test('that were at least 300 states of many kinds', () => {
    console.log(`lit: ${count.states} states and ${count.steps} steps agree`, Object.fromEntries(count.prompts));
    expect(count.states).toBeGreaterThanOrEqual(300);
    expect(count.prompts.size).toBeGreaterThanOrEqual(12);
  });
});
