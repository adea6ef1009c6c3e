import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { answer } from '../../../../e2e/moving.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

test('with motion off a battle and the end of an Age are still shown, and wait for the reader', async () => {
  const { at } = gameOf(bloodRage.id);
  await during({ speed: 'off', seeing: true }, async ({ page }) => {
    for (const [moment, shown, verdict] of [
      ['decisive', '.br-battle-reveal', /^(You (win|lose), \d+ to \d+|A tie at \d+: nobody wins)$/],
      ['ragnarok', '.br-age-scene', /Glory/],
    ] as const) {
      await sitDown(page, at(moment));
      await settled(page);
      await answer(page);
      await page.waitForSelector(`${shown} [data-over="true"]`);
      expect(await page.innerText('.sk-scene-verdict')).toMatch(verdict);
      // Nothing is asked, and the reader alone goes on.
      expect(await page.locator('[data-target][data-lit="true"]').count()).toBe(0);
      await press(page, '[data-act="go-on"]');
      await page.waitForSelector(shown, { state: 'detached' });
    }
  });
});
