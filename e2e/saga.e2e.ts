import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../src/kit/test/page.ts';
import { steady, until } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

/** How many pixels of the saga lie below what is in sight. */
const below = (page: Page): Promise<number> =>
  page.locator('.sk-saga').evaluate(box => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));

/** Runs in the page: a scene takes the saga's room just when the news of its last scroll arrives. */
function squeeze(box: Element): void {
  const plank = box.closest<HTMLElement>('[data-part="saga"]');
  if (plank) plank.style.flex = 'none';
  if (plank) plank.style.height = '150px';
  box.dispatchEvent(new Event('scroll'));
}

describe('the saga', () => {
  test('shows the newest line whatever takes its room, until its reader goes up', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, FIRST.main());
      await settled(page);
      expect(
        await until(
          () => below(page),
          left => left < 2,
        ),
      ).toBeLessThan(2);
      await page.locator('.sk-saga').evaluate(squeeze);
      expect(
        await until(
          () => below(page),
          left => left < 2,
        ),
        'after it was squeezed',
      ).toBeLessThan(2);
      await page.locator('.sk-saga').hover();
      await page.mouse.wheel(0, -400);
      expect(await steady(() => below(page)), 'after its reader went up').toBeGreaterThan(300);
    });
  });

  test('breaks its names as words do, and a press on a name looks back as one on its line does', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, FIRST.main());
      await settled(page);
      const name = page.locator('.sk-saga-link').last();
      expect(await name.evaluate(element => getComputedStyle(element).display)).toBe('inline');
      await name.click();
      await page.waitForSelector('.sk-as-it-was');
    });
  });

  test('says which side is theirs to a reader who gave no name', async () => {
    const kept = FIRST.main();
    const seats = kept.table.seats.map((sitter, seat) => (seat === 0 ? { ...sitter, name: '' } : sitter));
    await during({}, async ({ page }) => {
      await sitDown(page, { ...kept, table: { ...kept.table, seats } });
      await settled(page);
      await expect.poll(() => page.locator('.sk-saga').textContent()).toMatch(/\p{L} \(you\)/u);
    });
  });
});
