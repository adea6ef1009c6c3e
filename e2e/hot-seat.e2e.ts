import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '../src/engine/match.ts';
import en from '../src/games/blood-rage/locales/en.ts';
import { CARD_IDS } from '../src/games/blood-rage/rules/numbers.ts';
import { during } from './hall.ts';
import { keptOn, replayed, viewOf } from './kept.ts';
import { dice, litOn, oneOf, press, selectorOf, settled, takeScreen } from './table.ts';
import { PHONE } from './visit.ts';

const nameOf = (card: string): string => (en as Readonly<Record<string, string>>)[`card.${card}`];

/** The cards that a seat (null: everybody) may know of, by name: in its view and in all it has heard. */
function known(match: Match, seat: number | null): Set<string> {
  const view = viewOf(match, seat);
  const text = JSON.stringify([view, match.factsFor(seat)]);
  const onTable = view.frames.flatMap(frame => ('played' in frame ? (frame.played as number[][]).flat() : []));
  const ids = CARD_IDS.filter((id, number) => text.includes(`"${id}"`) || onTable.includes(number));
  return new Set(ids.map(nameOf));
}

/** The cards that other seats hold and this one knows nothing of. */
function secretFrom(match: Match, seat: number | null): string[] {
  const knows = known(match, seat);
  const hidden = viewOf(match, null).clans.flatMap(clan => {
    const own = clan.seat === seat ? null : viewOf(match, clan.seat).own;
    return own ? [...own.hand, ...own.quests, ...own.pack, ...own.picks] : [];
  });
  return [...new Set(hidden.map(nameOf))].filter(name => !knows.has(name));
}

/** All words of the page, spoken and unseen ones too. */
const everyWord = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

async function showsNone(page: Page, names: readonly string[], where: string): Promise<void> {
  const words = (await everyWord(page)).replaceAll('&amp;', '&');
  const shown = names.filter(name => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(words));
  expect(shown, where).toEqual([]);
}

for (const people of [2, 3]) {
  test(`${people} people at one screen never see each other's cards`, { timeout: 300_000 }, async () => {
    const viewport = people === 3 ? { viewport: PHONE } : {};
    await during({ ...viewport, hasty: true, confirm: 'never' }, async ({ page }) => {
      await page.goto(`/new/blood-rage?people=${people}`);
      await page.waitForSelector('.sk-seat-row');
      // The seats in the order shown, and no bots: all secrets are of people.
      await page.locator('label', { hasText: 'As shown' }).click();
      for (let row = people; row < 4; row++) {
        await page.locator('.sk-seat-row').nth(row).locator('label', { hasText: 'Empty' }).click();
      }
      const names = await page
        .locator('.sk-seat-row input.sk-field')
        .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
      await press(page, '.sk-lobby .sk-btn-main');
      await page.waitForURL(/\/table\//);
      const roll = dice(people);
      let seat: number | null = null;
      let handed = 0;
      let looked = 0;
      for (let touches = 0; touches < 170; touches++) {
        const moment = await settled(page);
        if (moment === 'over') break;
        const match = replayed(await keptOn(page));
        if (moment === 'hand-over') {
          await showsNone(page, secretFrom(match, null), 'on the page between two people');
          seat = await takeScreen(page, names);
          handed++;
          continue;
        }
        await showsNone(page, secretFrom(match, seat), `before the eyes of ${names[seat ?? 0]}`);
        looked++;
        const lit = await litOn(page);
        const open = lit.filter(name => name !== 'say:pass' || roll() < 0.1);
        await press(page, selectorOf(oneOf(open.length > 0 ? open : lit, roll)));
      }
      console.log(`hot seat of ${people}: handed over ${handed} times, looked ${looked} times`);
      expect(handed).toBeGreaterThan(20);
    });
  });
}
