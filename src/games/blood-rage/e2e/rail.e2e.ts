import { expect, test } from 'vitest';
import { outOfSight } from '../../../../e2e/eyes.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { OVER, settled, there } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

test('on a narrow desk the mark of the hall, the phases and all tools stand beside each other', async () => {
  // With people elsewhere there is one tool more, so what is tried here is that much narrower than the desk.
  await during({ viewport: { width: 1280 - 44, height: 720 }, language: 'es' }, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).over());
    await there(page, OVER);
    const gaps = () =>
      page.locator('.sk-table-rail').evaluate(rail => {
        const [mark, track, tools] = ['.sk-table-mark', '.br-ages', '.sk-table-rail-tools'].map(part =>
          rail.querySelector(part)?.getBoundingClientRect(),
        );
        if (!mark || !track || !tools) return [];
        return [track.left - mark.right, tools.left - track.right].map(gap => gap >= 0);
      });
    await expect.poll(gaps).toEqual([true, true]);
  });
});

test('on a low desk the order of Ragnarök is in sight below four seats', async () => {
  await during({ viewport: { width: 1366, height: 657 } }, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).at('action'));
    await settled(page);
    const provinces = page.locator('.br-doom-list li');
    expect(await provinces.count()).toBe(3);
    await expect.poll(() => outOfSight(provinces)).toEqual([]);
  });
});
