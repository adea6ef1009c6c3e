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

/** Runs in the page: words there that are broken in two. */
const broken = (where: string): string[] =>
  [...document.querySelectorAll(where)].flatMap(head => {
    const texts = [...head.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
    return texts.flatMap(text =>
      [...(text.textContent ?? '').matchAll(/[^\s,]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      }),
    );
  });

test('above ten sources no word is broken, and no name beside them', async () => {
  const { lay } = gameOf('reavers');
  await during({ viewport: { width: 1366, height: 657 }, language: 'fr' }, async ({ page }) => {
    await sitDown(page, lay({ seed: 'totals', seats: 'yb' }));
    await there(page, OVER);
    await there(page, 'tbody .sk-scores-total');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('.sk-scores-who b')) name.textContent = 'Sigrun';
    });
    for (const width of [1366, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const where of ['.sk-scores thead th > span', '.sk-scores-who b'])
        await expect.poll(() => page.evaluate(broken, where), { message: `${width} px, ${where}` }).toEqual([]);
    }
  });
});
