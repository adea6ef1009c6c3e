import { describe, expect, test } from 'vitest';
import { during } from './hall.ts';
import { until } from './patience.ts';

describe('the contents of the rules mark the chapter in sight', () => {
  // Where the parts have little room the whole screen is scrolled, else the page alone.
  test.each([1024, 1440])('at %i px', async width => {
    await during({ viewport: { width, height: 900 } }, async ({ page }) => {
      const marked = () => page.locator('.sk-contents [aria-current] i').allInnerTexts();
      await page.goto('/rules/blood-rage/BR-6.1');
      await page.waitForSelector('.sk-rules-here');
      expect(await until(marked, ([id]) => id === 'BR-6'), 'as one comes').toEqual(['BR-6']);
      await page.locator('.sk-contents button', { hasText: 'BR-14' }).click();
      expect(await until(marked, ([id]) => id === 'BR-14'), 'after a press on it').toEqual(['BR-14']);
      await page.locator('.sk-rules-page').hover();
      await page.mouse.wheel(0, -100_000);
      expect(await until(marked, ([id]) => id === 'BR-1'), 'after a long way up').toEqual(['BR-1']);
    });
  });
});
