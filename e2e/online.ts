import {
  ASKING,
  type Browsed,
  CONFIRM,
  countOf,
  oneOf,
  press,
  readLit,
  selectorOf,
  there,
} from '../src/kit/test/page.ts';
import { GAMES } from './games.ts';
import type { Comer } from './visit.ts';

/** People who come to a table from browsers of their own. */

export const HASTY: Comer = { confirm: 'never' };

/** Opens the table online that is being set up; its address. */
export async function opened(page: Browsed): Promise<string> {
  await press(page, '.sk-lobby-start .sk-btn-main');
  await page.waitForFunction(() => location.pathname.startsWith('/play/'));
  await there(page, '.sk-gathering-seats');
  return page.evaluate(() => location.href);
}

/** Sits down in the first free seat. */
export async function sitDown(page: Browsed, address: string): Promise<void> {
  await page.goto(address);
  await there(page, '.sk-gathering-seats .sk-btn-main');
  await press(page, '.sk-gathering-seats .sk-btn-main');
}

/** The short way through any game: who may say one of these mostly does. */
const SHORT: readonly string[] = GAMES.flatMap(({ onPage }) => onPage.idle.map(kind => `say:${kind}`));

/** Milliseconds in which what was pressed shows, if it changes what is asked at all. */
const DRAWN = 1000;

/** Is this page asked something, and if so, does one thing about it? What is `wanted` comes before all else. */
async function act(page: Browsed, roll: () => number, wanted: readonly string[]): Promise<'acted' | 'waits' | 'over'> {
  const moment = await page.evaluate(asking => {
    if (document.querySelector('.sk-frame-notice')) return document.querySelector('.sk-notices')?.textContent ?? '';
    if (document.querySelector('[data-part="score"]')) return 'over';
    return document.querySelector(asking) ? 'asked' : 'waits';
  }, ASKING);
  if (moment === 'waits' || moment === 'over') return moment;
  if (moment !== 'asked') throw new Error(`the hall complains: ${moment}`);
  const question = await page.evaluate(asking => document.querySelector(asking)?.textContent, ASKING);
  const lit = await page.evaluate(readLit);
  if ((await countOf(page, CONFIRM)) > 0) await press(page, CONFIRM);
  else if (lit.length > 0) {
    const short = SHORT.find(word => lit.includes(word));
    const what = wanted.find(word => lit.includes(word)) ?? (short && roll() < 0.7 ? short : oneOf(lit, roll));
    await press(page, selectorOf(what)).catch(() => undefined);
  }
  // Pressed again before it is drawn, a card would be put back for another one, perhaps too late for the others.
  await page
    .waitForFunction(
      ([asking, old]) => {
        if (document.querySelector('.sk-frame[aria-busy]')) return false;
        return document.querySelector(asking)?.textContent !== old;
      },
      [ASKING, question] as const,
      { polling: 25, timeout: DRAWN },
    )
    .catch(() => undefined);
  return 'acted';
}

/** Everybody plays until this is so, or the game is over. */
export async function playUntil(
  pages: readonly Browsed[],
  roll: () => number,
  done: () => Promise<boolean> = async () => false,
  wanted: readonly string[] = [],
): Promise<void> {
  for (let idle = 0; idle < 400; ) {
    const did = await Promise.all(pages.map(page => act(page, roll, wanted)));
    if (did.every(what => what === 'over') || (await done())) return;
    if (did.includes('acted')) idle = 0;
    else {
      idle++;
      await pages[0].waitForTimeout(40);
    }
  }
  throw new Error('the table stands still');
}

/** The rows of the score sheet, as text. */
export async function sheetOf(page: Browsed): Promise<string[]> {
  await there(page, '.sk-scores tbody tr');
  return page.evaluate(() =>
    [...document.querySelectorAll('.sk-scores tbody tr')].map(row => (row.textContent ?? '').replace(/\s+/g, ' ')),
  );
}
