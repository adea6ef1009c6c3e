import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { during } from './hall.ts';
import { keptOn, replayed, sitDown } from './kept.ts';
import * as moments from './moments.ts';
import { PATIENCE, steady, until } from './patience.ts';
import { CONFIRM, click, litOn, selectorOf, settled, someLit } from './table.ts';

/** What a player would miss if it were different after a reload. */
async function seen(page: Page) {
  return {
    prompt: await page.innerText('.sk-prompt-say'),
    lit: await litOn(page),
    hand: await page
      .locator('[data-part="hand"] [data-target^="card:"]')
      .evaluateAll(all => all.map(e => e.getAttribute('data-target'))),
    battle: await page.locator('.br-battle-scene').allInnerTexts(),
    seats: await page.innerText('[data-part="seats"]'),
    saga: await page.locator('.sk-saga').allInnerTexts(),
    title: await page.title(),
  };
}

describe('a reload brings back the same moment', () => {
  test('in the middle of a battle, while others have sealed their cards', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.battle());
      await settled(page);
      const before = await steady(() => seen(page));
      expect(before.battle).toHaveLength(1);
      expect(before.hand.length).toBeGreaterThan(1);
      await page.reload();
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
      // And the choice can still be made.
      const entries = (await keptOn(page)).saved.log.entries.length;
      await click(page, '[data-target^="card:"][data-lit="true"]');
      await click(page, CONFIRM);
      await expect
        .poll(async () => (await keptOn(page)).saved.log.entries.length, { timeout: PATIENCE })
        .toBeGreaterThan(entries);
    });
  });

  test('in the middle of a march', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.march());
      await settled(page);
      const before = await steady(() => seen(page));
      expect(before.lit.some(name => /^(figure|from):/.test(name))).toBe(true);
      await page.reload();
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
    });
  });

  test('and a table is found again in the hall', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.battle());
      await settled(page);
      const before = await steady(() => seen(page));
      await page.goto('/');
      await click(page, '.sk-saved .sk-saved-go');
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
    });
  });
});

describe('undo', () => {
  const hashNow = async (page: Page): Promise<string> => replayed(await keptOn(page)).hash();
  const undo = '[data-part="prompt"] > .sk-btn-quiet';

  test('goes back step by step, and no further than the last thing that was learned', async () => {
    await during({}, async ({ page }) => {
      const kept = moments.host();
      await sitDown(page, kept);
      await settled(page);
      const start = await hashNow(page);
      const lit = await someLit(page);
      const from = moments.hostAt(replayed(kept));
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
        await page.waitForSelector('[data-part="prompt"][data-groove="ember"]');
        const next = (await someLit(page)).find(name => /^(figure|from):/.test(name));
        if (figures === 0) await click(page, selectorOf(next ?? ''));
      }
      for (const step of steps.toReversed().slice(1)) {
        await page.waitForSelector(`${undo}:not([disabled])`);
        await click(page, undo);
        await expect.poll(() => hashNow(page), { timeout: PATIENCE }).toBe(step);
        await page.waitForSelector('[data-part="prompt"][data-groove="ember"]');
      }
      await expect.poll(() => litOn(page), { timeout: PATIENCE }).toEqual(lit);
      // What happened before was done by others.
      await page.waitForSelector(`${undo}[disabled]`);
      await page.keyboard.press('u');
      await page.waitForTimeout(200);
      expect(await hashNow(page)).toBe(start);
    });
  });

  test('stops at cards that have been revealed', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.battle());
      await settled(page);
      await click(page, '[data-target^="card:"][data-lit="true"]');
      await click(page, CONFIRM);
      await expect.poll(async () => replayed(await keptOn(page)).canUndo(0), { timeout: PATIENCE }).toBe(false);
      await page.waitForSelector(`${undo}:not([disabled])`, { state: 'detached' });
    });
  });
});
