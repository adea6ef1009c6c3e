import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { ASKING, CONFIRM, click, litOn, press, selectorOf, settled, someLit } from '../../../kit/test/page.ts';
import { PATIENCE, until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { hostAt } from './moments.ts';

const { at, replayed } = gameOf(bloodRage.id);

describe('undo', () => {
  const hashNow = async (page: Page): Promise<string> => replayed(await keptOn(page)).hash();
  const undo = '[data-part="prompt"] > .sk-btn-quiet';

  test('goes back step by step, and no further than the last thing that was learned', async () => {
    await during({}, async ({ page }) => {
      const kept = at('host');
      await sitDown(page, kept);
      await settled(page);
      const start = await hashNow(page);
      const lit = await someLit(page);
      const from = hostAt(replayed(kept).view(0) as View);
      const figure = lit.find(name => name === `from:${from}`);
      expect(figure, 'figures that could march').toBeDefined();

      // From where to where; then figures one by one: every step is a choice of its own.
      await click(page, selectorOf(figure ?? ''));
      const placesOf = (all: readonly string[]) => all.filter(name => name.startsWith('place:'));
      const places = placesOf(
        await until(
          () => litOn(page),
          all => all.join() !== lit.join() && placesOf(all).length > 0,
        ),
      );
      // Where there is room for all of them, if it may be.
      await click(page, selectorOf(places.find(name => name === 'place:yggdrasil') ?? places[0]));
      const steps = [start];
      for (let figures = 0; figures < 2; figures++) {
        await expect.poll(() => hashNow(page), { timeout: PATIENCE }).not.toBe(steps.at(-1));
        steps.push(await hashNow(page));
        await page.waitForSelector(ASKING);
        const next = (await someLit(page)).find(name => /^(figure|from):/.test(name));
        if (figures === 0) await click(page, selectorOf(next ?? ''));
      }
      for (const step of steps.toReversed().slice(1)) {
        await page.waitForSelector(`${undo}:not([aria-disabled])`);
        await click(page, undo);
        await expect.poll(() => hashNow(page), { timeout: PATIENCE }).toBe(step);
        await page.waitForSelector(ASKING);
      }
      await expect.poll(() => litOn(page), { timeout: PATIENCE }).toEqual(lit);
      // What happened before was done by others.
      await page.waitForSelector(`${undo}[aria-disabled]`);
      await page.keyboard.press('u');
      await page.waitForTimeout(200);
      expect(await hashNow(page)).toBe(start);
      // Why is said until the reader goes on; then what may be touched next.
      await press(page, undo);
      await page.waitForSelector('[data-part="prompt"] .sk-why');
      await click(page, selectorOf(figure ?? ''));
      await page.waitForSelector('[data-part="prompt"] .sk-prompt-hint:not(:empty)');
      expect(await page.locator('[data-part="prompt"] .sk-why').count()).toBe(0);
    });
  });

  test('stops at cards that have been revealed', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, at('battle'));
      await settled(page);
      await click(page, '[data-target^="card:"][data-lit="true"]');
      await click(page, CONFIRM);
      await expect.poll(async () => replayed(await keptOn(page)).canUndo(0), { timeout: PATIENCE }).toBe(false);
      await page.waitForSelector(`${undo}:not([aria-disabled])`, { state: 'detached' });
    });
  });
});
