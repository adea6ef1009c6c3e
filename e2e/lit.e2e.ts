import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Match } from '../src/engine/match/match.ts';
import type { BloodRageChoice } from '../src/games/blood-rage/rules/choices.ts';
import { touch } from '../src/kit/table/play/paths.ts';
import { START } from '../src/kit/table/play/touching.ts';
import { act, giveEyes, type Seen, see } from './eyes.ts';
import { during } from './hall.ts';
import { lay, type OwnAsk, openAsk, replayed, sitDown } from './kept.ts';
import { until } from './patience.ts';
import { FULL } from './screens.ts';
import { CARD_NAMES, secretFrom } from './secrets.ts';
import { CONFIRM, dice, insteadOf, oneOf, press, selectorOf, shouldBeLit, standing, type Way } from './table.ts';
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

const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm'];

/** Those of the names on the page that are secrets before these eyes. */
function leaked({ named }: Seen, match: Match, seat: number | null): string[] {
  const secrets = new Set(secretFrom(match, seat));
  return named.filter(name => secrets.has(name));
}

/**
 * Plays one table to its end with lit things taken at random. At every step what is lit must be what the engine lists; at
 * every change of hands, and before every pair of eyes, no card may be named that is another's secret.
 */
async function playThrough(page: Page, seats: string, roll: () => number, count: Count): Promise<void> {
  let seat = seats.indexOf('y');
  for (;;) {
    // What is drawn and what is kept may be a moment apart.
    const [seen, match, ask] = await until(
      async () => {
        const now = await see(page);
        const then = replayed(now.kept);
        return [now, then, openAsk(then, seat)] as const;
      },
      ([now, then, open]) =>
        now.moment !== 'asked' || (open !== undefined && now.lit.join() === litAt(then, open, START).join()),
    );
    if (seen.moment === 'over' || count.states >= ENOUGH) return;
    if (seen.moment === 'hand-over') {
      expect(leaked(seen, match, null), 'on the page between two people').toEqual([]);
      seat = NAMES.findIndex(name => seen.words.includes(name));
      await press(page, '.sk-handover .sk-btn-main');
      await page.waitForSelector('.sk-handover', { state: 'detached' });
      count.handed++;
      continue;
    }
    expect(leaked(seen, match, seat), `before the eyes of seat ${seat}`).toEqual([]);
    expect(ask, `the page asks seat ${seat}, the engine does not`).toBeDefined();
    if (!ask) return;
    expect(seen.lit, ask.prompt).toEqual(litAt(match, ask, START));
    count.states++;
    count.prompts.set(ask.prompt, (count.prompts.get(ask.prompt) ?? 0) + 1);
    await walk(page, match, ask, roll, count);
  }
}

const litAt = (match: Match, ask: OwnAsk, way: Way): string[] => [...new Set(shouldBeLit(match, ask, way))].sort();

/** From nothing touched to a choice, with a look at what is lit after each touch. */
async function walk(page: Page, match: Match, ask: OwnAsk, roll: () => number, count: Count): Promise<void> {
  let way: Way = START;
  const kinds = [...new Set(ask.choices.map(choice => choice.kind))];
  if (ask.prompt === 'action') {
    await compareModes(page, kinds);
    const mode = oneOf(
      kinds.filter(kind => MODES[kind]),
      roll,
    );
    if (mode && roll() < 0.5) {
      await page.evaluate(pressNamed, MODES[mode] ?? '');
      way = { mode: `act:${mode}`, touched: [] };
      if (standing(match, ask, way).chosen) return settle(page, null, match, ask, way);
      await compare(page, null, match, ask, way);
      count.steps++;
      if (roll() < 0.3) {
        await page.keyboard.press('Escape');
        way = START;
        await compare(page, null, match, ask, way);
      }
    }
  }
  for (;;) {
    const now = standing(match, ask, way);
    const open = [...now.lit].filter(target => target !== 'say:pass' || roll() < 0.15);
    const target = oneOf(open.length > 0 ? open : [...now.lit], roll);
    way = touch(now, target);
    const then = standing(match, ask, way);
    if (then.chosen) return settle(page, selectorOf(target), match, ask, then.way);
    await compare(page, selectorOf(target), match, ask, way);
    count.steps++;
  }
}

/** Presses what chooses. What is final waits to be confirmed; until then another card may be taken. */
async function settle(page: Page, selector: string | null, match: Match, ask: OwnAsk, way: Way): Promise<void> {
  const before = match.entries.length;
  const instead = insteadOf(match, ask, way);
  const done = await act(page, { press: selector, before, lit: null, instead });
  expect(['taken', 'to-confirm'], `${JSON.stringify(way)} is ${done.is}`).toContain(done.is);
  if (done.is === 'taken') return;
  expect(done.lit, `instead of ${JSON.stringify(way)}`).toEqual(instead);
  const sure = await act(page, { press: CONFIRM, before, lit: null, instead: ['taken'] });
  expect(sure.is, `${JSON.stringify(way)}, confirmed`).toBe('taken');
}

/** Runs in the page: presses one of the acts beside the prompt. */
function pressNamed(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.sk-prompt-acts button')];
  buttons.find(button => button.textContent?.startsWith(name))?.click();
}

/** Presses, and looks at what is lit then. */
async function compare(page: Page, selector: string | null, match: Match, ask: OwnAsk, way: Way): Promise<void> {
  const should = litAt(match, ask, way);
  const { lit } = await act(page, { press: selector, before: match.entries.length, lit: should, instead: [] });
  expect(lit, `${ask.prompt} ${JSON.stringify(way)}`).toEqual(should);
}

async function compareModes(page: Page, kinds: readonly string[]): Promise<void> {
  const on = await page.evaluate(() =>
    [...document.querySelectorAll('.sk-prompt-acts button:not([aria-disabled])')].map(b => b.textContent ?? ''),
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
    await during({ confirm: 'never', ...comer, hasty: true, alone: true }, async ({ page }) => {
      await giveEyes(page, CARD_NAMES);
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
