import { describe, expect, test } from 'vitest';
import { press, settled } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** A table is loaded before anything is pointed at. */
const LONG = 4 * PATIENCE;
const MEANING = '[role="tooltip"] [data-part="meaning"]';

/** Games take turns with them. */
const FORMS = [
  { form: 'desktop', viewport: DESKTOP },
  { form: 'phone', viewport: PHONE },
];

describe.each(SHIPPED.map(({ id, title }, turn) => ({ id, title, turn })))(
  '$title: a word of the prompt',
  ({ id, turn }) => {
    test.each(FORMS.filter((_, i) => FULL || i === turn % FORMS.length))(
      'says what it means to whoever touches it, and leads to its rule: $form',
      async ({ viewport }) => {
        await during({ reducedMotion: true, viewport }, async ({ page }) => {
          await page.goto(`/learn/${id}`);
          await press(page, '.sk-lessons-list li:first-child a');
          await page.locator('.sk-spot-ring').waitFor({ timeout: LONG });
          const word = page.locator('[data-part="prompt"] .sk-word').first();
          await word.waitFor({ timeout: LONG });
          await settled(page);
          await word.click();
          await page.waitForSelector(MEANING);
          const said = await page.locator(MEANING).innerText();
          expect(said.length).toBeGreaterThan(30);
          await press(page, `${MEANING} .sk-about-rule`);
          await page.waitForSelector('.sk-drawer .sk-rules-here');
        });
      },
    );
  },
);

describe('a word of the rules', () => {
  test('says what it means to a finger that touches it, and leads to its clause from there', async () => {
    await during({ reducedMotion: true, viewport: PHONE }, async ({ page }) => {
      await page.goto(`/rules/${SHIPPED[0].id}`);
      const word = page.locator('.sk-rules-page .sk-term').first();
      await word.waitFor({ timeout: LONG });
      await word.click();
      await page.waitForSelector(MEANING);
      expect((await page.locator(MEANING).innerText()).length).toBeGreaterThan(30);
      await press(page, `${MEANING} .sk-about-rule`);
      await page.waitForSelector('.sk-rules-page .sk-rules-here');
    });
  });
});
