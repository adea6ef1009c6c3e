import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressesTo } from '../src/client/table/moving/find.ts';
import type { Choice } from '../src/engine/contract/ask.ts';
import { type Paths, touch } from '../src/kit/table/play/paths.ts';
import { START, type Target } from '../src/kit/table/play/touching.ts';
import { ASKING, CONFIRM, click, litOn, press, selectorOf, settled, thingsOn } from '../src/kit/test/page.ts';
import { PATIENCE, until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { type PlayedGame, SHELF, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import { preset } from './visit.ts';

const END_TURN = '[data-act="end-turn"]';
const UNDO = '[data-act="undo"]';
const entriesOn = async (page: Page): Promise<number> => (await keptOn(page)).saved.log.entries.length;

/** Runs in the page: what of it calls for a press before all else. */
const mains = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.sk-btn-main')]
    .filter(button => button.checkVisibility() && !button.closest('.sk-handover'))
    .map(button => button.innerText);

/** Runs in the page: everything in sight that can be touched, as it is called; what is equal is there once. */
const named = (): { name: string; lit: boolean }[] => {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target]')]
    .filter(element => element.tabIndex >= 0 && element.checkVisibility())
    .map(element => {
      const written = () => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
      const card = element.querySelector('.sk-card-name')?.textContent;
      return {
        target: element.dataset.target ?? '',
        name: (element.getAttribute('aria-label') ?? card ?? written()).replace(/\s+/g, ' ').trim(),
        lit: element.dataset.lit === 'true',
      };
    });
  return [...new Map(all.map(thing => [`${thing.target} ${thing.name}`, thing])).values()];
};

const focused = (page: Page): Promise<{ target: string | undefined; lit: boolean; body: boolean }> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const marks = at instanceof HTMLElement || at instanceof SVGElement ? at.dataset : {};
    return { target: marks.target, lit: marks.lit === 'true', body: at === null || at === document.body };
  });

/** What is touched for an answer, one thing after the other; nothing where its way is not one of single things. */
function touchesFor(paths: Paths<Choice, Target>, answer: Choice): Target[] {
  const touched: Target[] = [];
  for (let at = paths.at(START); at.chosen !== answer; ) {
    const next = [...at.lit].find(target => paths.at(touch(at, target)).choices.includes(answer));
    if (next === undefined || touched.length > 8) return [];
    touched.push(next);
    at = paths.at(touch(at, next));
  }
  return touched;
}

/** A table at which the reader may give much away, and what is touched for that. */
function weighty({ module, onPage, first, openAsk, replayed }: PlayedGame) {
  const heavy = (match: ReturnType<typeof replayed>) => {
    const ask = openAsk(match, 0);
    const view = match.view(0);
    const warned = (choice: Choice) => module.rules.explain(view, 0, { about: 'choice', choice }).warning !== undefined;
    const choice = ask?.choices.find(warned);
    return ask && choice ? touchesFor(onPage.paths(ask, view), choice) : [];
  };
  const seats = `y${'b'.repeat(module.rules.seats.max - 1)}`;
  const table = first('weighty', seats, (match, ask) => ask.seat === 0 && heavy(match).length > 0);
  return { table, touches: heavy(replayed(table)) };
}

/** Do two things on the page share a spot? */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    selectors => {
      const [a, b] = selectors.map(where => document.querySelector(where)?.getBoundingClientRect());
      return (
        a !== undefined &&
        b !== undefined &&
        a.left < b.right &&
        b.left < a.right &&
        a.top < b.bottom &&
        b.top < a.bottom
      );
    },
    [one, other],
  );

describe.each(SHELF)('$title: what gives much away', game => {
  test('is asked about in words, in another place than the touch, and is not done by the touch', async () => {
    const { table, touches } = weighty(game);
    await during({ confirm: 'irreversible' }, async ({ page }) => {
      await sitDown(page, table);
      await settled(page);
      const before = await entriesOn(page);
      for (const target of touches) await press(page, selectorOf(target));
      await page.waitForSelector('[data-part="weigh"]');
      expect((await page.locator('[data-part="weigh"] p > span').allInnerTexts()).at(-1)?.length).toBeGreaterThan(12);
      expect(await overlap(page, `[data-target="${touches.at(-1)}"]`, CONFIRM)).toBe(false);
      expect(await entriesOn(page)).toBe(before);
      await click(page, '[data-part="weigh"] [data-act="no"]');
      await page.waitForSelector('[data-part="weigh"]', { state: 'detached' });
      expect(await entriesOn(page)).toBe(before);
    });
  });
});

