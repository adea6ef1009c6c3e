import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { click } from '../src/kit/test/page.ts';
import { PATIENCE, until } from '../src/kit/test/patience.ts';

/** How somebody touches what a teacher points at: by mouse or finger, as the screen is, or by keys alone. */
export type Hand = (page: Page, selector: string) => Promise<void>;

/** No lesson takes so many touches. */
const MOST = 160;
/** Nor are there so many things between two that can be reached with Tab. */
const TABS = 400;
/** While others think a busy machine takes its time. */
const LONG = 6 * PATIENCE;

interface Seen {
  readonly over: boolean;
  readonly astray: boolean;
  /** What is to be touched: the thing in the teacher's ring, or the way on from a climax. */
  readonly next: string | null;
  /** The number to be picked, where one is. */
  readonly number: string | null;
  /** All that changes when something has come of a touch. */
  readonly sign: string;
}

/** Runs in the page: what lies in the ring is looked up by where it is, for that is what the reader goes by. */
function look(): Seen {
  const there = (selector: string): boolean => document.querySelector(selector) !== null;
  const ring = document.querySelector('.sk-spot-ring')?.getBoundingClientRect();
  const things =
    '[data-target][data-lit="true"], [data-lit-inside="true"], [data-act="confirm"], [data-act="ready"], .sk-amount-number';
  // Of what is cut off at one or two of its sides the ring is round the rest.
  const sidesInRing = (thing: Element): number => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    if (!ring) return 0;
    const apart = [left - ring.left, top - ring.top, ring.right - right, ring.bottom - bottom];
    return apart.every(each => each < 7) ? apart.filter(each => each > 3).length : 0;
  };
  const inRing = [...document.querySelectorAll<HTMLElement | SVGElement>(things)]
    .filter(thing => sidesInRing(thing) > 1)
    .sort((a, b) => sidesInRing(b) - sidesInRing(a))
    .at(0);
  const named = (thing: HTMLElement | SVGElement): string => {
    const { target, act, tab, litInside } = thing.dataset;
    if (target !== undefined) return `[data-target="${target}"][data-lit="true"]`;
    if (tab !== undefined) return `[data-tab="${tab}"]`;
    if (act !== undefined) return `[data-act="${act}"]`;
    return `[data-lit-inside="${litInside}"]`;
  };
  const goOn = '[data-act="go-on"]';
  // A number is the one that the teacher names. Once it is picked the ring goes on.
  const picker = inRing instanceof HTMLInputElement ? inRing : null;
  const wanted = document.querySelector('.sk-teacher-say')?.textContent?.match(/\d+(?!.*\d)/)?.[0] ?? '';
  const number = picker && picker.value !== wanted ? wanted : null;
  const next = there(goOn) ? goOn : inRing && !picker ? named(inRing) : null;
  const prompt = document.querySelector('[data-part="prompt"]')?.textContent ?? '';
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit="true"]')].map(each => each.dataset.target);
  const open = [...document.querySelectorAll('[aria-pressed="true"], [aria-expanded="true"], dialog')].length;
  const sign = [prompt, next, lit, open, Object.values({ ...localStorage })].join('\n');
  return { over: there('[data-act="again"]'), astray: there('[data-act="take-back"]'), next, number, sign };
}

const said = (page: Page): Promise<string> => page.locator('[data-part="prompt"]').innerText();

/** What was pointed at while others still acted may be gone before a hand is there: then the ring is elsewhere. */
async function handed(page: Page, hand: Hand, selector: string, sign: string): Promise<void> {
  try {
    await hand(page, selector);
  } catch (error) {
    if ((await page.evaluate(look)).sign === sign) throw error;
  }
}

/** Touches what the teacher points at, and sees that something comes of it; false when the lesson is over. */
export async function touchNext(page: Page, hand: Hand): Promise<boolean> {
  const seen = await until(
    () => page.evaluate(look),
    now => now.over || now.astray || now.next !== null || now.number !== null,
    LONG,
  );
  if (seen.over) return false;
  if (seen.astray) expect.fail(`what was pointed at has led astray: ${await said(page)}`);
  if (seen.number !== null) await page.locator('.sk-amount-number').fill(seen.number);
  else if (seen.next !== null) await handed(page, hand, seen.next, seen.sign);
  else expect.fail(`nothing is pointed at: ${await said(page)}`);
  const after = await until(
    () => page.evaluate(look),
    now => now.sign !== seen.sign,
    LONG,
  );
  if (after.sign === seen.sign) expect.fail(`nothing comes of ${seen.next ?? seen.number}: ${await said(page)}`);
  return true;
}

/** Does what the teacher points at and nothing else, to the end; says how often something was touched. */
export async function follow(page: Page, hand: Hand): Promise<number> {
  for (let touches = 0; touches < MOST; touches++) {
    if (!(await touchNext(page, hand))) return touches;
  }
  return expect.fail(`no end after ${MOST} touches: ${await said(page)}`);
}

export const byPointer: Hand = (page, selector) => click(page, selector);

/** Tabs on to it, and presses Enter. */
export const byKeys: Hand = async (page, selector) => {
  const isThere = () =>
    page.evaluate(where => document.activeElement?.matches(where) === true && document.hasFocus(), selector);
  for (let tabs = 0; tabs < TABS; tabs++) {
    if (await isThere()) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  expect.fail(`${selector} is not reached with Tab`);
};
