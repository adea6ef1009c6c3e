import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { scandinavia } from '../rules/index.ts';

test('with motion off the end of a battle is still shown, by either rules, and waits for the reader', async () => {
  const { at } = gameOf(scandinavia.id);
  await during({ speed: 'off', pause: 'none', seeing: true }, async ({ page }) => {
    for (const moment of ['battle', 'clash']) {
      await sitDown(page, at(moment));
      await settled(page);
      await press(page, '[data-target="say:done"][data-lit="true"]');
      await page.waitForSelector('.sc-battle-scene [data-over="true"]');
      expect((await page.innerText('.sk-scene-verdict')).length).toBeGreaterThan(5);
      // Nothing is asked, and the reader alone goes on.
      expect(await page.locator('[data-target][data-lit="true"]').count()).toBe(0);
      await press(page, '[data-act="go-on"]');
      await page.waitForSelector('.sc-battle-scene', { state: 'detached' });
    }
  });
});
