import { describe, expect, test } from 'vitest';
import { press, settled } from '../src/kit/test/page.ts';
import { SHELF } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

const TIP = '[role="tooltip"]';

/** Games that never ship need not explain themselves. */
describe.each(SHELF)('$title: a number says what it is', ({ main }) => {
  test('to whoever points at it or comes to it by keys, and leads to its rule', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, main());
      await settled(page);
      const seat = page.locator('[data-part="seats"] [data-seat="1"]');
      await seat.focus();
      await page.waitForSelector(TIP);
      const numbers = await seat.locator('.sk-tally').count();
      expect(await page.locator(`${TIP} li`).count()).toBe(numbers);
      await page.keyboard.press('Escape');
      await page.waitForSelector(TIP, { state: 'detached' });

      await seat.locator('.sk-tally').last().hover();
      await page.waitForSelector(`${TIP} .sk-about-rule`);
      await press(page, `${TIP} .sk-about-rule`);
      await page.waitForSelector('.sk-drawer .sk-rules-here');
    });
  });
});
