import { expect, test } from 'vitest';
import { click, dice, reach } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { giveEyes } from './eyes.ts';
import { FULL } from './full.ts';
import { GAMES, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { keptOn } from './kept.ts';
import { DESKTOP, PHONE } from './visit.ts';
import { counting, playOn } from './walk.ts';

/**
 * A whole game in a browser takes a minute and more: only E2E=full plays it to its end, else it is left after so many
 * answers, or a few more where it has not come yet to all that a hand does in it.
 */
const [ANSWERS, MOST] = FULL ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [14, 40];

/** Every game by the mouse and by a finger with E2E=full; else they take turns. */
const HANDS = [
  { form: 'mouse', viewport: DESKTOP },
  { form: 'finger on a phone', viewport: PHONE },
] as const;
const BY = SHIPPED.flatMap((game, i) =>
  HANDS.filter((_, hand) => FULL || hand === i % HANDS.length).map(hand => ({ game, title: game.title, ...hand })),
);

test.each(BY)(
  '$title: a game against bots by $form alone, with nothing lit but what the engine offers',
  {
    timeout: FULL ? 900_000 : 300_000,
  },
  async ({ game, title, form, viewport }) => {
    await during({ viewport, fate: 7, alone: true }, async ({ page }) => {
      const { onPage, players } = game;
      await giveEyes(page, onPage.secrets.names);
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      // Two clicks and one plays.
      await click(page, `.sk-shelf > li:nth-child(${GAMES.indexOf(game) + 1}) .sk-btn-main`);
      await click(page, '.sk-play-now-start');
      await page.waitForURL(/\/table\//);
      const count = counting();
      const roll = dice(7);
      let over = false;
      for (let goal = ANSWERS; ; goal += 10) {
        await playOn({ game, page, seat: 0, roll, count, touch: reach, most: goal - count.states });
        over = count.states < goal;
        if (over || goal >= MOST || onPage.uses.every(kind => count.touched.has(kind))) break;
      }
      console.log(
        `${title} by ${form}: ${count.states} states and ${count.steps} steps agree`,
        Object.fromEntries(count.touched),
      );
      for (const kind of onPage.uses) expect(count.touched.get(kind), kind).toBeGreaterThan(0);
      if (!over) return;
      const rows = page.locator('.sk-scores tbody tr');
      await expect.poll(() => rows.count(), { timeout: PATIENCE }).toBeGreaterThanOrEqual(players.max);
      const { sources } = game.replayed(await keptOn(page)).result() ?? {};
      expect(await page.locator('.sk-graph').count(), 'the graph of points').toBe(sources ? 1 : 0);
    });
  },
);