/** At every moment that the game names; else at its main one and every fifth of the others, each game beginning with another. */
const momentsOf = ({ onPage: { moments, main } }: PlayedGame, turn: number): string[] =>
  Object.keys(moments).filter((name, i) => FULL || name === main || i % 5 === turn % 5);

const NO_CLICK_FEARED = SHIPPED.map((game, turn) => ({ ...game, game, turn }));

describe.each(NO_CLICK_FEARED)('$title: no click is feared', ({ game, turn }) => {
  const few = 'one thing is the first to press, and every name is a few keys away, at every moment worth a look';
  test(few, { timeout: 600_000 }, async () => {
    const some = momentsOf(game, turn);
    const long: string[] = [];
    await during({}, async ({ page }) => {
      for (const moment of some) {
        await sitDown(page, game.at(moment));
        await settled(page);
        expect((await page.evaluate(mains)).length, moment).toBeLessThanOrEqual(1);
        const things = await page.evaluate(named);
        for (const [place, { name }] of things.entries()) {
          const presses = pressesTo(place, things);
          if (presses > 6) long.push(`${moment}: ${presses} keys to ${name}`);
        }
      }
    });
    expect(long, 'more than six keys').toEqual([]);
  });

  test('second thoughts: the others wait, an undo brings it back, and End turn lets them go on', async () => {
    await during({ confirm: 'never' }, async ({ page }) => {
      await sitDown(page, game.main());
      await preset(page, { pause: 'own' });
      await page.reload();
      await settled(page);
      const before = await entriesOn(page);
      const ends = game.onPage.idle.map(kind => `[data-target="say:${kind}"][data-lit="true"]`);
      /** What ends a part, else the first lit thing, until something is chosen and the others would go on. */
      const shown = async () => JSON.stringify([await thingsOn(page), await litOn(page), await entriesOn(page)]);
      const choose = async () => {
        for (let touches = 0; touches < 12 && (await page.locator(END_TURN).count()) === 0; touches++) {
          const old = await shown();
          const ending = ends.length > 0 && (await page.locator(ends.join()).count()) > 0;
          await press(page, ending ? ends.join() : '[data-target][data-lit="true"]');
          await until(shown, now => now !== old);
        }
        await page.waitForSelector(END_TURN, { timeout: PATIENCE });
      };
      await choose();
      const held = await entriesOn(page);
      expect(held).toBeGreaterThan(before);
      await click(page, `${UNDO}:not([aria-disabled])`);
      await page.waitForSelector(ASKING);
      await choose();
      const again = await entriesOn(page);
      await click(page, END_TURN);
      await page.waitForSelector(END_TURN, { state: 'detached' });
      await until(
        () => entriesOn(page),
        now => now > again + 1,
      );
    });
  });

  test('without a pointer: the next lit thing, a name, an arrow; and the focus never falls', async () => {
    await during({ confirm: 'never' }, async ({ page }) => {
      await sitDown(page, game.main());
      await settled(page);
      await page.keyboard.press('n');
      const first = await focused(page);
      expect(first.lit).toBe(true);
      await page.keyboard.press('n');
      expect((await focused(page)).lit).toBe(true);
      expect((await focused(page)).target).not.toBe(first.target);
      await page.keyboard.press('N');
      expect((await focused(page)).target).toBe(first.target);

      await page.keyboard.press('/');
      await page.waitForSelector('.sk-finder');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.sk-finder', { state: 'detached' });
      expect((await focused(page)).lit).toBe(true);

      const from = (await focused(page)).target;
      const ways = [];
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(arrow);
        ways.push((await focused(page)).target);
      }
      expect(ways.some(target => target !== undefined && target !== from)).toBe(true);

      // What was pressed is gone with the question; who pressed it is not sent to the top of the page.
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await until(
        () => focused(page),
        ({ body }) => !body,
      );
    });
  });
});
