import { describe, expect, test } from 'vitest';
import { settled } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { answer, moved, moving, watch } from './moving.ts';

describe('reduced motion', () => {
  test('nothing moves in the hall', async () => {
    await during({ reducedMotion: true, speed: 'normal' }, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      expect(await moving(page)).toEqual([]);
    });
  });

  test.each(SHIPPED)('$title: nothing moves at the table, whatever the speed is set to', async ({ main }) => {
    await during({ reducedMotion: true, speed: 'normal' }, async ({ page }) => {
      await sitDown(page, main());
      await settled(page);
      expect(await moving(page)).toEqual([]);
      await watch(page);
      await answer(page);
      // The bots' acts come at once, not one by one.
      await settled(page);
      expect(await moved(page)).toEqual([]);
    });
  });

  test.each(SHIPPED)('$title: without the wish, lit things breathe', async ({ main }) => {
    await during({ speed: 'normal' }, async ({ page }) => {
      await sitDown(page, main());
      await settled(page);
      await expect.poll(async () => (await moving(page)).length, { timeout: PATIENCE }).toBeGreaterThan(0);
    });
  });
});
