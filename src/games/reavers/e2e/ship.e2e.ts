import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { there } from '../../../kit/test/page.ts';

test.each([
  ['stands', PHONE],
  ['lies', { width: 844, height: 390 }],
])('on a phone that %s the prow of the ship is whole, and nothing lies over it', async (_, viewport) => {
  await during({ viewport }, async ({ page }) => {
    await sitDown(page, gameOf('reavers').at('select'));
    await there(page, '.rm-ship');
    const around = () =>
      page.locator('.rm-ship').evaluate(ship => {
        const [prow, tiles] = ['.rm-prow', '.rm-upgrades'].map(part =>
          [...ship.querySelectorAll(part)].at(-1)?.getBoundingClientRect(),
        );
        if (!prow || !tiles) return [];
        return [ship.getBoundingClientRect().right - prow.right, prow.right - tiles.right].map(gap => gap >= 0);
      });
    await expect.poll(around).toEqual([true, true]);
  });
});
