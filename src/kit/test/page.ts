import type { Keyboard, Mouse, Page, Touchscreen } from 'playwright-core';
import { PATIENCE, until } from './patience.ts';

/** The drawn table of any game: what is asked and lit on it, and how one touches it. */

/**
 * A page in any browser: what walkers ask of it, and no more. Playwright's pages are such, and so are those of browsers that
 * Playwright does not drive.
 */
export interface Browsed extends Pick<Page, 'evaluate' | 'waitForFunction' | 'waitForTimeout'> {
  goto(address: string): Promise<unknown>;
  addInitScript(script: string): Promise<unknown>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  readonly keyboard: Pick<Keyboard, 'press'>;
  readonly mouse: Pick<Mouse, 'click'>;
  readonly touchscreen: Pick<Touchscreen, 'tap'>;
}

/** Waits until it stands on the page and can be seen. */
export async function there(page: Browsed, selector: string): Promise<void> {
  const seen = (where: string) => document.querySelector(where)?.checkVisibility() ?? false;
  await page.waitForFunction(seen, selector, { polling: 25, timeout: 60_000 }).catch(() => {
    throw new Error(`there is no ${selector} in sight`);
  });
}

/** Waits until nothing of it is left. */
export async function gone(page: Browsed, selector: string): Promise<void> {
  const left = (where: string) => document.querySelector(where) === null;
  await page.waitForFunction(left, selector, { polling: 25, timeout: 60_000 }).catch(() => {
    throw new Error(`there still is ${selector}`);
  });
}

/** How many of them there are. */
export const countOf = (page: Browsed, selector: string): Promise<number> =>
  page.evaluate(where => document.querySelectorAll(where).length, selector);

/** The words that stand there. */
const wordsOf = (page: Browsed, selector: string): Promise<string> =>
  page.evaluate(where => document.querySelector<HTMLElement>(where)?.innerText ?? '', selector);

/** The plank with the question, at every game's table and in words, while it is the reader's. */
export const ASKING = '[data-part="prompt"][data-groove="ember"]';

/** The game is over: its score stands there, at every game's table and in words. */
export const OVER = '[data-part="score"]';

/** What the page waits for. */
export type Moment = 'asked' | 'hand-over' | 'over';

/** Waits until somebody at this screen is asked, the screen is to be handed over, or the game is over. */
export async function settled(page: Browsed): Promise<Moment> {
  const found = await page.waitForFunction(
    ({ asking, over }) => {
      if (document.querySelector('.sk-frame-notice')) return 'broken';
      if (document.querySelector('.sk-frame[aria-busy]')) return null;
      if (document.querySelector('.sk-handover')) return 'hand-over';
      if (document.querySelector(over)) return 'over';
      return document.querySelector(asking) ? 'asked' : null;
    },
    { asking: ASKING, over: OVER },
    { polling: 25, timeout: 30_000 },
  );
  const moment = await found.jsonValue();
  if (moment === 'broken') throw new Error(`the hall complains: ${await wordsOf(page, '.sk-notices')}`);
  return moment as Moment;
}

/** Everything lit on the page, by the names of the targets. */
export const litOn = (page: Browsed): Promise<string[]> => page.evaluate(readLit);

/** What is lit, once anything is. */
export const someLit = (page: Browsed): Promise<string[]> =>
  until(
    () => litOn(page),
    lit => lit.length > 0,
  );

/** Runs in the page. */
export function readLit(): string[] {
  const lit = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-target][data-lit="true"]')) {
    // The board may wait behind a scene. What lies on a page that is turned away is lit all the same, and its tab says so.
    if (element.closest('[data-part="board"]') && !element.checkVisibility()) continue;
    lit.add(element.dataset.target ?? '');
  }
  return [...lit].sort();
}

/** The question, and everything on the table that can be touched: what a choice changes. */
export const thingsOn = (page: Browsed): Promise<string[]> =>
  page.evaluate(() => [
    document.querySelector('[data-part="prompt"]')?.textContent ?? '',
    ...[...document.querySelectorAll<HTMLElement>('[data-target]')].map(each => each.dataset.target ?? ''),
  ]);

/** The element on the page that stands for what is lit. */
export const selectorOf = (lit: string): string => `[data-target="${lit}"][data-lit="true"]`;

/** The button that makes a choice final, while one lies ready. */
export const CONFIRM = ':is([data-part="prompt"], [data-part="weigh"]) [data-act="confirm"]';

/** Presses by the element's own click, without a pointer: fast, and as soon as it is there. */
export async function press(page: Browsed, selector: string): Promise<void> {
  const pressed = (where: string) => {
    const element = document.querySelector(where);
    return element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined;
  };
  await page.waitForFunction(pressed, selector, { polling: 25, timeout: PATIENCE }).catch(() => {
    throw new Error(`there is no ${selector}`);
  });
}

