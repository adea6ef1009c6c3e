import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { KeptTable } from '../src/client/local/database.ts';
import type { Match } from '../src/engine/match.ts';
import { START, type Way } from '../src/games/reavers/table/play/targets.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import { CONFIRM, lay, litOn, openAsk, type ReaversAsk, replayed, selectorOf, standing } from './reavers-table.ts';
import { dice, oneOf, press } from './table.ts';
import { DESKTOP, PHONE } from './visit.ts';

interface Count {
  states: number;
  steps: number;
  readonly prompts: Map<string, number>;
}

type Moment = 'asked' | 'hand-over' | 'over';

/** Waits until somebody at this screen is asked, the screen is to be handed over, or the game is over. */
async function settled(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.sk-frame-notice')) return 'broken';
      if (document.querySelector('.sk-handover')) return 'hand-over';
      if (document.querySelector('.rm-table-over')) return 'over';
      return document.querySelector('.rm-prompt.sk-plank-ember') ? 'asked' : null;
    },
    undefined,
    { polling: 25, timeout: 30_000 },
  );
  const moment = await found.jsonValue();
  if (moment === 'broken') throw new Error(`the hall complains: ${await page.innerText('.sk-notices')}`);
  return moment as Moment;
}

/** Plays on with lit things taken at random; at every step what is lit must be what the engine lists. */
async function playOn(page: Page, roll: () => number, count: Count, most: number): Promise<void> {
  for (let asked = 0; asked < most; ) {
    const moment = await settled(page);
    if (moment === 'over') return;
    if (moment === 'hand-over') {
      await press(page, '.sk-handover .sk-btn-main');
      await page.waitForSelector('.sk-handover', { state: 'detached' });
      continue;
    }
    const match = replayed(await keptOn(page));
    const ask = openAsk(match);
    expect(ask, 'the page asks, the engine does not').toBeDefined();
    if (!ask) return;
    asked++;
    count.states++;
    count.prompts.set(ask.prompt, (count.prompts.get(ask.prompt) ?? 0) + 1);
    await walk(page, match, ask, roll, count);
  }
}

/** From nothing touched to a choice, with a look at what is lit before each touch, and now and then a step back. */
async function walk(page: Page, match: Match, ask: ReaversAsk, roll: () => number, count: Count): Promise<void> {
  let way: Way = START;
  for (;;) {
    const now = standing(match, ask, way);
    expect(await litOn(page), `${ask.prompt} ${JSON.stringify(way)}`).toEqual([...now.lit].sort());
    count.steps++;
    if (way.touched.length > 0 && roll() < 0.15) {
      await page.keyboard.press('Escape');
      way = START;
      await page
        .waitForFunction(() => !document.querySelector('.rm-prompt [aria-keyshortcuts="Escape"]'), undefined, {
          polling: 10,
          timeout: 2000,
        })
        .catch(() => undefined);
      // Combat dice come back one by one.
      while ((await page.locator('.rm-prompt [aria-keyshortcuts="Escape"]').count()) > 0)
        await page.keyboard.press('Escape');
      continue;
    }
    const target = oneOf([...now.lit], roll);
    await press(page, selectorOf(target));
    way = { touched: [...now.way.touched, target] };
    if (standing(match, ask, way).chosen) break;
  }
  if ((await page.locator(CONFIRM).count()) > 0) await press(page, CONFIRM);
}

/** The first seeded game that comes to a question. */
function first(prompt: string): KeptTable {
  for (let n = 0; n < 400; n++) {
    let found = false;
    const kept = lay(`rare ${n}`, 2 + (n % 3), (_, ask) => {
      found = ask.prompt === prompt;
      return found;
    });
    if (found) return kept;
  }
  throw new Error(`no seeded game comes to "${prompt}"`);
}

const TABLES = [
  { seats: 2, round: 1, most: 90, comer: { viewport: DESKTOP, confirm: 'irreversible' } },
  { seats: 3, round: 3, most: 120, comer: { viewport: PHONE, confirm: 'never' } },
  { seats: 4, round: 4, most: 120, comer: { viewport: DESKTOP, confirm: 'never' } },
] as const;

describe('Reavers: what is lit is what the engine offers', () => {
  const count: Count = { states: 0, steps: 0, prompts: new Map() };

  test.each(TABLES)('at every step with $seats seats from round $round on', { timeout: 300_000 }, async table => {
    await during({ ...table.comer, hasty: true }, async ({ page }) => {
      const { seats, round, most } = table;
      await sitDown(
        page,
        lay(`lit ${seats}`, seats, match => (match.view(null) as { round: number }).round >= round),
      );
      await playOn(page, dice(seats), count, most);
    });
  });

  /** Questions that chance seldom comes to. */
  const RARE = ['lose-treasure', 'choose-deck', 'better', 'return-prophecy', 'choose-reaver', 'lose-die', 'artisan'];

  test.each(RARE)('when the question is %s', async prompt => {
    await during({ hasty: true }, async ({ page }) => {
      const kept = first(prompt);
      await sitDown(page, kept);
      if ((await settled(page)) === 'hand-over') {
        await press(page, '.sk-handover .sk-btn-main');
        await page.waitForSelector('.rm-prompt.sk-plank-ember');
      }
      const match = replayed(kept);
      const ask = openAsk(match);
      expect(ask?.prompt).toBe(prompt);
      if (ask) expect(await litOn(page)).toEqual([...standing(match, ask).lit].sort());
    });
  });

  test('that were at least 250 states of many kinds', () => {
    console.log(`lit: ${count.states} states and ${count.steps} steps agree`, Object.fromEntries(count.prompts));
    expect(count.states).toBeGreaterThanOrEqual(250);
    expect(count.prompts.size).toBeGreaterThanOrEqual(15);
  });
});
