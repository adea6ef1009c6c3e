import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countOf, dice, gone, press, settled, there } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { GAMES, SHIPPED } from './games.ts';
import { fine, visit } from './hall.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from './online.ts';
import { PHONE } from './visit.ts';

// Four people play the first game in online.e2e.ts.
const OTHERS = FULL ? GAMES : SHIPPED.slice(1);
/** A long game is left before its end, unless E2E=full. */
const ROUNDS = FULL ? Number.POSITIVE_INFINITY : 40;

const BARRED = '[data-part="prompt"] [data-act="undo"][aria-disabled="true"]';
const ASK = '[data-act="ask-undo"]';

/** Who cannot take anything back alone is led to asking the other, who sees it until it is withdrawn; or says no to it. */
async function askAndWithdraw(...both: readonly [Page, Page]): Promise<void> {
  const led = async (page: Page): Promise<boolean> => {
    if ((await countOf(page, ASK)) > 0) return true;
    if ((await countOf(page, BARRED)) > 0) await press(page, BARRED).catch(() => undefined);
    return false;
  };
  const asks = await until(
    async () => (await Promise.all(both.map(led))).indexOf(true),
    found => found >= 0,
  );
  const [asker, other] = [both[asks], both[1 - asks]];
  await press(asker, ASK);
  await there(other, '[data-act="agree"]');
  await press(asker, '[data-act="withdraw"]');
  await gone(other, '[data-act="agree"]');
  expect(
    await until(
      async () => led(asker),
      ready => ready,
    ),
    'it can be asked again',
  ).toBe(true);
  await press(asker, ASK);
  await press(other, '[data-act="refuse"]');
  await gone(asker, '[data-act="withdraw"]');
}

test.each(OTHERS)(
  '$title: two people play online, one of them on a phone, and read the same score sheet',
  {
    timeout: FULL ? 900_000 : 300_000,
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
      if (rounds > ROUNDS) {
        await askAndWithdraw(runa.page, ketil.page);
        fine(runa);
        fine(ketil);
        return;
      }
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
