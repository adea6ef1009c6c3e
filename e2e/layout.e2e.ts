import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../src/kit/test/page.ts';
import { PATIENCE, until } from '../src/kit/test/patience.ts';
import { findClipped } from './cut.ts';
import { FULL } from './full.ts';
import { FIRST, GAMES } from './games.ts';
import { during, fine, visit } from './hall.ts';
import { sitDown } from './kept.ts';
import { arrive, someScreens } from './screens.ts';
import { DESKTOP, PHONE, type Visit } from './visit.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1200, 1440, 1920];

/** All widths; else every third, and the next screen has the ones beside them. */
const widthsOf = (turn: number): readonly number[] => (FULL ? WIDTHS : WIDTHS.filter((_, i) => i % 3 === turn % 3));

/** Lets a new width settle; parts that measure themselves may need another round. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

describe('no page scrolls sideways, from 320 to 1920 px', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(() => here.close());

  test.each(someScreens(0, 10).map((screen, turn) => ({ screen, name: screen.name, turn })))('$name', async each => {
    const { page } = here;
    await page.setViewportSize(DESKTOP);
    await arrive(page, each.screen);
    const wide: string[] = [];
    for (const width of widthsOf(each.turn)) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
      await drawn(page);
      const { over, culprits } = await until(
        () => page.evaluate(sticksOut),
        now => now.over === 0,
      );
      if (over > 0) wide.push(`${width} px: ${over} px too wide: ${culprits.join(', ')}`);
    }
    expect(wide).toEqual([]);
    fine(here);
  });
});

describe('the table in words is read without scrolling sideways', () => {
  test.each([320, 390])('at %i px', async width => {
    await during({ viewport: { width, height: 740 }, textTable: true }, async ({ page }) => {
      await sitDown(page, FIRST.main());
      await page.waitForSelector('.sk-text-line');
      await drawn(page);
      const wide = () =>
        page
          .locator('.sk-text-main, .sk-text-main *')
          .evaluateAll(all =>
            all
              .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
              .map(each => each.textContent?.slice(0, 60)),
          );
      await expect.poll(wide, { timeout: PATIENCE }).toEqual([]);
    });
  });
});

/** Runs in the page: by how much it could be scrolled sideways, and by whose fault. */
function sticksOut(): { over: number; culprits: string[] } {
  const root = document.documentElement;
  const over = Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  if (over <= 0) return { over: 0, culprits: [] };
  const culprits = [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > root.clientWidth + 0.5)
    .map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  return { over, culprits: [...new Set(culprits)].slice(0, 6) };
}

describe('words forty percent longer are not clipped', () => {
  let here: Visit;
  beforeAll(async () => {
    // Words that cannot be seen are not looked at.
    here = await visit({ unpainted: false });
  });
  afterAll(() => here.close());

  test.each(someScreens(3, 10))('$name', async screen => {
    const { page } = here;
    const clipped: string[] = [];
    await page.setViewportSize(DESKTOP);
    await arrive(page, screen, '?lang=pseudo');
    for (const [form, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize(viewport);
      await drawn(page);
      const cut = await until(
        () => clippedOn(page),
        lines => lines.length === 0,
      );
      for (const line of cut) clipped.push(`${form}: ${line}`);
    }
    expect(clipped).toEqual([]);
    fine(here);
  });
});

/**
 * Where words may end before they are told, and why; besides what games have to say of their own:
 * - `.sk-heard` is for screen readers alone.
 * - `.sk-card-text`: a card has as many lines as it has room for, and all of them in the zoom (hover, focus, long press).
 * - `.sk-gives-way` says of itself that it may be left out of a phone's rail.
 */
const MAY_END = [
  '.sk-heard',
  '.sk-skip',
  '.sk-card-text',
  '.sk-gives-way',
  ...GAMES.flatMap(({ onPage }) => onPage.mayEnd),
];

const clippedOn = (page: Page): Promise<string[]> => page.evaluate(findClipped, MAY_END);

/** The smallest phones that are held upright. */
const SMALL = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** Runs in the page: by how much the frame of the table could be scrolled, sideways and down. */
function frameOver(): number[] {
  const frame = document.querySelector('.sk-frame');
  return frame ? [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight] : [];
}

test.each(GAMES)('$title: the whole table is in the frame of the smallest phones', async ({ at, onPage }) => {
  await during({ viewport: SMALL[0] }, async ({ page }) => {
    const moments = [...new Set(onPage.screens.map(screen => screen.moment))];
    // Whatever is looked at in fit.e2e.ts is looked at on one of them, too.
    for (const moment of FULL ? moments : moments.slice(0, 1)) {
      await sitDown(page, at(moment));
      await settled(page);
      for (const size of SMALL) {
        await page.setViewportSize(size);
        const message = `${moment}, ${size.width} × ${size.height}`;
        await expect.poll(() => page.evaluate(frameOver), { timeout: PATIENCE, message }).toEqual([0, 0]);
      }
    }
    // Three answers more than were ever asked here: the prompt grows, and the rest makes room for it.
    await page.setViewportSize(PHONE);
    await page.evaluate(askMore, 'sk-btn');
    await expect.poll(() => page.evaluate(belowFoot), { timeout: PATIENCE, message: 'a longer prompt' }).toEqual([]);
  });
});

/** Runs in the page: what is asked has some more answers. */
function askMore(button: string): void {
  for (const each of document.querySelectorAll('.sk-table > .sk-prompt')) {
    const more = Object.assign(document.createElement('div'), { className: 'sk-prompt-acts' });
    for (const name of ['Freyja', 'Hrungnir', 'Vafthrudnir']) {
      more.append(
        Object.assign(document.createElement('button'), { className: button, textContent: `Call upon ${name}` }),
      );
    }
    each.append(more);
  }
}

/** Runs in the page: buttons of the prompt that reach below the upper edge of what lies at the foot. */
function belowFoot(): string[] {
  const foot = document.querySelector('.sk-table > .sk-table-foot')?.getBoundingClientRect();
  return [...document.querySelectorAll('.sk-table > .sk-prompt button')]
    .filter(button => foot && foot.height > 0 && button.getBoundingClientRect().bottom > foot.top)
    .map(button => button.textContent ?? '');
}
