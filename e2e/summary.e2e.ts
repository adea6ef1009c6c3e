import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { GAMES } from './games.ts';
import { during } from './hall.ts';

const FILES = Object.keys(import.meta.glob('../lessons/*/*.json'));
const TAUGHT = GAMES.filter(({ id }) => FILES.some(file => file.includes(`/${id}/`)));

describe.each(TAUGHT.map(({ id, title }) => ({ id, title })))('the summary of $title', ({ id }) => {
  test('prints on two pages in every language', async () => {
    await during({ reducedMotion: true }, async ({ page }) => {
      for (const language of LANGUAGES) {
        await page.goto(`/rules/${id}/summary?lang=${language}`);
        await page.locator(`html[lang="${language}"] .sk-summary-columns p`).first().waitFor({ timeout: PATIENCE });
        const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), language).toHaveLength(2);
      }
    });
  });
});
