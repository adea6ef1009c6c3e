import { expect } from 'vitest';
import type { Ask } from '../src/engine/contract/ask.ts';
import type { Match } from '../src/engine/match/match.ts';
import { touch as touchOn } from '../src/kit/table/play/paths.ts';
import { isBegun, START, type Target, type Way } from '../src/kit/table/play/touching.ts';
import { type Browsed, CONFIRM, countOf, gone, oneOf, press, selectorOf } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { act, type Seen, see } from './eyes.ts';
import type { PlayedGame } from './games.ts';
import { NAMES } from './kept.ts';

/**
 * Playing on the drawn table with lit things taken at random. At every step what is lit must be what the engine lists; at
 * every change of hands, and before every pair of eyes, nothing may be named that is another's secret.
 */
export interface Walking {
  readonly game: PlayedGame;
  /** A page that was given eyes. */
  readonly page: Browsed;
  /** Who sits there: the first seat that is asked, unless the screen is handed over before. */
  readonly seat: number;
  readonly roll: () => number;
  readonly count: Count;
  /** By the mouse; else it is pressed without one, which is faster. */
  touch?(page: Browsed, selector: string): Promise<void>;
  /** How many questions are answered at most. */
  readonly most?: number;
}

export interface Count {
  states: number;
  steps: number;
  handed: number;
  readonly prompts: Map<string, number>;
  readonly touched: Map<string, number>;
}

export const counting = (): Count => ({ states: 0, steps: 0, handed: 0, prompts: new Map(), touched: new Map() });
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const sorted = (targets: Iterable<Target>): Target[] => [...targets].sort();

/** The ways through a question. */
const pathsFor = ({ game }: Walking, match: Match, ask: Ask) => game.onPage.paths(ask, match.view(ask.seat));

/** Those of the names on the page that are secrets before these eyes. */
function leaked({ game }: Walking, { named }: Seen, match: Match, seat: number | null): string[] {
  const secrets = new Set(game.onPage.secrets.from(match, seat));
  return named.filter(name => secrets.has(name));
}

/** Answers question after question, to the end of the game or as often as is told. */
export async function playOn(walking: Walking): Promise<void> {
  const { page, game, count, most = Number.POSITIVE_INFINITY } = walking;
  let { seat } = walking;
  for (let asked = 0; asked < most; ) {
    // What is drawn and what is kept may be a moment apart.
    const [seen, match, ask] = await until(
      async () => {
        const now = await see(page);
        const then = game.replayed(now.kept);
        return [now, then, game.openAsk(then, now.sits ?? seat)] as const;
      },
      ([now, then, open]) =>
        now.moment !== 'asked' ||
        (open !== undefined && now.lit.join() === sorted(pathsFor(walking, then, open).at(START).lit).join()),
    );
    if (seen.moment === 'over') return;
    if (seen.moment === 'hand-over') {
      expect(leaked(walking, seen, match, null), 'on the page between two people').toEqual([]);
      seat = NAMES.findIndex(name => seen.words.includes(name));
      await press(page, '.sk-handover .sk-btn-main');
      await gone(page, '.sk-handover');
      count.handed++;
      continue;
    }
    // Where nobody has a secret the screen turns to the next one by itself.
    if (seen.sits !== null && seen.sits !== seat) count.handed++;
    seat = seen.sits ?? seat;
    expect(leaked(walking, seen, match, seat), `before the eyes of seat ${seat}`).toEqual([]);
    expect(ask, `the page asks seat ${seat}, the engine does not`).toBeDefined();
    if (!ask) return;
    asked++;
    count.states++;
    add(count.prompts, ask.prompt);
    expect(seen.lit, ask.prompt).toEqual(sorted(pathsFor(walking, match, ask).at(START).lit));
    await answer(walking, match, ask);
  }
}

/** From nothing touched to a choice, with a look at what is lit after each touch, and now and then a step back. */
async function answer(walking: Walking, match: Match, ask: Ask): Promise<void> {
  const { game, page, roll, count, touch } = walking;
  const paths = pathsFor(walking, match, ask);
  const before = match.entries.length;
  /** What may be touched in place of what lies ready. */
  const instead = ({ mode, touched }: Way<Target>) =>
    sorted(paths.at({ mode, touched: [] }).lit).filter(
      target => game.onPage.instead(target) && !touched.includes(target),
    );
  const touching = async (selector: string, lit: readonly Target[] | null, others: readonly string[]) => {
    if (touch) await touch(page, selector);
    return act(page, { press: touch ? null : selector, seat: ask.seat, before, lit, instead: others });
  };
  const sure = async (when: string) => {
    add(count.touched, 'confirm');
    expect((await touching(CONFIRM, null, ['taken'])).is, `${when}, confirmed`).toBe('taken');
  };
  const idle = new Set(game.onPage.idle.map(kind => `say:${kind}`));
  let way: Way<Target> = START;
  for (;;) {
    const now = paths.at(way);
    count.steps++;
    if (isBegun(way) && roll() < 0.12) {
      way = START;
      await backToStart(page, sorted(paths.at(START).lit));
      continue;
    }
    const when = `${ask.prompt} ${JSON.stringify(way)}`;
    // The least of the numbers lies ready.
    if (now.range && (now.lit.size === 0 || roll() < 0.5)) return sure(when);
    const open = [...now.lit].filter(target => !idle.has(target) || roll() < 0.15);
    const target = oneOf(open.length > 0 ? open : [...now.lit], roll);
    add(count.touched, target.slice(0, target.indexOf(':')));
    way = touchOn(now, target);
    const then = paths.at(way);
    if (!then.chosen) {
      const { lit } = await touching(selectorOf(target), sorted(then.lit), []);
      expect(lit, `${ask.prompt} ${JSON.stringify(way)}`).toEqual(sorted(then.lit));
      continue;
    }
    const others = instead(then.way);
    const done = await touching(selectorOf(target), null, others);
    expect(['taken', 'to-confirm'], `${when} and ${target} is ${done.is}`).toContain(done.is);
    if (done.is === 'taken') return;
    expect(done.lit, `instead of ${when} and ${target}`).toEqual(others);
    return sure(`${when} and ${target}`);
  }
}

/** What may be touched in any order comes back one by one. */
async function backToStart(page: Browsed, lit: readonly Target[]): Promise<void> {
  const begun = () => countOf(page, '[data-part="prompt"] [aria-keyshortcuts="Escape"]');
  const left = await until(
    async () => {
      if ((await begun()) > 0) await page.keyboard.press('Escape');
      return begun();
    },
    count => count === 0,
  );
  expect(left, 'Escape leads back').toBe(0);
  const { lit: now } = await act(page, { press: null, seat: 0, before: 0, lit, instead: [] });
  expect(now, 'back at the start').toEqual(lit);
}
