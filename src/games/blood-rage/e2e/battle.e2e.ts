import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { answer } from '../../../../e2e/moving.ts';
import { DESKTOP, PHONE } from '../../../../e2e/visit.ts';
import { click, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
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

test('on a phone that lies six lines of what came of a battle are in sight', async () => {
  await during({ speed: 'off', seeing: true, viewport: { width: 844, height: 390 } }, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).at('decisive'));
    await settled(page);
    await answer(page);
    await page.waitForSelector('.br-battle-reveal [data-over="true"]');
    await page.waitForSelector('.br-aftermath li');
    const room = () =>
      page.locator('.br-aftermath').evaluate(plank => {
        const line = Number.parseFloat(getComputedStyle(plank.querySelector('li') ?? plank).lineHeight);
        const list = plank.querySelector('ul')?.getBoundingClientRect();
        const gap = Number.parseFloat(getComputedStyle(plank.querySelector('ul') ?? plank).rowGap);
        return list ? (plank.getBoundingClientRect().bottom - list.top + gap) / (line + gap) : 0;
      });
    expect(await until(room, lines => lines >= 6)).toBeGreaterThanOrEqual(6);
  });
});

test('on a low phone what a battle has cost is in sight with who has won', async () => {
  await during({ speed: 'off', seeing: true, viewport: { width: 360, height: 640 } }, async ({ page }) => {
    await sitDown(page, gameOf(bloodRage.id).at('decisive'));
    await settled(page);
    await answer(page);
    await page.waitForSelector('.br-battle-reveal [data-over="true"]');
    const lines = page.locator('.br-battle-reveal .sk-scene-lines li');
    const hidden = () =>
      lines.evaluateAll(all =>
        all.flatMap(line => {
          const room = line.closest('.sk-scene')?.getBoundingClientRect();
          const { top, bottom } = line.getBoundingClientRect();
          return room && top >= room.top && bottom <= room.bottom ? [] : [line.textContent];
        }),
      );
    expect(await until(hidden, lost => lost.length === 0)).toEqual([]);
    expect(await lines.count()).toBeGreaterThan(0);
  });
});
