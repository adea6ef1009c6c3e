import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CONFIRM, click, litOn, selectorOf, settled, someLit } from '../src/kit/test/page.ts';
import { PATIENCE, steady, until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { FIRST, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import { answer } from './moving.ts';

/** What a player would miss if it were different after a reload: every word, every thing, and what of it is lit. */
async function seen(page: Page) {
  return {
    title: await page.title(),
    lit: await litOn(page),
    things: await page.locator('[data-target]').evaluateAll(all => all.map(each => each.getAttribute('data-target'))),
    parts: await page.locator('[data-part]').evaluateAll(all => all.map(each => (each as HTMLElement).innerText)),
  };
}

/** The first of each game's moments; E2E=full comes back to all of them. */
const RESUMED = SHIPPED.flatMap(({ title, at, onPage }) =>
  Object.entries(onPage.resumed)
    .slice(0, FULL ? undefined : 1)
    .map(([moment, begins]) => ({ title, at, moment, begins })),
);

describe('a reload brings back the same moment', () => {
  test.each(RESUMED)('$title: in the middle of a $moment', async ({ at, moment, begins }) => {
    await during({}, async ({ page }) => {
      await sitDown(page, at(moment));
      await settled(page);
      const before = await steady(() => seen(page));
      expect(before.lit.length).toBeGreaterThan(1);
      expect(before.parts.length).toBeGreaterThan(3);
      await page.reload();
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
      // And the choice can still be made.
      const entries = async () => (await keptOn(page)).saved.log.entries.length;
      const old = await entries();
      const lit = (await someLit(page)).find(target => target.startsWith(begins));
      expect(lit).toBeDefined();
      await click(page, selectorOf(lit ?? ''));
      // It is taken, lies ready, or has a second step.
      await until(
        async () => (await page.locator(CONFIRM).count()) > 0 || (await litOn(page)).join() !== before.lit.join(),
        begun => begun,
      );
      if ((await entries()) === old) await answer(page);
      expect(await entries()).toBeGreaterThan(old);
    });
  });

  test('at a table at which nobody has chosen yet', async () => {
    await during({}, async ({ page }) => {
      const seats = `y${'b'.repeat(FIRST.players.max - 1)}`;
      await sitDown(page, FIRST.lay({ seed: 'untouched', seats, until: () => true }));
      await settled(page);
      const before = await steady(() => seen(page));
      expect(before.lit.length).toBeGreaterThan(1);
      await page.reload();
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
    });
  });

  test('and a table is found again in the hall', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, FIRST.main());
      await settled(page);
      const before = await steady(() => seen(page));
      await page.goto('/');
      await click(page, '.sk-saved .sk-saved-go');
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
    });
  });
});
