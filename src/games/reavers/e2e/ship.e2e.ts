import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { press, settled, there } from '../../../kit/test/page.ts';
import type { View } from '../rules/view.ts';

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

const LONG = ['scavenger', 'seasoned-hunter', 'grizzled-warrior', 'pillager-reaver', 'scout'];

test.each([
  ['a phone that stands', PHONE],
  ['a phone that lies', { width: 844, height: 390 }],
  ['a low desk', { width: 1280, height: 720 }],
])('on %s no reaver of the crew has a word that is broken or an effect that is cut', async (_, viewport) => {
  const { first } = gameOf('reavers');
  const table = first('long names in the crew', 'ybbb', (match, ask) => {
    const slots = ask.seat === 0 ? (match.view(0) as View).seats[0].slots : [];
    return slots.some(({ cards }) => cards.some(card => LONG.includes(card)));
  });
  await during({ viewport, language: 'fr' }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    if (viewport.width < 1000) await press(page, '[data-tab="crew"]');
    await there(page, '.rm-reaver-sign');
    const broken = () =>
      page.locator('.rm-crew').evaluate(crew => {
        const found: string[] = [];
        for (const name of crew.querySelectorAll('.rm-reaver-name')) {
          const text = name.firstChild;
          // Where there is no room for a name at all, it is heard only.
          if (!text?.textContent || name.clientWidth < 2) continue;
          for (const { 0: word, index } of text.textContent.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        for (const sign of crew.querySelectorAll('.rm-reaver-sign')) {
          const box = sign.getBoundingClientRect();
          for (const part of sign.querySelectorAll('.rm-effect, .rm-effect svg')) {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            if (left < box.left - 0.5 || right > box.right + 0.5 || top < box.top - 0.5 || bottom > box.bottom + 0.5)
              found.push(`an effect of ${sign.nextSibling?.textContent}`);
          }
        }
        return found;
      });
    await expect.poll(broken).toEqual([]);
  });
});

test.each([PHONE, { width: 844, height: 390 }, { width: 1440, height: 900 }])(
  'dice printed on a card stand off the words before them ($width × $height)',
  async viewport => {
    await during({ viewport }, async ({ page }) => {
      await sitDown(page, gameOf('reavers').at('recruited'));
      await there(page, '.rm-laid .rm-printed');
      const gaps = () =>
        page.locator('.rm-laid .rm-printed-word').evaluateAll(words =>
          words.map(word => {
            const [own, die] = [word, word.nextElementSibling].map(each => each?.getBoundingClientRect());
            return own && die ? own.top < die.bottom && die.left - own.right >= 4 : false;
          }),
        );
      await expect.poll(gaps).toEqual([true, true, true, true]);
    });
  },
);

test('a question with four long answers leaves the tabs of a phone on the screen', async () => {
  const { first } = gameOf('reavers');
  const table = first('dice to turn', 'ybbb', (_, ask) => ask.seat === 0 && ask.prompt === 'turn-die', 2);
  await during({ viewport: PHONE, language: 'it' }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    // As many as there may be: every blue face but one that is on board.
    await page.locator('[data-part="prompt"] .sk-prompt-acts').evaluate(acts => {
      const [longest] = [...acts.children].toSorted((a, b) => b.textContent.length - a.textContent.length);
      while (acts.childElementCount < 4) acts.append(longest.cloneNode(true));
    });
    const below = () =>
      page.evaluate(() => {
        const tabs = document.querySelector('[data-part="tabs"]');
        return (tabs?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - window.innerHeight;
      });
    await expect.poll(below).toBeLessThanOrEqual(0);
  });
});
