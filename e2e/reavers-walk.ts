import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Match } from '../src/engine/match.ts';
import { START, type Target, type Way } from '../src/games/reavers/table/play/targets.ts';
import { keptOn } from './kept.ts';
import { until } from './patience.ts';
import { openAsk, type ReaversAsk, replayed, secretFrom, standing } from './reavers-table.ts';
import { namedOn } from './secrets.ts';
import { CONFIRM, litOn, oneOf, press, selectorOf, settled } from './table.ts';

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
  readonly page: Page;
  readonly roll: () => number;
  readonly count: Count;
  /** By the mouse, or faster. */
  touch(page: Page, selector: string): Promise<void>;
  /** How many questions are answered at most. */
  readonly most?: number;
}

const entriesOf = async (page: Page): Promise<number> => (await keptOn(page)).saved.log.entries.length;

/** Answers question after question, to the end of the game or as often as is told. */
export async function playOn(walk: Walk): Promise<void> {
  const { page, count, most = Number.POSITIVE_INFINITY } = walk;
  for (let asked = 0; asked < most; ) {
    const moment = await settled(page);
    if (moment === 'over') return;
    if (moment === 'hand-over') {
      await press(page, '.sk-handover .sk-btn-main');
      await page.waitForSelector('.sk-handover', { state: 'detached' });
      continue;
    }
    // What the bots have done may be drawn before it is kept.
    const [match, ask] = await until(
      async () => {
        const kept = await keptOn(page);
        const now = replayed(kept);
        const open = openAsk(now);
        return [now, open && kept.table.seats[open.seat].bot === null ? open : undefined] as const;
      },
      ([, open]) => open !== undefined,
    );
    expect(ask, 'the page asks, the engine does not').toBeDefined();
    if (!ask) return;
    asked++;
    count.states++;
    add(count.prompts, ask.prompt);
    expect(await namedOn(page, secretFrom(match, ask.seat)), `before the eyes of seat ${ask.seat}`).toEqual([]);
    await answer(walk, match, ask);
  }
}

async function compare(page: Page, should: readonly Target[], when: string): Promise<void> {
  const sorted = [...should].sort();
  const lit = await until(
    () => litOn(page),
    now => now.join() === sorted.join(),
  );
  expect(lit, when).toEqual(sorted);
}

/** Words that end a part early; a game of nothing else is none. */
const IDLE: ReadonlySet<string> = new Set(['say:rest-food', 'say:rest-die', 'say:decline']);

/** From nothing touched to a choice, with a look at what is lit before each touch, and now and then a step back. */
async function answer({ page, roll, count, touch }: Walk, match: Match, ask: ReaversAsk): Promise<void> {
  const before = match.entries.length;
  let way: Way = START;
  for (;;) {
    const now = standing(match, ask, way);
    await compare(page, [...now.lit], `${ask.prompt} ${JSON.stringify(way)}`);
    count.steps++;
    if (way.touched.length > 0 && roll() < 0.15) {
      way = START;
      await backToStart(page);
      continue;
    }
    const open = [...now.lit].filter(target => !IDLE.has(target) || roll() < 0.2);
    const target = oneOf(open.length > 0 ? open : [...now.lit], roll);
    add(count.touched, target.slice(0, target.indexOf(':')));
    await touch(page, selectorOf(target));
    way = { touched: [...now.way.touched, target] };
    if (standing(match, ask, way).chosen) break;
  }
  const toConfirm = await until(
    async () => ((await page.locator(CONFIRM).count()) > 0 ? true : (await entriesOf(page)) > before ? false : null),
    known => known !== null,
  );
  expect(toConfirm, `${JSON.stringify(way)} is neither taken nor to be confirmed`).not.toBeNull();
  if (!toConfirm) return;
  // Until then any other thing may be touched in its place; words make room for the one that confirms.
  const instead = [...standing(match, ask).lit].filter(t => !way.touched.includes(t) && !t.startsWith('say:'));
  await compare(page, instead, `instead of ${JSON.stringify(way)}`);
  add(count.touched, 'confirm');
  await touch(page, CONFIRM);
  await until(
    () => entriesOf(page),
    now => now > before,
  );
}

/** Combat dice come back one by one. */
async function backToStart(page: Page): Promise<void> {
  const begun = page.locator('.rm-prompt [aria-keyshortcuts="Escape"]');
  const left = await until(
    async () => {
      if ((await begun.count()) > 0) await page.keyboard.press('Escape');
      return begun.count();
    },
    count => count === 0,
  );
  expect(left, 'Escape leads back').toBe(0);
}
