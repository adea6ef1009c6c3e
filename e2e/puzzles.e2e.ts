import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { GAMES } from './games.ts';
import { during } from './hall.ts';
import { PHONE } from './visit.ts';

const FILES = Object.keys(import.meta.glob('../puzzles/*/index.json'));
const PUZZLED = GAMES.filter(({ id }) => FILES.some(file => file.includes(`/${id}/`)));

const act = (name: string) => `[data-act="${name}"]`;
const outcome = async (page: Page): Promise<string | null> =>
  page.locator('.sk-puzzler').getAttribute('data-outcome', { timeout: PATIENCE });

/** What axe finds that is serious or critical. */
async function amiss(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

describe('a puzzle', () => {
  test.each(PUZZLED.filter((_, n) => FULL || n === 0).map(({ id, title }) => ({ id, title })))(
    '$title: is found, its solution is told with its reason, and that is kept',
    async ({ id }) => {
      await during({ reducedMotion: true, unpainted: false }, async ({ page }) => {
        await page.goto(`/puzzles/${id}`);
        const first = page.locator('.sk-puzzles-game .sk-puzzle-card').first();
        await first.waitFor({ timeout: PATIENCE });
        expect(await amiss(page)).toEqual([]);
        await first.click();
        await expect.poll(() => outcome(page), { timeout: PATIENCE }).toBe('open');
        await page.locator(act('show')).click();
        await expect.poll(() => outcome(page), { timeout: PATIENCE }).toBe('shown');
        const solution = page.locator('[data-part="solution"]');
        await solution.waitFor({ timeout: PATIENCE });
        expect(await solution.locator('b').textContent()).toMatch(/\S/);
        expect(await amiss(page)).toEqual([]);
        await page.locator(act('leave')).click();
        await expect.poll(() => page.locator('.sk-puzzle-seen').count(), { timeout: PATIENCE }).toBeGreaterThan(0);
      });
    },
  );

  test('of the day is on top, on a phone too, and leads to its table and on to the next', async () => {
    await during({ reducedMotion: true, unpainted: false, viewport: PHONE }, async ({ page }) => {
      await page.goto('/puzzles');
      await page.locator('.sk-puzzles-day .sk-puzzle-card').first().waitFor({ timeout: PATIENCE });
      expect(await page.locator('.sk-puzzles-day .sk-puzzle-card').count()).toBe(PUZZLED.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await amiss(page)).toEqual([]);
      await page.goto(`/puzzles/${PUZZLED[0].id}`);
      await page.locator('.sk-puzzles-game .sk-puzzle-card').first().click();
      await expect.poll(() => outcome(page), { timeout: PATIENCE }).toBe('open');
      await page.locator(act('show')).click();
      const before = page.url();
      await page.locator(act('next-puzzle')).click();
      await expect.poll(() => page.url() !== before, { timeout: PATIENCE }).toBe(true);
      await expect.poll(() => outcome(page), { timeout: PATIENCE }).toBe('open');
    });
  });
});
