import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { reavers } from '../rules/index.ts';

test('with motion off the end of a fight and of a round is still shown, and waits for the reader', async () => {
  const { at } = gameOf(reavers.id);
  await during({ speed: 'off', seeing: true }, async ({ page }) => {
    for (const [moment, word, shown] of [
      ['fight', 'roll', '.rm-combat-scene'],
      ['last word', 'rest-food', '.rm-round-scene'],
    ] as const) {
      await sitDown(page, at(moment));
      await settled(page);
      await press(page, `[data-target="say:${word}"]`);
      await page.waitForSelector(`${shown} [data-over="true"]`);
      expect((await page.innerText('.sk-scene-verdict')).length).toBeGreaterThan(5);
      // Nothing is asked, and the reader alone goes on.
      expect(await page.locator('[data-target][data-lit="true"]').count()).toBe(0);
      await press(page, '[data-act="go-on"]');
      await page.waitForSelector(shown, { state: 'detached' });
    }
  });
});

test('on a phone that lies what came of a fight is in sight below it', async () => {
  await during({ speed: 'off', seeing: true, viewport: { width: 844, height: 390 } }, async ({ page }) => {
    await sitDown(page, gameOf(reavers.id).at('fight'));
    await settled(page);
    await press(page, '[data-target="say:roll"]');
    await page.waitForSelector('.rm-combat-scene [data-over="true"]');
    const below = () =>
      page.evaluate(() => {
        const lines = [...document.querySelectorAll('.sk-scene-lines li')];
        return Math.max(...lines.map(line => line.getBoundingClientRect().bottom - innerHeight));
      });
    expect(await until(below, by => by <= 0), 'lines below the edge').toBeLessThanOrEqual(0);
  });
});
