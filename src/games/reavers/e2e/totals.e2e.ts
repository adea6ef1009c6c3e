import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { OVER, there } from '../../../kit/test/page.ts';

test('a total of three figures stands in one line beside ten sources', async () => {
  const { lay } = gameOf('reavers');
  await during({ viewport: { width: 1366, height: 657 }, language: 'it' }, async ({ page }) => {
    await sitDown(page, lay({ seed: 'totals', seats: 'yb' }));
    await there(page, OVER);
    await there(page, 'tbody .sk-scores-total');
    await page.evaluate(() => document.fonts.ready);
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('tbody .sk-scores-total')].map(total => {
        total.textContent = '200';
        const range = document.createRange();
        range.selectNodeContents(total);
        const lines = [...range.getClientRects()];
        const { left, right } = total.getBoundingClientRect();
        return { lines: lines.length, within: lines.every(line => line.left >= left - 1 && line.right <= right + 1) };
      }),
    );
    expect(seen).toEqual(seen.map(() => ({ lines: 1, within: true })));
    expect(seen.length).toBe(2);
  });
});
