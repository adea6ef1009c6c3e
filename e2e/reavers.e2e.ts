import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ReaversFact } from '../src/games/reavers/rules/facts.ts';
import { lastRoll } from '../src/games/reavers/table/play/last-roll.ts';
import { giveEyes } from './eyes.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import { PATIENCE, steady } from './patience.ts';
import * as moments from './reavers-moments.ts';
import { CARD_NAMES, replayed } from './reavers-table.ts';
import { counting, playOn } from './reavers-walk.ts';
import { click, dice, litOn, selectorOf, settled, someLit } from './table.ts';

test('Reavers: a whole game against bots by mouse alone, with nothing lit but what the engine offers', {
  timeout: 300_000,
}, async () => {
  await during({ hasty: true, fate: 7, alone: true }, async ({ page }) => {
    await giveEyes(page, CARD_NAMES);
    await page.goto('/');
    await page.waitForSelector('.sk-saved-tables');
    await click(page, 'li:nth-child(2) > .sk-hanging .sk-btn-main');
    await click(page, '.sk-play-now-start');
    await page.waitForURL(/\/table\//);
    const count = counting();
    await playOn({ page, roll: dice(7), count, touch: click });
    console.log(
      `Reavers by mouse: ${count.states} states and ${count.steps} steps agree`,
      Object.fromEntries(count.touched),
    );
    expect(count.states).toBeGreaterThanOrEqual(100);
    expect(count.prompts.size).toBeGreaterThanOrEqual(12);
    for (const kind of ['space', 'card', 'die', 'face', 'say', 'confirm'])
      expect(count.touched.get(kind), kind).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.sk-scores tbody tr').count(), { timeout: PATIENCE }).toBe(4);
    expect(await page.locator('.sk-graph').count(), 'the graph of Glory').toBe(1);
  });
});

/** What a player would miss if it were different after a reload. */
async function seen(page: Page) {
  return {
    prompt: await page.innerText('.sk-prompt-say'),
    lit: await litOn(page),
    tray: await page.locator('.rm-tray').allInnerTexts(),
    seats: await page.innerText('[data-part="seats"]'),
    ship: await page
      .locator('[data-part="hand"] [data-target]')
      .evaluateAll(all => all.map(e => e.getAttribute('data-target'))),
    saga: await page.locator('.sk-saga').allInnerTexts(),
    title: await page.title(),
  };
}

describe('Reavers: a reload brings back the same moment', () => {
  test.each([
    { name: 'combat', table: moments.combat, way: 'say:' },
    { name: 'payment', table: moments.payment, way: 'die:' },
  ])('in the middle of a $name', async ({ table, way }) => {
    await during({}, async ({ page }) => {
      await sitDown(page, table());
      await settled(page);
      const before = await steady(() => seen(page));
      expect(before.tray).toHaveLength(1);
      expect(before.lit.length).toBeGreaterThan(1);
      await page.reload();
      await settled(page);
      await expect.poll(() => seen(page), { timeout: PATIENCE }).toEqual(before);
      // And the choice can still be made.
      const entries = (await keptOn(page)).saved.log.entries.length;
      const lit = (await someLit(page)).find(target => target.startsWith(way));
      expect(lit).toBeDefined();
      await click(page, selectorOf(lit ?? ''));
      await expect
        .poll(async () => (await keptOn(page)).saved.log.entries.length, { timeout: PATIENCE })
        .toBeGreaterThan(entries);
    });
  });
});

test('Reavers: what somebody else has rolled lies on the land where it fell, and keeps still for who wants that', async () => {
  const kept = moments.rolled();
  const facts = replayed(kept)
    .factsFor(0)
    .map(({ fact }) => fact as ReaversFact);
  const roll = lastRoll(facts);
  for (const reducedMotion of [false, true]) {
    await during({ speed: 'normal', reducedMotion }, async ({ page }) => {
      await sitDown(page, kept);
      await settled(page);
      const strip = page.locator(`.rm-land[data-space="${roll?.space}"] .rm-roll`);
      const many = roll?.fact.kind === 'rolled' ? roll.fact.dice.length : 0;
      await expect.poll(() => strip.locator('.rm-die-art').count(), { timeout: PATIENCE }).toBe(many);
      expect(await page.locator('.rm-roll').count()).toBe(1);
      if (!reducedMotion) return;
      const moving = await strip.evaluate(element => element.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
    });
  }
});

test.each([
  { width: 360, height: 640 },
  { width: 320, height: 568 },
])('Reavers: the whole table is in the frame of a phone of $width × $height', async viewport => {
  await during({ viewport }, async ({ page }) => {
    for (const table of [moments.select, moments.combat, moments.payment, moments.subdue]) {
      await sitDown(page, table());
      await settled(page);
      const over = () =>
        page.evaluate(() => {
          const frame = document.querySelector('.sk-frame');
          return frame ? [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight] : [];
        });
      await expect.poll(over, { timeout: PATIENCE }).toEqual([0, 0]);
    }
  });
});
