import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { there } from '../../../kit/test/page.ts';

test('on a narrow tablet the strips of units and the odds are as wide as the battle', async () => {
  await during({ viewport: { width: 768, height: 1024 } }, async ({ page }) => {
    await sitDown(page, gameOf('scandinavia').at('battle'));
    await there(page, '.sc-odds-chance');
    const shares = () =>
      page.locator('.sc-battle').evaluate(battle => {
        const { width } = battle.getBoundingClientRect();
        const parts = [...battle.querySelectorAll('.sc-side-strip, .sc-leads')];
        return parts.map(part => part.getBoundingClientRect().width > 0.8 * width);
      });
    await expect.poll(shares).toEqual([true, true, true]);
  });
});
