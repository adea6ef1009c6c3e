import { describe, expect, test } from 'vitest';
import { until } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { during } from './hall.ts';
import { rulesOf } from './rules-text.ts';

// The first chapter, one further down with its second clause, and one near the end.
const { chapters } = rulesOf(FIRST.id);
const [top, middle, end] = [chapters[0], chapters[5], chapters[13] ?? chapters[chapters.length - 1]];
const inside = middle.sections.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? []))[0];

describe('the contents of the rules mark the chapter in sight', () => {
  // Where the parts have little room the whole screen is scrolled, else the page alone.
  test.each([1024, 1440])('at %i px', async width => {
    await during({ viewport: { width, height: 900 } }, async ({ page }) => {
      const marked = () => page.locator('.sk-contents [aria-current] i').allInnerTexts();
      await page.goto(`/rules/${FIRST.id}/${inside}`);
      await page.waitForSelector('.sk-rules-here');
      expect(await until(marked, ([id]) => id === middle.id), 'as one comes').toEqual([middle.id]);
      await page.locator('.sk-contents button', { hasText: end.id }).click();
      expect(await until(marked, ([id]) => id === end.id), 'after a press on it').toEqual([end.id]);
      await page.locator('.sk-rules-page').hover();
      await page.mouse.wheel(0, -100_000);
      expect(await until(marked, ([id]) => id === top.id), 'after a long way up').toEqual([top.id]);
    });
  });
});