/** The longest time between two taps that a browser takes for one double tap, in milliseconds, and a little. */
const DOUBLE_TAP = 400;
/** Taps so many pixels apart are two, however quickly one follows the other: twice what a browser allows a finger. */
const APART = 200;
/** Where each page was tapped last, and when. */
const taps = new WeakMap<Browsed, { readonly x: number; readonly y: number; readonly at: number }>();

/** Taps on a spot: two taps in a row there are a double tap, and that does one thing. */
async function tap(page: Browsed, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const last = taps.get(page);
  const near = last && Math.hypot(last.x - x, last.y - y) < APART;
  const early = near ? last.at + DOUBLE_TAP - performance.now() : 0;
  if (early > 0) await page.waitForTimeout(early);
  await page.touchscreen.tap(x, y);
  taps.set(page, { x, y, at: performance.now() });
}

/**
 * Clicks (on a touch screen: taps) on a point where the thing really is: not beside its outline, not under something else.
 * What is out of sight is scrolled to first.
 */
export async function click(page: Browsed, selector: string): Promise<void> {
  const found = page.waitForFunction(spotOn, selector, { polling: 'raf', timeout: PATIENCE }).catch(() => null);
  const point = await (await found)?.jsonValue();
  if (!point) {
    const instead = await page.evaluate(coverOf, selector);
    throw new Error(`${selector}: there is no point on the screen where it could be clicked; ${instead}`);
  }
  if (point.touch) await tap(page, point);
  else await page.mouse.click(point.x, point.y);
}

/** The same by somebody who first turns to the part of a phone's table where it lies, as its tab says. */
export async function reach(page: Browsed, selector: string): Promise<void> {
  const away = () =>
    page.evaluate(where => {
      const all = [...document.querySelectorAll(where)];
      return all.length > 0 && !all.some(each => each.checkVisibility());
    }, selector);
  if (await away()) {
    const tabs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-tab][data-lit-inside="true"]')]
        .filter(tab => tab.checkVisibility())
        .map(tab => tab.dataset.tab ?? ''),
    );
    for (const tab of tabs) {
      await click(page, `[data-tab="${tab}"]`);
      await there(page, `[data-tab="${tab}"][aria-pressed="true"]`);
      if (!(await away())) break;
    }
  }
  await click(page, selector);
}

/** Runs in the page. */
function spotOn(selector: string): { x: number; y: number; touch: boolean } | null {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.07, 0.93, 0.22, 0.78];
    for (const dy of shares) {
      for (const dx of shares) {
        const [x, y] = [left + width * dx, top + height * dy];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !element.contains(hit)) continue;
        // What lies on a thing may be a thing of its own.
        const inner = hit.closest('[data-target]');
        if (inner && inner !== element && element.contains(inner)) continue;
        // Nobody hits what still moves: it has stood there for some frames and a moment, and letters that are yet to
        // come may move it.
        const now = `${selector} ${left} ${top}`;
        const { spot, looks = 0, since = 0 } = window as { spot?: string; looks?: number; since?: number };
        const same = spot === now && document.fonts.status === 'loaded';
        const still = same ? { looks: looks + 1, since } : { looks: 0, since: performance.now() };
        Object.assign(window, { spot: now, ...still });
        const stands = still.looks > 2 && performance.now() - still.since >= 90;
        return stands ? { x, y, touch: navigator.maxTouchPoints > 0 } : null;
      }
    }
  }
  return null;
}

/** Runs in the page: what is to be seen of a thing that cannot be clicked. */
function coverOf(selector: string): string {
  const all = [...document.querySelectorAll(selector)];
  if (all.length === 0) return `it is not there; the prompt: ${document.querySelector('.sk-prompt')?.textContent}`;
  return all
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const way = [hit, hit?.parentElement, hit?.parentElement?.parentElement].map(each => each?.getAttribute('class'));
      return `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}, below ${way.join(' in ')}`;
    })
    .join('; ');
}

/** Who the screen is handed to, by the number of the seat. */
export async function takeScreen(page: Browsed, names: readonly string[]): Promise<number> {
  const words = await wordsOf(page, '.sk-handover h2');
  const seat = names.findIndex(name => words.includes(name));
  await press(page, '.sk-handover .sk-btn-main');
  await gone(page, '.sk-handover');
  return seat;
}

/** A reproducible stream of numbers from 0 to 1. */
export function dice(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let t = Math.imul(at ^ (at >>> 15), at | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const oneOf = <T>(items: readonly T[], roll: () => number): T => items[Math.floor(roll() * items.length)];
