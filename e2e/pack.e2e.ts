import { describe, expect, test } from 'vitest';
import { press } from '../src/kit/test/page.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { SIZES } from './sizes.ts';

const PACKED = SHIPPED.filter(({ module }) => module.rules.content !== undefined);
const ALERT = '.sk-lobby-content [role="alert"]';

describe.each(PACKED.map(({ id, title }) => ({ id, title })))('the values of $title', ({ id }) => {
  test('fit every screen, say what is wrong where it is written, and are saved beside', async () => {
    await during({ viewport: SIZES[7] }, async ({ page }) => {
      await page.goto(`/new/${id}`);
      await press(page, '.sk-lobby-content > summary');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${size.width} px`).toBeLessThanOrEqual(0);
      }
      // Ways to the rules say what of, and ids of clauses are for links alone.
      const ways = await page
        .locator('.sk-clause')
        .evaluateAll(all => all.map(way => way.getAttribute('aria-label') ?? way.textContent ?? ''));
      expect(ways.length).toBeGreaterThan(2);
      expect(ways.filter(way => /[A-Z]{2}-/.test(way) || !way.includes(':'))).toEqual([]);
      await page.setViewportSize(SIZES[7]);
      const number = page.locator('.sk-lobby-content [data-value] input[type="number"][max]').first();
      await number.fill(`${Number(await number.getAttribute('max')) + 1}`);
      await page.waitForSelector(ALERT);
      // Nobody has brought a file.
      expect(await page.innerText(ALERT)).toMatch(/must be a whole number/);
      expect(await page.innerText(ALERT)).not.toMatch(/file/i);
      await page.locator('.sk-lobby-content-acts button', { hasText: 'Undo' }).click();
      await page.waitForSelector(ALERT, { state: 'detached' });

      // What is written letter by letter may be nothing in between, and is taken back at once.
      const before = await number.inputValue();
      await number.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Backspace');
      expect(await number.inputValue()).toBe('');
      await page.keyboard.type('999');
      await page.waitForSelector(ALERT);
      await page.locator('.sk-lobby-content-acts button', { hasText: 'Undo' }).click();
      await page.waitForSelector(ALERT, { state: 'detached' });
      expect(await number.inputValue()).toBe(before);

      // A map is written in lines; what is wrong is called as the field is, and not by its place in a file.
      for (const map of await page.locator('.sk-lobby-content textarea').all()) {
        const name = await map.getAttribute('aria-label');
        await map.focus();
        await page.keyboard.press('Control+Home');
        await page.keyboard.type('Q');
        await page.waitForSelector(ALERT);
        expect(await page.innerText(ALERT)).toContain(`${name}, 1: `);
        await page.keyboard.press('Backspace');
        await page.waitForSelector(ALERT, { state: 'detached' });
      }

      // Another file is refused as what it is, until something else is tried.
      const buffer = Buffer.from('[1]');
      await page
        .locator('.sk-lobby-content input[type="file"]')
        .setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
      await page.locator(ALERT, { hasText: 'is not a content pack' }).waitFor();

      // The first value that hangs on no other.
      const numbers = page.locator('.sk-lobby-content [data-value] > dd > input[type="number"][max]');
      const save = page.locator('.sk-lobby-content-acts button', { hasText: 'Save the pack' });
      for (let i = 0; !(await save.isVisible()) || (await save.isDisabled()); i++) {
        if (i > 0) await page.locator('.sk-lobby-content-acts button', { hasText: 'Undo' }).click();
        const [now, most] = await numbers.nth(i).evaluate(input => {
          const { value, max } = input as HTMLInputElement;
          return [Number(value), Number(max)];
        });
        await numbers.nth(i).fill(`${now < most ? now + 1 : now - 1}`);
        await page.waitForSelector('[data-part="changed"] [data-value]');
      }
      const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(file.suggestedFilename()).toBe(`${id}-pack.json`);
    });
  });
});
