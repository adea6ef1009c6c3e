import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { there } from '../../../kit/test/page.ts';

const game = gameOf('scandinavia');

test('on a low desk the purse and the other numbers stay whole below a tall question', async () => {
  await during({ viewport: { width: 1280, height: 720 } }, async ({ page }) => {
    await sitDown(page, game.at('surcharge'));
    await there(page, '[data-part="amount"]');
    const cut = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.querySelector('.sk-table-foot')?.getBoundingClientRect() ?? {};
        const numbers = [...document.querySelectorAll('.sc-chip .sc-chip-big')];
        const below = numbers.filter(number => number.getBoundingClientRect().bottom > Math.min(bottom, innerHeight));
        return { numbers: numbers.length, below: below.map(number => number.textContent) };
      });
    await expect.poll(cut).toEqual({ numbers: 4, below: [] });
  });
});

test('on a tablet what a lord begins with does not lie on his powers', async () => {
  await during({ viewport: { width: 768, height: 1024 } }, async ({ page }) => {
    await sitDown(page, game.at('lords'));
    await there(page, '.sc-sheet-powers');
    const over = () =>
      page.evaluate(() => {
        const { left = 0 } = document.querySelector('.sc-sheet-powers')?.getBoundingClientRect() ?? {};
        const built = [...document.querySelectorAll('.sc-sheet-built > span')];
        return { any: built.length > 0, beyond: built.filter(one => one.getBoundingClientRect().right > left).length };
      });
    await expect.poll(over).toEqual({ any: true, beyond: 0 });
  });
});
