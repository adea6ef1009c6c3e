import { expect, test } from 'vitest';
import { outOfSight } from '../../../../e2e/eyes.ts';
import { FULL } from '../../../../e2e/full.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { LANGUAGES } from '../../../../e2e/sizes.ts';
import { OVER, settled, there } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

/** Where words are longest. */
const LONGEST = ['es'] as const;

test.each([
  // With people elsewhere there is one tool more, so what is tried here is that much narrower than the desk.
  ['narrow desk', { width: 1280 - 44, height: 720 }],
  ['tablet that stands', { width: 768, height: 1024 }],
  ['tablet that lies', { width: 1024, height: 768 }],
])('on a %s the mark of the hall, the phases and all tools stand beside each other', async (_, viewport) => {
  for (const language of FULL ? LANGUAGES : LONGEST) {
    await during({ viewport, language }, async ({ page }) => {
      const game = gameOf(bloodRage.id);
      // Where one plays against bots there is a tool for advice, too.
      await sitDown(page, viewport.width < 1200 ? game.at('action') : game.over());
      if (viewport.width < 1200) await settled(page);
      else await there(page, OVER);
      const gaps = () =>
        page.locator('.sk-table-rail').evaluate(rail => {
          const [mark, track, tools] = ['.sk-table-mark', '.br-ages', '.sk-table-rail-tools'].map(part =>
            rail.querySelector(part)?.getBoundingClientRect(),
          );
          if (!mark || !track || !tools) return [];
          return [track.left - mark.right, tools.left - track.right].map(gap => gap >= 4);
        });
      await expect.poll(gaps, { message: language }).toEqual([true, true]);
    });
  }
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
