import { expect, test } from 'vitest';
import type { Choice } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { toyGame } from '../engine/harness/dev/toy.ts';
import { boutsOf, mixed, playBout } from './contest.ts';
import { byDeal, tableOf } from './rating/table-of.ts';

interface Call extends Choice {
  readonly kind: 'call';
  readonly n: number;
}
interface Calls extends Stacked<Call> {
  readonly luck: number;
  readonly called: number[];
}

/** Everybody calls a number, one after the other; the highest wins, and the first seat may be lucky. */
const calling: Rules = toyGame<Calls, Call>({
  setup: (_options, seats, chance) => ({
    luck: chance.below(3),
    called: [],
    stack: [{ kind: 'call', step: 0 }],
    sealed: new Array(seats).fill(null),
  }),
  frames: {
    call: {
      run({ state }) {
        if (state.called.length < state.sealed.length) return true;
        state.stack.pop();
        return false;
      },
      asks: ({ called }) => [
        { seat: called.length, prompt: 'call', choices: [1, 2, 3].map(n => ({ kind: 'call', n })) },
      ],
      take({ state }, _frame, seat, { n }) {
        state.called.push(n + (seat === 0 ? state.luck : 0));
      },
    },
  },
  result: ({ called }) => {
    const values = [...new Set(called)].sort((a, b) => b - a);
    return {
      ranking: values.map(value => called.flatMap((one, seat) => (one === value ? [seat] : []))),
      totals: called,
      sources: ['called'],
      scores: called.map(one => [one]),
    };
  },
});

const always = (n: number): Bot => ({ choose: (_view, ask) => ask.choices[n - 1] });
const contest = { rules: calling, bots: { thrall: always(1), karl: always(2), jarl: always(3) }, seed: 'contest' };

test('every deal is played from every seat, and all levels come up alike', () => {
  const bouts = boutsOf(mixed(['thrall', 'karl', 'jarl'], 2), 5);
  expect(bouts).toHaveLength(6);
  expect(bouts.map(({ lineup, deal, turn }) => [lineup.join(), deal, turn])).toEqual([
    ['thrall,karl', 0, 0],
    ['thrall,karl', 0, 1],
    ['karl,jarl', 1, 0],
    ['karl,jarl', 1, 1],
    ['jarl,thrall', 2, 0],
    ['jarl,thrall', 2, 1],
  ]);
  const [one, other] = bouts.map(bout => playBout(contest, bout));
  expect([one.seats, other.seats]).toEqual([
    ['thrall', 'karl'],
    ['karl', 'thrall'],
  ]);
  expect(byDeal([one, other])).toEqual([[one, other]]);
});

test('the same game comes out the same, whatever was played before', () => {
  const [, , bout] = boutsOf(mixed(['thrall', 'jarl'], 3), 6);
  const played = () => ({ ...playBout(contest, bout), ms: {} });
  expect(played()).toEqual(played());
});

test('the table has the strongest first, karl at 1500, and what was won', () => {
  const games = boutsOf(mixed(['thrall', 'karl', 'jarl'], 3), 30).map(bout => playBout(contest, bout));
  const table = tableOf(games, 'karl');
  expect(table.map(({ level }) => level)).toEqual(['jarl', 'karl', 'thrall']);
  const [jarl, karl, thrall] = table;
  expect(karl).toMatchObject({ rating: 1500, interval: { from: 1500, to: 1500 }, seats: 30 });
  expect(jarl.wins + karl.wins + thrall.wins).toBeCloseTo(30, 1);
  expect(jarl.interval.from).toBeLessThanOrEqual(jarl.rating);
  expect(jarl.interval.to).toBeGreaterThanOrEqual(jarl.rating);
  expect(jarl.ahead.karl + karl.ahead.jarl).toBeCloseTo(1, 3);
  expect(jarl.share).toBeGreaterThan(karl.share);
  expect((jarl.points ?? 0) - (thrall.points ?? 0)).toBeCloseTo(2, 0);
  expect(jarl.ms.p95).toBeGreaterThanOrEqual(jarl.ms.p50);
});

test('a series of many long games has its table', () => {
  const [one, ...others] = boutsOf(() => ['thrall', 'karl'], 2).map(bout => playBout(contest, bout));
  const long = { ...one, ms: { thrall: Array.from({ length: 200_000 }, (_, i) => i) } };
  const thrall = tableOf([long, ...others], 'karl').find(({ level }) => level === 'thrall');
  expect(thrall?.ms.max).toBe(199_999);
});
