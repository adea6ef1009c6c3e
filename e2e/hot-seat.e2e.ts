import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '../src/engine/match/match.ts';
import {
  CONFIRM,
  click,
  countOf,
  dice,
  litOn,
  oneOf,
  press,
  selectorOf,
  settled,
  takeScreen,
} from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { GAMES, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { keptOn } from './kept.ts';
import { PHONE } from './visit.ts';

/** So often the screen is handed on. */
const HANDED = FULL ? 12 : 4;

/** Picks one of a strip of choices, until it is the one that is picked: the page may have moved under the finger. */
async function pick(where: Page | Locator, choice: string): Promise<void> {
  const label = where.locator('label', { hasText: choice });
  const picked = await until(
    async () => {
      await label.click();
      return label.locator('input').isChecked();
    },
    checked => checked,
  );
  expect(picked, choice).toBe(true);
}

/** Those of the names that stand anywhere on the page: seen, spoken, or hidden in it. */
async function namedOn(page: Page, names: readonly string[]): Promise<string[]> {
  const words = (await page.evaluate(() => document.documentElement.outerHTML)).replaceAll('&amp;', '&');
  return names.filter(name => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(words));
}

/** Who sits at the screen. */
const sitterOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.sk-frame', 'data-sitter'));

/** Does a seat see what not everybody does? */
function hides(match: Match, seat: number): boolean {
  const seen = (eyes: number | null) => JSON.stringify({ ...(match.view(eyes) as object), seat: null });
  return seen(seat) !== seen(null);
}

/** Everything lit; and where a number is asked for, the least of them lies ready. */
const pressable = (page: Page): Promise<string[]> =>
  until(
    async () => [...(await litOn(page)).map(selectorOf), ...((await countOf(page, CONFIRM)) > 0 ? [CONFIRM] : [])],
    found => found.length > 0,
  );

/** The home page offers the first game for people at one screen; the others are set up at their own address. */
async function setUp(page: Page, index: number): Promise<void> {
  if (index > 0) return void (await page.goto(`/new/${GAMES[index].id}?people=2`));
  await page.goto('/');
  await page.waitForSelector('.sk-saved-tables');
  // It comes when the hall has answered, and moves what is below it.
  await page.waitForSelector('.sk-with-people');
  await click(page, '.sk-home-acts .sk-btn:nth-child(2)');
  await page.waitForURL(/people=2/);
}

// Whole games at one screen are played in lit.e2e.ts; here three people (or two) sit down by hand, on a phone.
test.each(SHIPPED)(
  '$title: people at one screen are handed it in turn, and never see each other’s secrets',
  async game => {
    const people = Math.min(3, game.players.max);
    await during({ viewport: PHONE, fate: 3, confirm: 'never' }, async ({ page }) => {
      await setUp(page, GAMES.indexOf(game));
      await page.waitForSelector('.sk-seat-row');
      if (people > 2) await pick(page.locator('.sk-seat-row').nth(2), 'Person');
      for (let seat = people; seat < game.players.max; seat++)
        await pick(page.locator('.sk-seat-row').nth(seat), 'Empty');
      await pick(page, 'As shown');
      const names = await until(
        () =>
          page
            .locator('.sk-seat-row input.sk-field')
            .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value)),
        fields => fields.length === people,
      );
      expect(names).toHaveLength(people);
      await click(page, '.sk-lobby .sk-btn-main');
      await page.waitForURL(/\/table\//);

      const { from } = game.onPage.secrets;
      const roll = dice(3);
      const sat = new Set<number>();
      let sits: number | null = null;
      for (let handed = 0; handed < HANDED || sat.size < people; ) {
        const moment = await settled(page);
        const match = game.replayed(await keptOn(page));
        if (moment === 'asked') {
          // Where neither has a secret the screen turns to the next one by itself, who is called by name.
          const now = await sitterOf(page);
          if (now !== sits) {
            expect(
              [sits ?? now, now].filter(seat => hides(match, seat)),
              'nobody was handed the screen',
            ).toEqual([]);
            expect(await page.textContent('[data-part="prompt"]')).toContain(names[now]);
            sits = now;
            sat.add(now);
            handed++;
          }
        }
        if (moment === 'hand-over') {
          expect(await namedOn(page, from(match, null)), 'on the page between two people').toEqual([]);
          sits = await takeScreen(page, names);
          sat.add(sits);
          handed++;
          continue;
        }
        expect(await namedOn(page, from(match, sits)), `before the eyes of ${names[sits ?? 0]}`).toEqual([]);
        // What gives much away is asked about, even of who is never asked.
        if ((await countOf(page, CONFIRM)) > 0) await press(page, CONFIRM);
        else await press(page, oneOf(await pressable(page), roll));
      }
      expect([...sat].sort()).toEqual(Array.from({ length: people }, (_, seat) => seat));

      // Somebody whom nobody waits for may have the screen as well, sees what is theirs, and hands it back.
      await settled(page);
      const held = sits ?? 0;
      for (const next of [(held + 1) % people, held]) {
        await press(page, '[aria-keyshortcuts="m"]');
        await page.locator('.sk-menu button', { hasText: `Hand the device to ${names[next]}` }).click();
        const match = game.replayed(await keptOn(page));
        if ([held, next].some(seat => hides(match, seat))) {
          await page.waitForSelector('.sk-handover');
          expect(await namedOn(page, from(match, null)), 'on the page between two people').toEqual([]);
          expect(await takeScreen(page, names)).toBe(next);
        }
        expect(
          await until(
            () => sitterOf(page),
            seat => seat === next,
          ),
        ).toBe(next);
        expect(await namedOn(page, from(match, next)), `before the eyes of ${names[next]}`).toEqual([]);
      }
    });
  },
);
