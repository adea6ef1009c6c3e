import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Match } from '../src/engine/match/match.ts';
import type { Target } from '../src/games/reavers/table/play/targets.ts';
import { touch as touchOn } from '../src/kit/table/play/paths.ts';
import { START } from '../src/kit/table/play/touching.ts';
import { act, see } from './eyes.ts';
import { until } from './patience.ts';
import { openAsk, type ReaversAsk, replayed, secretFrom, standing, type Way } from './reavers-table.ts';
import { CONFIRM, oneOf, press, selectorOf } from './table.ts';

/** Playing Reavers on the drawn table with lit things taken at random; what is lit must be what the engine lists. */

export interface Count {
  states: number;
  steps: number;
  readonly prompts: Map<string, number>;
  readonly touched: Map<string, number>;
}

export const counting = (): Count => ({ states: 0, steps: 0, prompts: new Map(), touched: new Map() });
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

export interface Walk {
  /** A page that was given eyes. */
  readonly page: Page;
  readonly roll: () => number;
  readonly count: Count;
  /** By the mouse; else it is pressed without one, which is faster. */
  touch?(page: Page, selector: string): Promise<void>;
  /** How many questions are answered at most. */
  readonly most?: number;
}

const sorted = (targets: Iterable<Target>): Target[] => [...targets].sort();

/** Answers question after question, to the end of the game or as often as is told. */
export async function playOn(walk: Walk): Promise<void> {
  const { page, count, most = Number.POSITIVE_INFINITY } = walk;
  for (let asked = 0; asked < most; ) {
    // What is drawn and what is kept may be a moment apart.
    const [seen, match, ask] = await until(
      async () => {
        const now = await see(page);
        if (now.moment !== 'asked') return [now, undefined, undefined] as const;
        const then = replayed(now.kept);
        const open = openAsk(then);
        return [now, then, open && now.kept.table.seats[open.seat].bot === null ? open : undefined] as const;
      },
      ([now, then, open]) =>
        now.moment !== 'asked' ||
        (then !== undefined && open !== undefined && now.lit.join() === sorted(standing(then, open).lit).join()),
    );
    if (seen.moment === 'over') return;
    if (seen.moment === 'hand-over') {
      await press(page, '.sk-handover .sk-btn-main');
      await page.waitForSelector('.sk-handover', { state: 'detached' });
      continue;
    }
    expect(ask, 'the page asks, the engine does not').toBeDefined();
    if (!match || !ask) return;
    asked++;
    count.states++;
    add(count.prompts, ask.prompt);
    expect(seen.lit, ask.prompt).toEqual(sorted(standing(match, ask).lit));
    const secrets = new Set(secretFrom(match, ask.seat));
    expect(
      seen.named.filter(name => secrets.has(name)),
      `before the eyes of seat ${ask.seat}`,
    ).toEqual([]);
    await answer(walk, match, ask);
  }
}

/** Words that end a part early; a game of nothing else is none. */
const IDLE: ReadonlySet<string> = new Set(['say:rest-food', 'say:rest-die', 'say:decline']);

/** From nothing touched to a choice, with a look at what is lit after each touch, and now and then a step back. */
async function answer({ page, roll, count, touch }: Walk, match: Match, ask: ReaversAsk): Promise<void> {
  const before = match.entries.length;
  const instead = (way: Way) =>
    // Until it is confirmed any other thing may be touched in its place; words make room for the one that confirms.
    sorted([...standing(match, ask).lit].filter(t => !way.touched.includes(t) && !t.startsWith('say:')));
  const touching = async (selector: string, lit: readonly Target[] | null, way: Way) => {
    if (touch) await touch(page, selector);
    return act(page, { press: touch ? null : selector, before, lit, instead: instead(way) });
  };
  let way: Way = START;
  for (;;) {
    const now = standing(match, ask, way);
    count.steps++;
    if (way.touched.length > 0 && roll() < 0.15) {
      way = START;
      await backToStart(page, sorted(standing(match, ask).lit));
      continue;
    }
    const open = [...now.lit].filter(target => !IDLE.has(target) || roll() < 0.2);
    const target = oneOf(open.length > 0 ? open : [...now.lit], roll);
    add(count.touched, target.slice(0, target.indexOf(':')));
    way = touchOn(now, target);
    const then = standing(match, ask, way);
    const lit = then.chosen ? null : sorted(then.lit);
    const done = await touching(selectorOf(target), lit, way);
    const when = `${ask.prompt} ${JSON.stringify(way)}`;
    if (lit) {
      expect(done.lit, when).toEqual(lit);
      continue;
    }
    expect(['taken', 'to-confirm'], `${when} is ${done.is}`).toContain(done.is);
    if (done.is === 'taken') return;
    expect(done.lit, `instead of ${when}`).toEqual(instead(way));
    add(count.touched, 'confirm');
    if (touch) await touch(page, CONFIRM);
    const sure = await act(page, { press: touch ? null : CONFIRM, before, lit: null, instead: ['taken'] });
    expect(sure.is, `${when}, confirmed`).toBe('taken');
    return;
  }
}

/** Combat dice come back one by one. */
async function backToStart(page: Page, lit: readonly Target[]): Promise<void> {
  const begun = page.locator('[data-part="prompt"] [aria-keyshortcuts="Escape"]');
  const left = await until(
    async () => {
      if ((await begun.count()) > 0) await page.keyboard.press('Escape');
      return begun.count();
    },
    count => count === 0,
  );
  expect(left, 'Escape leads back').toBe(0);
  const { lit: now } = await act(page, { press: null, before: 0, lit, instead: [] });
  expect(now, 'back at the start').toEqual(lit);
}
