import { test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { scandinavia } from '../rules/index.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test('who has thrown a die to recruit reads below the next question what it said, on a desk and on a phone', async () => {
  const { at } = gameOf(scandinavia.id);
  for (const viewport of SIZES) {
    await during({ speed: 'off', pause: 'none', viewport }, async ({ page }) => {
      await sitDown(page, at('surcharge'));
      await settled(page);
      await press(page, '[data-act="confirm"]');
      await page.locator('.sk-prompt-hint', { hasText: /a roll of \d+/ }).waitFor();
    });
  }
});
