import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { DESKTOP, PHONE } from '../../../../e2e/visit.ts';
import { click, settled } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

test.each([
  ['a mouse', DESKTOP],
  ['a finger', PHONE],
])('what a block of strength stands for is told to %s', async (_, viewport) => {
  await during({ viewport }, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).at('battle'));
    await settled(page);
    const tip = page.locator('[role="tooltip"]');
    if (viewport === DESKTOP) await page.locator('.br-block').first().hover();
    else await click(page, '.br-block');
    await tip.waitFor();
    expect(await tip.innerText()).toMatch(/^\p{L}.* \d+$/u);
  });
});
