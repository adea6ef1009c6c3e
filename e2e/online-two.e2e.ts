import { expect, test } from 'vitest';
import { dice, settled } from '../src/kit/test/page.ts';
import { FULL } from './full.ts';
import { GAMES, SHIPPED } from './games.ts';
import { fine, visit } from './hall.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from './online.ts';
import { PHONE } from './visit.ts';

// Four people play the first game in online.e2e.ts.
const OTHERS = FULL ? GAMES : SHIPPED.slice(1);
/** A long game is left before its end, unless E2E=full. */
const ROUNDS = FULL ? Number.POSITIVE_INFINITY : 40;

test.each(OTHERS)(
  '$title: two people play online, one of them on a phone, and read the same score sheet',
  {
    timeout: 300_000,
  },
  async game => {
    const { id, players } = game;
    const runa = await visit({ ...HASTY, name: 'Runa' });
    const ketil = await visit({ ...HASTY, name: 'Ketil', viewport: PHONE });
    try {
      const { page } = runa;
      await page.goto(`/new/${id}?online=1`);
      await page.waitForSelector('.sk-seat-row');
      for (let seat = 2; seat < players.max; seat++) {
        await page.locator('.sk-seat-row').nth(seat).locator('label', { hasText: 'Empty' }).click();
      }
      await sitDown(ketil.page, await opened(page));
      const both = [runa.page, ketil.page];
      expect(await Promise.race(both.map(settled))).toBe('asked');
      let rounds = 0;
      await playUntil(both, dice(3), async () => ++rounds > ROUNDS);
      if (rounds > ROUNDS) return;
      const [first, second] = await Promise.all(both.map(sheetOf));
      expect(first).toHaveLength(2);
      expect(second).toEqual(first);
      const { sources } = game.replayed(game.over()).result() ?? {};
      if (sources) for (const { page: end } of [runa, ketil]) await end.locator('.sk-graph').waitFor();
      fine(runa);
      fine(ketil);
    } finally {
      await runa.close();
      await ketil.close();
    }
  },
);
