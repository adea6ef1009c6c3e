import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { settled, there } from '../../../kit/test/page.ts';

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

test.each([
  ['stands', PHONE],
  ['lies', { width: 844, height: 390 }],
])(
  'on a phone that %s a tile of two signs leaves the dice in sight, and so does a die too many',
  async (_, viewport) => {
    await during({ viewport }, async ({ page }) => {
      await sitDown(page, gameOf('reavers').at('select'));
      await there(page, '.rm-ship');
      const gap = () =>
        page.locator('.rm-ship').evaluate(ship => {
          const right = (part: string) =>
            Math.max(...[...ship.querySelectorAll(part)].map(each => each.getBoundingClientRect().right));
          const tile = ship.querySelector<HTMLElement>('.rm-upgrade');
          if (tile) tile.style.width = '49px';
          return (tile?.getBoundingClientRect().left ?? 0) - right('.rm-bench');
        });
      await expect.poll(gap).toBeGreaterThan(-2);
      await page.locator('.rm-benches').evaluate(list => {
        if (list instanceof HTMLElement) list.style.gridTemplateColumns = 'repeat(6, 1fr)';
        for (let more = list.children.length; more < 12; more++) list.append(list.children[0].cloneNode(true));
      });
      await expect.poll(gap).toBeGreaterThan(-2);
    });
  },
);

test('who is offered a tile or Glory reads what a tile is good for', async () => {
  const { first } = gameOf('reavers');
  const table = first('tile or Glory', 'ybbb', (_, ask) => ask.seat === 0 && ask.prompt === 'upgrade');
  await during({}, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    expect(await page.innerText('[data-part="prompt"]')).toContain('once a round');
  });
});
