import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { LANGUAGES } from '../../../../e2e/sizes.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';

test('an action in the making is named with its cost, and a step back asks again', async () => {
  await during({}, async ({ page }) => {
    const words = () => page.innerText('.sk-prompt-say');
    const says = async (what: string) => expect(await until(words, now => now === what)).toBe(what);
    await sitDown(page, gameOf(bloodRage.id).main());
    await settled(page);
    await says('Your turn: choose an action');
    await press(page, '[data-target="reserve:warrior"]');
    await says('Invade · 1 Rage');
    await page.keyboard.press('Escape');
    await says('Your turn: choose an action');
    await press(page, '.sk-prompt-acts .sk-btn:nth-child(2)');
    await says('March · 1 Rage');
  });
});

test('on a phone that lies the acts stand in one row in every language, and all of the reserve and a card whole below them', async () => {
  for (const language of LANGUAGES) {
    await during({ language, viewport: { width: 844, height: 390 } }, async ({ page }) => {
      await sitDown(page, gameOf(bloodRage.id).main());
      await settled(page);
      const look = () =>
        page.evaluate(() => {
          const box = (element: Element) => element.getBoundingClientRect();
          const acts = [...document.querySelectorAll('.sk-prompt-acts > .sk-btn')].map(box);
          const foot = document.querySelector('.sk-table-foot');
          const card = foot?.querySelector('.sk-card');
          if (!foot || !card) return null;
          const inFoot = ({ top, bottom }: DOMRect) => top >= box(foot).top - 1 && bottom <= box(foot).bottom + 1;
          return {
            rows: new Set(acts.map(({ top }) => Math.round(top))).size,
            reserve: [...foot.querySelectorAll('.br-reserve-row')].map(box).every(inFoot),
            card: inFoot(box(card)),
          };
        });
      const whole = { rows: 1, reserve: true, card: true };
      expect(await until(look, now => JSON.stringify(now) === JSON.stringify(whole)), language).toEqual(whole);
      // An upgrade grants a fifth one.
      await page.evaluate(() => {
        const acts = document.querySelector('.sk-prompt-acts');
        const pass = acts?.lastElementChild;
        const more = pass?.cloneNode();
        if (!acts || !pass || !more) return;
        more.textContent = 'Sacrificar';
        acts.insertBefore(more, pass);
      });
      const rows = async () => (await look())?.rows;
      expect(await until(rows, now => now === 1, 3000), `five in ${language}`).toBe(1);
      // On one that stands nothing takes a row to itself: least of all what gives the Age away.
      await page.setViewportSize({ width: 390, height: 844 });
      const widest = () =>
        page.evaluate(() =>
          Math.max(...[...document.querySelectorAll('.sk-prompt-acts > .sk-btn')].map(act => act.clientWidth)),
        );
      expect(await until(widest, now => now < 200, 3000), `upright in ${language}`).toBeLessThan(200);
    });
  }
});
