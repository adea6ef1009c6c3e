import type { Page } from 'playwright-core';
import type { Match } from '../src/engine/match/match.ts';
import en from '../src/games/blood-rage/locales/en.ts';
import { CARD_IDS } from '../src/games/blood-rage/rules/numbers.ts';
import { viewOf } from './kept.ts';

/** Cards that must not be named on a page. */

const nameOf = (card: string): string => (en as Readonly<Record<string, string>>)[`card.${card}`];

export const CARD_NAMES: readonly string[] = CARD_IDS.map(nameOf);

/** The cards that a seat (null: everybody) may know of, by name: in its view and in all it has heard. */
function known(match: Match, seat: number | null): Set<string> {
  const view = viewOf(match, seat);
  const text = JSON.stringify([view, match.factsFor(seat)]);
  const onTable = view.frames.flatMap(frame => ('played' in frame ? (frame.played as number[][]).flat() : []));
  const ids = CARD_IDS.filter((id, number) => text.includes(`"${id}"`) || onTable.includes(number));
  return new Set(ids.map(nameOf));
}

/** The cards that other seats hold and this one knows nothing of. */
export function secretFrom(match: Match, seat: number | null): string[] {
  const knows = known(match, seat);
  const hidden = viewOf(match, null).clans.flatMap(clan => {
    const own = clan.seat === seat ? null : viewOf(match, clan.seat).own;
    return own ? [...own.hand, ...own.quests, ...own.pack, ...own.picks] : [];
  });
  return [...new Set(hidden.map(nameOf))].filter(name => !knows.has(name));
}

/** Those of the names that stand anywhere on the page: seen, spoken, or hidden in it. */
export async function namedOn(page: Page, names: readonly string[]): Promise<string[]> {
  const words = (await page.evaluate(() => document.documentElement.outerHTML)).replaceAll('&amp;', '&');
  return names.filter(name => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(words));
}
