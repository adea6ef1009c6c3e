import { describe, expect, test } from 'vitest';
import { settled, there } from '../src/kit/test/page.ts';
import { SHELF } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

/** Marks on the map that others have left. */
const TRACES = '[class$="-traces"] > *';

/** Entries in which others do something on the map in any game. */
const AWAY = 60;

describe.each(SHELF)('$title: what others did can be followed', ({ main }) => {
  test('the seat that acts is lit, what was done since is marked on the map, and told again by one press', async () => {
    await during({}, async ({ page }) => {
      const table = main();
      const { entries } = table.saved.log;
      await sitDown(page, table);
      // The reader has been away for so many entries of the log.
      await page.evaluate(([acts, id, at]) => localStorage.setItem(acts, JSON.stringify({ [`${id}/0`]: at })), [
        'skali.acts',
        table.id,
        Math.max(0, entries.length - AWAY),
      ] as const);
      await page.reload();
      await settled(page);
      const lit = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-part="seats"] [data-groove="ember"]')].map(plank =>
            plank.querySelector('[data-seat]')?.getAttribute('data-seat'),
          ),
        );
      expect(await lit()).toEqual(['0']);
      expect(await page.locator(TRACES).count()).toBeGreaterThan(0);
      await page.keyboard.press('l');
      await there(page, '.sk-recap li button');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.sk-recap', { state: 'detached' });
    });
  });
});
