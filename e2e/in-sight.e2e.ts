import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { during } from './hall.ts';
import { first, once, sitDown, viewOf } from './kept.ts';
import * as moments from './moments.ts';
import { until } from './patience.ts';
import * as reavers from './reavers-moments.ts';
import { CONFIRM, press, settled } from './table.ts';
import { DESKTOP, PHONE } from './visit.ts';

const TABLET = { width: 1024, height: 768 } as const;
const FORMS = [
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const;

/** The first gift of a draft: no hand is larger. */
const firstHand = once(() =>
  first(
    'first hand',
    'ybbb',
    (match, ask) => ask.seat === 0 && ask.prompt === 'draft' && viewOf(match, 0).clans[0].picks === 0,
  ),
);

/** Words of those of these things that are not wholly in sight, without any scrolling. */
const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(all =>
    all
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const within = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return ![within(x, top + 4), within(x, bottom - 4), within(left + 9, y), within(right - 9, y)].every(Boolean);
      })
      .map(each => each.textContent ?? ''),
  );

describe.each(FORMS)('in sight at once on a %s', (_, viewport) => {
  test.each([
    ['the eight cards of a first hand', firstHand, '.br-draft-scene [data-target^="card:"]', 8],
    ['the six cards of a later one', moments.draft, '.br-draft-scene [data-target^="card:"]', 6],
    ['all sides of a battle of four', moments.fourfold, '.br-battle-scene .br-side', 4],
  ] as const)('%s', async (_what, table, selector, count) => {
    await during({ viewport }, async ({ page }) => {
      await sitDown(page, table());
      await settled(page);
      expect(await page.locator(selector).count()).toBe(count);
      expect(
        await until(
          () => outOfSight(page, selector),
          hidden => hidden.length === 0,
          3000,
        ),
      ).toEqual([]);
    });
  });
});

test('cards that are offered stay in sight on a phone when one is chosen', async () => {
  await during({ viewport: PHONE }, async ({ page }) => {
    const cards = '.br-draft-scene [data-target^="card:"]';
    await sitDown(page, moments.draft());
    await settled(page);
    await press(page, cards);
    await page.waitForSelector(CONFIRM);
    const hidden = () => outOfSight(page, cards);
    expect(await until(hidden, ({ length }) => length === 0, 3000)).toEqual([]);
  });
});

test('dice that are to be spent come into sight on a tablet, where the ship lies below the lands', async () => {
  await during({ viewport: TABLET }, async ({ page }) => {
    await sitDown(page, reavers.payment());
    await settled(page);
    const dice = '[data-part="hand"] [data-target^="die:"][data-lit="true"]';
    expect(await page.locator(dice).count()).toBeGreaterThan(0);
    const hidden = () => outOfSight(page, `${dice} >> nth=0`);
    expect(await until(hidden, ({ length }) => length === 0, 3000)).toEqual([]);
  });
});

test('on the lowest of phones there is room for the map, also when one looks back', async () => {
  await during({ viewport: { width: 320, height: 568 }, language: 'fr' }, async ({ page }) => {
    const high = () =>
      page.locator('[data-part="board"] .br-board').evaluate(board => board.getBoundingClientRect().height);
    await sitDown(page, moments.action());
    await settled(page);
    expect(await until(high, height => height >= 190, 3000)).toBeGreaterThanOrEqual(190);
    await page.keyboard.press('b');
    await page.waitForSelector('.sk-replay');
    expect(await until(high, height => height >= 190, 3000)).toBeGreaterThanOrEqual(190);
  });
});
