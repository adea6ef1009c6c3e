import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { settled } from '../../../kit/test/page.ts';
import { scandinavia } from '../rules/index.ts';

const { main } = gameOf(scandinavia.id);
const TIP = '[role="tooltip"]';
const PLACE = '.sc-map [data-target^="place:"]';

/** The middle of a lit land that nothing lies on. */
const spotOn = (page: Page): Promise<{ x: number; y: number; words: string }> =>
  page.evaluate(where => {
    for (const land of document.querySelectorAll(`${where}[data-lit="true"]`)) {
      const { left, top, width, height } = land.getBoundingClientRect();
      for (const [a, b] of [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((one, _, all) => all.map(other => [one, other]))) {
        const [x, y] = [left + width * a, top + height * b];
        if (document.elementFromPoint(x, y)?.closest(where) === land)
          return { x, y, words: land.getAttribute('aria-label') ?? '' };
      }
    }
    throw new Error('no lit land is in sight');
  }, PLACE);

test('what is pointed at on the map says what it is and who stands there, by pointer and by keys', async () => {
  await during({}, async ({ page }) => {
    await sitDown(page, main());
    await settled(page);
    const { x, y, words } = await spotOn(page);
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await page.waitForSelector(TIP);
    expect(await page.innerText(TIP)).toBe(words);
    await page.keyboard.press('Escape');
    await page.waitForSelector(TIP, { state: 'detached' });
    await page.keyboard.press('n');
    await page.waitForSelector(TIP);
    expect(await page.innerText(TIP)).toBe(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
    );
  });
});

test('a finger that stays on a land is told what it is, and chooses nothing', async () => {
  await during({ viewport: PHONE }, async ({ page }) => {
    await sitDown(page, main());
    await settled(page);
    const before = (await keptOn(page)).saved.log.entries.length;
    const { x, y, words } = await spotOn(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForSelector(TIP);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.innerText(TIP)).toBe(words);
    expect(await page.locator('[data-act="cancel"]').count(), 'nothing is begun').toBe(0);
    expect((await keptOn(page)).saved.log.entries.length).toBe(before);
    await devtools.detach();
  });
});
