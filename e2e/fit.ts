import type { Page } from 'playwright-core';
import { press } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { findClipped } from './cut.ts';

/** What a table on a screen has to keep, and how a page is asked whether it does. */

interface Seen {
  /** What is wrong in words. */
  readonly wrong: readonly string[];
  /** Lit things of which too little can be seen. */
  readonly hidden: readonly string[];
}

/** Runs in the page: all of it that can be told from where things lie. */
function measure(): Seen {
  const wrong: string[] = [];
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const of = (element: Element): string =>
    element.getAttribute('data-part') ?? element.getAttribute('data-target') ?? element.getAttribute('class') ?? '';

  /** What a thing lies in: whatever only stands round it for its sake has no box. */
  const holderOf = (element: Element): Element | null => {
    let holder = element.parentElement;
    while (holder && getComputedStyle(holder).display === 'contents') holder = holder.parentElement;
    return holder;
  };
  /** How many of 49 points of a thing are really it, and can be touched there. */
  const pointsOf = (element: Element): { seen: number; all: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    let [seen, lying, all] = [0, 0, 0];
    for (let i = 1; i < 14; i += 2) {
      for (let j = 1; j < 14; j += 2) {
        all++;
        const [x, y] = [left + (width * i) / 14, top + (height * j) / 14];
        const hit = x >= 0 && y >= 0 && x < wide && y < high ? document.elementFromPoint(x, y) : null;
        if (!hit) continue;
        if (element.contains(hit)) seen++;
        // What lies on a thing may be a thing of its own, and stand for it.
        else if (holderOf(element)?.contains(hit.closest('[data-target]'))) lying++;
      }
    }
    return { seen: seen > 2 ? seen + lying : seen, all };
  };
  /** Shapes on a map fill only a part of their box, and carry others. */
  const inSight = (element: Element): boolean => {
    if (!element.checkVisibility()) return false;
    const { seen, all } = pointsOf(element);
    return element instanceof SVGElement ? seen >= 3 : seen >= all * 0.45;
  };

  const frame = document.querySelector('.sk-frame');
  if (frame && frame.scrollHeight > frame.clientHeight + 1)
    wrong.push(`the table is ${frame.scrollHeight - frame.clientHeight} px too high`);
  if (frame && frame.scrollWidth > frame.clientWidth + 1)
    wrong.push(`the table is ${frame.scrollWidth - frame.clientWidth} px too wide`);

  const say = document.querySelector('[data-part="prompt"] .sk-prompt-say');
  if (!say) wrong.push('there is no prompt');
  else {
    const { left, right, top, bottom, width, height } = say.getBoundingClientRect();
    if (left < 0 || top < 0 || right > wide + 1 || bottom > high + 1) wrong.push('the prompt is not in sight');
    const lines = Math.round(height / (Number.parseFloat(getComputedStyle(say).lineHeight) || 20));
    if (lines > 3 && width < 240) wrong.push(`the prompt is crushed to ${lines} lines of ${Math.round(width)} px`);
  }
  // Where there is no button the hint alone tells what to touch.
  const hint = document.querySelector('[data-part="prompt"] .sk-prompt-hint');
  const acts = document.querySelector('[data-part="prompt"] .sk-prompt-acts');
  if (hint?.textContent && acts?.childElementCount === 0 && !hint.checkVisibility())
    wrong.push(`nobody reads "${hint.textContent}", and there is no button`);

  for (const button of document.querySelectorAll(
    '[data-part="prompt"] button, [data-part="rail"] button, [data-part="tabs"] button',
  )) {
    if (!button.checkVisibility()) continue;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1 || !inSight(button))
      wrong.push(`a button of the table is not in sight: ${button.textContent || button.getAttribute('aria-label')}`);
  }

  const seats = new Set([...document.querySelectorAll('[data-seat]')].map(each => each.getAttribute('data-seat')));
  for (const seat of seats) {
    const places = [...document.querySelectorAll(`[data-seat="${seat}"]`)];
    const numbers = (place: Element) => [...place.querySelectorAll('.sk-tally')].filter(inSight).length;
    if (!places.some(place => inSight(place) && numbers(place) >= 1))
      wrong.push(`the numbers of seat ${seat} are not in sight`);
  }

  for (const number of document.querySelectorAll('.sk-table-seat .sk-tally')) {
    const plank = number.closest('.sk-table-seat');
    if (!plank || !number.checkVisibility()) continue;
    const [own, its] = [number.getBoundingClientRect(), plank.getBoundingClientRect()];
    if (own.width > 2 && (own.right > Math.min(its.right, wide) + 1 || own.left < its.left - 1))
      wrong.push(`a number of a seat is cut: ${number.textContent}`);
  }

  // What is printed on a card's picture can be told apart.
  for (const art of document.querySelectorAll('.sk-card-art')) {
    const signs = [...art.querySelectorAll('.sk-card-value, .sk-card-badge, .sk-card-sign')]
      .filter(sign => sign.checkVisibility())
      .map(sign => sign.getBoundingClientRect());
    for (const [i, a] of signs.entries()) {
      for (const b of signs.slice(i + 1)) {
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 3 && down > 3) wrong.push(`signs lie on each other on ${art.closest('.sk-card')?.textContent}`);
      }
    }
  }

  // The parts of a table lie beside one another; only what is laid over the board on purpose covers it.
  const parts = [...document.querySelectorAll('[data-part="table"] > *')].flatMap(part => {
    const { display } = getComputedStyle(part);
    if (part.classList.contains('sk-table-sheet')) return [];
    return display === 'contents' ? [...part.children] : [part];
  });
  const boxes = parts.filter(part => part.checkVisibility()).map(part => ({ part, box: part.getBoundingClientRect() }));
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const over = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (over > 3 && down > 3)
        wrong.push(`${of(a.part)} and ${of(b.part)} overlap by ${Math.round(over)} × ${Math.round(down)} px`);
    }
  }

  // Words that lie on other words.
  const texts: { words: string; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('[data-part="table"]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!words || !parent || parent.closest('svg, .sk-heard, [data-part="saga"]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const hit = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      // What lies under something else, or is scrolled away, is not read there.
      if (rect.width > 2 && hit && (hit === parent || hit.contains(parent) || parent.contains(hit)))
        texts.push({ words, rect });
    }
  }
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.words === b.words) continue;
      const over = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      // Lines stand closer than their boxes say.
      const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (over > 3 && down > Math.min(a.rect.height, b.rect.height) * 0.42)
        wrong.push(`"${a.words.slice(0, 30)}" and "${b.words.slice(0, 30)}" lie on each other`);
    }
  }

  const lit = new Map<string, boolean>();
  for (const element of document.querySelectorAll('[data-target][data-lit="true"]')) {
    const target = element.getAttribute('data-target') ?? '';
    lit.set(target, lit.get(target) || inSight(element));
  }
  return { wrong: [...new Set(wrong)], hidden: [...lit].filter(([, seen]) => !seen).map(([target]) => target) };
}

