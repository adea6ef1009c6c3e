import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { during } from './hall.ts';
import { PATIENCE, until } from './patience.ts';
import { CONFIRM, click, dice, litOn, oneOf, selectorOf, settled } from './table.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** One touch: something lit, taken at random; a choice that lies ready is confirmed. */
async function touchSomething(page: Page, roll: () => number): Promise<string> {
  const [lit, ready] = await until(
    async () => [await litOn(page), (await page.locator(CONFIRM).count()) > 0] as const,
    ([some, confirm]) => confirm || some.length > 0,
  );
  if (ready && (lit.length === 0 || roll() < 0.8)) {
    await click(page, CONFIRM);
    return 'confirm';
  }
  // Whoever passes at once has no game to speak of.
  const open = lit.filter(name => name !== 'say:pass' || roll() < 0.08);
  const name = oneOf(open.length > 0 ? open : lit, roll);
  await click(page, selectorOf(name));
  return name.split(':')[0];
}

for (const [form, viewport, seed] of [
  ['mouse', DESKTOP, 7],
  ['finger on a phone', PHONE, 11],
] as const) {
  test(`a whole game against bots by ${form} alone`, { timeout: 300_000 }, async () => {
    await during({ viewport, hasty: true, fate: seed }, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      // Two clicks and one plays.
      await click(page, '.sk-hanging .sk-btn-main');
      await click(page, '.sk-play-now-start');
      await page.waitForURL(/\/table\//);
      const roll = dice(seed);
      const touches = new Map<string, number>();
      while ((await settled(page)) !== 'over') {
        const what = await touchSomething(page, roll);
        touches.set(what, (touches.get(what) ?? 0) + 1);
      }
      console.log(`by ${form}:`, Object.fromEntries(touches));
      // Cards, the reserve, provinces and buttons were all used on the way.
      for (const kind of ['card', 'reserve', 'place', 'say', 'confirm'])
        expect(touches.get(kind), kind).toBeGreaterThan(0);
      const rows = page.locator('.sk-scores tbody tr');
      await expect.poll(() => rows.count(), { timeout: PATIENCE }).toBeGreaterThanOrEqual(4);
    });
  });
}
