import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { change } from './visit.ts';

const FILES = Object.keys(import.meta.glob('../src/games/*/table/summary.json'));
const TOLD = SHIPPED.filter(({ id }) => FILES.some(file => file.includes(`/${id}/`)));

describe.each(TOLD.map(({ id, title }) => ({ id, title })))('the summary of $title', ({ id }) => {
  test('prints on two pages in every language', async () => {
    await during({ reducedMotion: true }, async ({ page }) => {
      await page.goto(`/rules/${id}/summary`);
      for (const language of LANGUAGES) {
        await change(page, { language });
        const sheets = page.locator(`.sk-summary-sheet[lang="${language}"]`);
        await sheets.nth(1).waitFor({ timeout: PATIENCE });
        const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), language).toHaveLength(2);
      }
    });
  });
});
