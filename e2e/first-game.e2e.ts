import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { press } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { SHELF } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { DESKTOP, PHONE } from './visit.ts';

const act = (name: string) => `[data-act="${name}"]`;
const FIRST = '[data-part="first-time"]';
const ADVICE = '[data-part="advice"]';
/** Bots think before the reader is asked, and then choices are thought through. */
const LONG = 4 * PATIENCE;

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await press(page, act('first-game'));
  await page.locator('.sk-frame').waitFor({ timeout: LONG });
}

describe('a first game', () => {
  test.each(SHELF.map(({ title }) => ({ title })))(
    '$title: is begun at home, says what is new, and marks two or three sensible choices with their reason',
    async ({ title }) => {
      await during({ reducedMotion: true, viewport: DESKTOP }, async ({ page }) => {
        await page.goto('/');
        await page.locator('.sk-shelf li', { hasText: title }).locator(act('first-game')).click();
        await page.locator(FIRST).waitFor({ timeout: LONG });
        expect(await page.locator(`${FIRST} p`).innerText()).toMatch(/\w.*\.$/);
        const answers = page.locator(`${ADVICE} li`);
        await answers.first().waitFor({ timeout: LONG });
        expect(await answers.count()).toBeGreaterThan(1);
        expect(await answers.count()).toBeLessThanOrEqual(3);
        for (const one of await answers.all()) expect(await one.locator('p').first().innerText()).toMatch(/\w/);
        await expect.poll(() => page.locator('.sk-advised-layer [data-marks]').count()).toBeGreaterThan(1);
        // More of what is new leads to its rule.
        await press(page, `${FIRST} ${act('more')}`);
        await page.waitForSelector('.sk-drawer .sk-rules-here');
      });
    },
  );

  test('is silenced, and called back, on a phone too', async () => {
    await during({ reducedMotion: true, viewport: PHONE }, async ({ page }) => {
      await begin(page, SHELF[0].id);
      await page.locator(FIRST).waitFor({ timeout: LONG });
      await press(page, `${FIRST} ${act('silence')}`);
      await expect.poll(() => page.locator(`${FIRST}, ${ADVICE}`).count(), { timeout: PATIENCE }).toBe(0);
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('skali.firsts') ?? '{}');
        if (kept.on.length > 0) throw new Error(`still on: ${kept.on}`);
      });
      await press(page, '[aria-keyshortcuts="m"]');
      await page.locator('.sk-menu button', { hasText: 'Explain what is new' }).click();
      await page.locator(FIRST).waitFor({ timeout: LONG });
    });
  });

  // What an age or a round is, each game says in the same way.
  test.each(FULL ? SHELF : SHELF.slice(0, 1))(
    '$title: after an age or a round it says what that brought to whom, once',
    async game => {
      // Where the second one has begun.
      const kept = game.first('second chapter', 'ybb', match => {
        const stage = match.stage() ?? {};
        return [stage.age, stage.round, stage.turn].includes(2);
      });
      await during({ reducedMotion: true, viewport: DESKTOP, alone: true }, async ({ page }) => {
        await page.goto('/about');
        const on = JSON.stringify({ on: [game.id], seen: {}, guided: { [game.id]: 99 } });
        await page.evaluate(text => localStorage.setItem('skali.firsts', text), on);
        await sitDown(page, kept);
        const told = page.locator('[data-part="chapter-points"]');
        await told.waitFor({ timeout: LONG });
        expect(await told.locator('li').count()).toBeGreaterThan(0);
        for (const line of await told.locator('li').all()) expect(await line.innerText()).toMatch(/\S+ [+\u2212-]?\d+/);
        await press(page, act('understood-points'));
        await told.waitFor({ state: 'detached', timeout: PATIENCE });
        await page.reload();
        await page.locator('.sk-frame').waitFor({ timeout: LONG });
        await page.locator(FIRST).waitFor({ timeout: LONG });
        expect(await told.count()).toBe(0);
      });
    },
  );
});
