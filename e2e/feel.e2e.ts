import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CONFIRM, countOf, press, settled, there } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import { SIZES } from './sizes.ts';
import { change } from './visit.ts';

/** A lit thing that says more about itself when it is held. */
const HELD = '.sk-tip-anchor [data-target][data-lit="true"]';

/** A finger on a thing, until it is lifted. */
const finger = (page: Page, selector: string, does: 'pointerdown' | 'lift'): Promise<void> =>
  page.evaluate(
    ({ where, act }) => {
      const thing = document.querySelector(where);
      const touch = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true };
      if (act !== 'lift') thing?.dispatchEvent(new PointerEvent(act, touch));
      else {
        thing?.dispatchEvent(new PointerEvent('pointerup', touch));
        thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      }
    },
    { where: selector, act: does },
  );

const entriesOn = async (page: Page): Promise<number> => (await keptOn(page)).saved.log.entries.length;
const begun = (page: Page): Promise<number> => countOf(page, `[data-act="cancel"], ${CONFIRM}`);

test('a key is where it was put, a long press only tells, and at home a game under way comes first', async () => {
  await during({ confirm: 'always' }, async ({ page }) => {
    await sitDown(page, FIRST.main());
    await settled(page);

    await change(page, { keys: { m: 'x' } });
    await there(page, '[aria-keyshortcuts="x"]');
    await page.keyboard.press('m');
    await page.keyboard.press('x');
    await there(page, 'dialog[open] .sk-menu, .sk-menu');
    await page.keyboard.press('Escape');
    await until(
      () => countOf(page, 'dialog[open]'),
      left => left === 0,
    );
    await change(page, { keys: {} });

    const before = await entriesOn(page);
    await finger(page, HELD, 'pointerdown');
    await there(page, '[role="tooltip"]');
    await finger(page, HELD, 'lift');
    expect(await begun(page), 'what was held is not taken').toBe(0);
    expect(await entriesOn(page)).toBe(before);
    await page.keyboard.press('Escape');
    await press(page, HELD);
    expect(
      await until(
        () => begun(page),
        now => now > 0,
      ),
    ).toBeGreaterThan(0);

    await page.goto('/');
    await there(page, '.sk-saved-tables li');
    const order = await page.evaluate(() => {
      const [kept, shelf] = ['.sk-saved-tables', '.sk-shelf'].map(where => document.querySelector(where));
      return kept && shelf ? kept.compareDocumentPosition(shelf) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    });
    expect(order, 'the game under way stands before the shelf').not.toBe(0);
    // And the ways into others are in sight below it: three hang side by side.
    for (const size of SIZES.filter(({ width }) => width >= 1280)) {
      await page.setViewportSize(size);
      const lowest = () =>
        page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll('.sk-shelf > li:nth-child(-n + 3) .sk-btn-main')].map(
              button => button.getBoundingClientRect().bottom - innerHeight,
            ),
          ),
        );
      expect(await until(lowest, below => below <= 0), `${size.width}×${size.height}`).toBeLessThanOrEqual(0);
    }
  });
});
