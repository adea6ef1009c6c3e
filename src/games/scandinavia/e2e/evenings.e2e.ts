import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FULL } from '../../../../e2e/full.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, NAMES, sitDown } from '../../../../e2e/kept.ts';
import { CONFIRM, click, countOf, litOn, press, selectorOf, settled, takeScreen } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import type { View } from '../rules/view.ts';

const game = gameOf('scandinavia');
/** So many of the six come back to it: one, and with E2E=full all. */
const BACK = FULL ? NAMES.length : 1;

/** Who sits at the screen, once it has been handed to whoever is asked. */
async function sitting(page: Page): Promise<number> {
  if ((await settled(page)) === 'hand-over') await takeScreen(page, NAMES);
  expect(await settled(page)).toBe('asked');
  return Number(await page.getAttribute('.sk-frame', 'data-sitter'));
}

/** Leaves the table for the hall, and comes back to it from there. */
async function anotherEvening(page: Page): Promise<void> {
  await page.goto('/');
  await click(page, '.sk-saved .sk-saved-go');
}

/** The quiet answer to what is asked: the talk is over, nothing is bid, taxes are as usual, whatever else may be left is left. */
async function answer(page: Page): Promise<void> {
  const before = (await keptOn(page)).saved.log.entries.length;
  const pressable = await until(
    async () => [...(await litOn(page)).map(selectorOf), ...((await countOf(page, CONFIRM)) > 0 ? [CONFIRM] : [])],
    found => found.length > 0,
  );
  const quiet = ['say:ready', 'tax:normal', 'say:done'].map(selectorOf).find(selector => pressable.includes(selector));
  await press(page, quiet ?? pressable[0]);
  await expect.poll(async () => (await keptOn(page)).saved.log.entries.length).toBeGreaterThan(before);
}

test('six at one screen put the game away, and each takes it up again and is told what has happened since', async () => {
  const kept = game.lay({
    seed: 'evenings',
    seats: 'yyyyyy',
    until: (match, ask) => {
      const { turn, phase } = match.view(ask.seat) as View;
      return turn === 2 && phase === 'diplomacy';
    },
  });
  await during({ confirm: 'never' }, async ({ page }) => {
    await sitDown(page, kept);
    const told = new Set<number>();
    while (told.size < BACK) {
      const seat = await sitting(page);
      const { phase } = game.replayed(await keptOn(page)).view(seat) as View;
      // Everybody has been asked something this turn, and now one after the other is.
      if (phase === 'taxes' && !told.has(seat)) {
        await anotherEvening(page);
        expect(await sitting(page), 'who is asked').toBe(seat);
        await page.keyboard.press('l');
        const lines = page.locator('.sk-recap li button');
        await lines.first().waitFor();
        const { saved } = await keptOn(page);
        const since = saved.log.entries.findLastIndex(entry => 'choice' in entry && entry.seat === seat) + 1;
        const heard = game.replayed(await keptOn(page)).heardFrom(seat, since);
        expect(await lines.count()).toBeGreaterThan(0);
        expect(await lines.count()).toBeLessThanOrEqual(heard.length);
        // What it begins with came after the reader's own last answer, and it ends with what the saga ends with.
        expect((await page.locator('[data-part="saga"]').innerText()).replace(/\s+/g, ' ')).toContain(
          (await lines.last().innerText()).replace(/\s+/g, ' '),
        );
        await page.keyboard.press('Escape');
        told.add(seat);
      }
      await answer(page);
    }
  });
});
