import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { CONFIRM, click, selectorOf, settled } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

const { at, first } = gameOf(bloodRage.id);
const PASS = selectorOf('say:pass');
const entriesOn = async (page: Page): Promise<number> => (await keptOn(page)).saved.log.entries.length;

/** Where it is on the screen. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
}

const apart = (a: Awaited<ReturnType<typeof boxOf>>, b: typeof a): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE }],
])('on %s: passing is asked about in words, in another place, and a double click does not pass', async (_, comer) => {
  await during(comer, async ({ page }) => {
    await sitDown(page, at('action'));
    await settled(page);
    const before = await entriesOn(page);
    const touched = await boxOf(page, PASS);
    await page.mouse.dblclick(touched.x + touched.width / 2, touched.y + touched.height / 2);
    await page.waitForSelector('[data-part="weigh"]');
    expect(await page.innerText('[data-part="weigh"]')).toMatch(
      /You give up \d+ Rage and take no more actions this Age/,
    );
    expect(apart(touched, await boxOf(page, CONFIRM)), 'the yes lies elsewhere').toBe(true);
    expect(await page.locator('.sk-btn-main:visible').count(), 'one first thing to press').toBe(1);
    expect(await entriesOn(page)).toBe(before);

    // Escape in the rules puts the rules away, and nothing else.
    await page.keyboard.press('r');
    await page.waitForSelector('.sk-drawer');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sk-drawer', { state: 'detached' });
    expect(await page.locator('[data-part="weigh"]').count()).toBe(1);
    await click(page, '[data-part="weigh"] [data-act="no"]');
    await page.waitForSelector('[data-part="weigh"]', { state: 'detached' });
    expect(await entriesOn(page)).toBe(before);
  });
});

test('a question that can be answered yes or no has both as buttons, the yes first', async () => {
  await during({}, async ({ page }) => {
    const called = first('called', 'ybbb', (_, ask) => ask.seat === 0 && ask.prompt === 'call-to-battle');
    await sitDown(page, called);
    await settled(page);
    const words = await page.locator('[data-part="prompt"] .sk-prompt-acts .sk-btn').allInnerTexts();
    expect(words.at(-1)).toBe('Stay away');
    expect(words[0]).toMatch(/^Join/);
  });
});
