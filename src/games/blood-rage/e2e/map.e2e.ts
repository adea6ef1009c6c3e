import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { click, gone, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';

test('on the lowest of phones there is room for the map, also when one looks back', async () => {
  await during({ viewport: { width: 320, height: 568 }, language: 'fr' }, async ({ page }) => {
    const high = () =>
      page.locator('[data-part="board"] .br-board').evaluate(board => board.getBoundingClientRect().height);
    await sitDown(page, gameOf(bloodRage.id).main());
    await settled(page);
    expect(await until(high, height => height >= 190, 3000)).toBeGreaterThanOrEqual(190);
    await page.keyboard.press('b');
    await page.waitForSelector('.sk-replay');
    expect(await until(high, height => height >= 190, 3000)).toBeGreaterThanOrEqual(190);
  });
});

test('the plank beside a province goes when the province is chosen: what is lit next may lie below it', async () => {
  await during({}, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).main());
    await settled(page);
    // The pointer comes to it, its plank opens, and the click is meant for it.
    await click(page, '[data-part="board"] .br-place');
    await gone(page, '.br-tip-plank');
  });
});
