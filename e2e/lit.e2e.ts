import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isChoiceEntry, type LogEntry } from '../src/engine/log.ts';
import type { Match } from '../src/engine/match.ts';
import type { BloodRageChoice } from '../src/games/blood-rage/rules/choices.ts';
import { START, type Way } from '../src/games/blood-rage/table/play/targets.ts';
import { during } from './hall.ts';
import { keptOn, lay, type OwnAsk, openAsk, replayed, sitDown } from './kept.ts';
import { until } from './patience.ts';
import { FULL } from './screens.ts';
import { namedOn, secretFrom } from './secrets.ts';
import {
  CONFIRM,
  dice,
  insteadOf,
  litOn,
  oneOf,
  press,
  selectorOf,
  settled,
  shouldBeLit,
  shownAs,
  standing,
  takeScreen,
} from './table.ts';
import { type Comer, DESKTOP, PHONE } from './visit.ts';

/** Buttons that narrow the choice to one kind of act. */
const MODES: Partial<Record<BloodRageChoice['kind'], string>> = {
  invade: 'Invade',
  march: 'March',
  pillage: 'Pillage',
};

/** The last table is left when so many states were looked at; E2E=full plays it to its end. */
const ENOUGH = FULL ? Number.POSITIVE_INFINITY : 305;

interface Count {
  states: number;
  steps: number;
  handed: number;
  readonly prompts: Map<string, number>;
}

/**
 * Plays one table to its end with lit things taken at random. At every step what is lit must be what the engine lists; at
 * every change of hands, and before every pair of eyes, no card may be named that is another's secret.
 */
async function playThrough(page: Page, seats: string, roll: () => number, count: Count): Promise<void> {
  const names = ['Runa', 'Ketil', 'Hildr', 'Orm'];
  let seat = seats.indexOf('y');
  for (;;) {
    const moment = await settled(page);
    if (moment === 'over' || count.states >= ENOUGH) return;
    const match = replayed(await keptOn(page));
    if (moment === 'hand-over') {
      expect(await namedOn(page, secretFrom(match, null)), 'on the page between two people').toEqual([]);
      seat = await takeScreen(page, names);
      count.handed++;
      continue;
    }
    expect(await namedOn(page, secretFrom(match, seat)), `before the eyes of seat ${seat}`).toEqual([]);
    const ask = openAsk(match, seat);
    expect(ask, `the page asks seat ${seat}, the engine does not`).toBeDefined();
    if (!ask) return;
    count.states++;
    count.prompts.set(ask.prompt, (count.prompts.get(ask.prompt) ?? 0) + 1);
    await walk(page, match, ask, roll, count);
  }
}

/** From nothing touched to a choice, with a look at what is lit before each touch. */
async function walk(page: Page, match: Match, ask: OwnAsk, roll: () => number, count: Count): Promise<void> {
  let way: Way = START;
  const kinds = [...new Set(ask.choices.map(choice => choice.kind))];
  await compare(page, match, ask, way);
  if (ask.prompt === 'action') {
    await compareModes(page, kinds);
    const mode = oneOf(
      kinds.filter(kind => MODES[kind]),
      roll,
    );
    if (mode && roll() < 0.5) {
      await page.evaluate(pressNamed, MODES[mode] ?? '');
      way = { kind: mode, touched: [] };
      if (standing(match, ask, way).chosen) return settle(page, match, ask, way);
      await compare(page, match, ask, way);
      count.steps++;
      if (roll() < 0.3) {
        await page.keyboard.press('Escape');
        way = START;
        await compare(page, match, ask, way);
      }
    }
  }
  for (;;) {
    const now = standing(match, ask, way);
    const open = [...now.lit].filter(target => target !== 'say:pass' || roll() < 0.15);
    const target = oneOf(open.length > 0 ? open : [...now.lit], roll);
    const [shown] = shownAs(match, ask, now.way, target);
    await press(page, selectorOf(shown));
    way = { ...now.way, touched: [...now.way.touched, target] };
    const then = standing(match, ask, way);
    if (then.chosen) return settle(page, match, ask, then.way);
    await compare(page, match, ask, way);
    count.steps++;
  }
}

/** What is final waits to be confirmed; until then another card may be taken. */
async function settle(page: Page, match: Match, ask: OwnAsk, way: Way): Promise<void> {
  const before = ownEntries(match.entries, ask.seat);
  const toConfirm = await until(
    async () => {
      if ((await page.locator(CONFIRM).count()) > 0) return true;
      return ownEntries((await keptOn(page)).saved.log.entries, ask.seat) > before ? false : null;
    },
    known => known !== null,
  );
  expect(toConfirm, `${JSON.stringify(way)} is neither taken nor to be confirmed`).not.toBeNull();
  if (!toConfirm) return;
  const instead = insteadOf(match, ask, way);
  const lit = await until(
    () => litOn(page),
    now => now.join() === instead.join(),
  );
  expect(lit, `instead of ${JSON.stringify(way)}`).toEqual(instead);
  await press(page, CONFIRM);
}

const ownEntries = (entries: readonly LogEntry[], seat: number): number =>
  entries.filter(entry => isChoiceEntry(entry) && entry.seat === seat).length;

/** Runs in the page: presses one of the acts beside the prompt. */
function pressNamed(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.br-prompt-acts button')];
  buttons.find(button => button.textContent?.startsWith(name))?.click();
}

async function compare(page: Page, match: Match, ask: OwnAsk, way: Way): Promise<void> {
  const should = [...new Set(shouldBeLit(match, ask, way))].sort();
  const lit = await until(
    () => litOn(page),
    now => now.join() === should.join(),
  );
  expect(lit, `${ask.prompt} ${JSON.stringify(way)}`).toEqual(should);
}

async function compareModes(page: Page, kinds: readonly string[]): Promise<void> {
  const on = await page.evaluate(() =>
    [...document.querySelectorAll('.br-prompt-acts button:not([aria-disabled])')].map(b => b.textContent ?? ''),
  );
  for (const [kind, word] of Object.entries(MODES)) {
    expect(
      on.some(text => text.startsWith(word) && text !== 'Pillage again'),
      `the button "${word}" is on`,
    ).toBe(kinds.includes(kind));
  }
}

const TABLES: readonly { seats: string; seed: number; comer: Comer }[] = [
  { seats: 'ybbb', seed: 1, comer: { viewport: DESKTOP, confirm: 'irreversible' } },
  { seats: 'yy', seed: 2, comer: { viewport: DESKTOP } },
  { seats: 'yyy', seed: 3, comer: { viewport: PHONE } },
];

describe('what is lit is what the engine offers, and nobody sees more than they may', () => {
  const count: Count = { states: 0, steps: 0, handed: 0, prompts: new Map() };

  test.each(TABLES)('at every step of a game of $seats', { timeout: 300_000 }, async ({ seats, seed, comer }) => {
    await during({ confirm: 'never', ...comer, hasty: true }, async ({ page }) => {
      await sitDown(page, lay({ seed: `lit ${seed}`, seats, until: () => true }));
      await playThrough(page, seats, dice(seed), count);
    });
  });

  test('that were at least 300 states', () => {
    const prompts = Object.fromEntries(count.prompts);
    console.log(
      `lit: ${count.states} states and ${count.steps} steps into them agree; handed over ${count.handed} times`,
      prompts,
    );
    expect(count.states).toBeGreaterThanOrEqual(300);
    expect(count.handed).toBeGreaterThan(60);
  });
});