/** Lets what was changed be drawn; parts that measure themselves need another round. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** What opens a page or a sheet in which something is lit: marked, and in sight. What is asked once more is put away. */
const OPENER = '[data-lit-inside="true"], [data-part="weigh"] [data-act="no"]';

/** A list that lies open over the board, or in its place: what it holds is scrolled to. */
const OPEN_LIST = ':is([data-part="sheet"], [data-part="list"])';

/** Runs in the page: those of the lit things that cannot be touched even when they are scrolled to, within this. */
function outOfReach({ targets, within }: { targets: readonly string[]; within: string }): string[] {
  return targets.filter(target => {
    const all = [...document.querySelectorAll(`${within} [data-target="${target}"][data-lit="true"]`)];
    return !all.some(each => {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && each.contains(hit);
    });
  });
}

/** Things in a list that lies open, or that can be reached by one touch of something marked, are as good as in sight. */
async function stillHidden(page: Page, hidden: readonly string[]): Promise<string[]> {
  let left = await page.evaluate(outOfReach, { targets: hidden, within: OPEN_LIST });
  // What lay below was not drawn meanwhile, and comes a frame or two later: only if all is closed again is it waited for.
  for (const patience of [0, 1500]) {
    const openers = left.length > 0 ? await page.locator(OPENER).count() : 0;
    for (let i = 0; i < openers && left.length > 0; i++) left = await hiddenBehind(page, i, left, patience);
  }
  return left;
}

/** Those of the things that are not found when this opener is touched; it is closed again. */
async function hiddenBehind(page: Page, at: number, lost: readonly string[], patience: number): Promise<string[]> {
  const opener = page.locator(OPENER).nth(at);
  if (!(await opener.isVisible())) return [...lost];
  const before = await page.evaluate(() =>
    document.querySelector('[data-part="tabs"] [aria-pressed="true"]')?.getAttribute('data-tab'),
  );
  await opener.evaluate(each => each.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await drawn(page);
  const left = await until(
    () => page.evaluate(outOfReach, { targets: lost, within: 'body' }),
    found => found.length === 0,
    patience,
  );
  if (await page.locator('[data-act="close-sheet"]').count()) await press(page, '[data-act="close-sheet"]');
  else if (before) await press(page, `[data-part="tabs"] [data-tab="${before}"]`);
  await drawn(page);
  return left;
}

/** All that is wrong with the table as it stands on the screen. */
export async function misfits(page: Page, mayEnd: readonly string[]): Promise<string[]> {
  await drawn(page);
  const look = async (): Promise<string[]> => {
    const { wrong, hidden } = await page.evaluate(measure);
    const cut = await page.evaluate(findClipped, mayEnd);
    const lost = hidden.length > 0 ? await stillHidden(page, hidden) : [];
    return [
      ...wrong,
      ...cut,
      ...lost.map(target => `${target} is lit, and neither in sight nor in a list one touch away`),
    ];
  };
  // Letters and what measures itself may come a little later, and a look at a busy machine takes its time.
  return until(look, found => found.length === 0, 5000);
}
