import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { honest } from '../../engine/conformance/honest.ts';
import { steady } from '../../engine/conformance/steady.ts';
import { examine } from '../../engine/conformance/suite.ts';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { defaultOptions } from '../../engine/contract/options.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { toyGame } from '../../engine/harness/dev/toy.ts';
import { playSeries } from '../arena.ts';
import { random } from '../random.ts';
import { answersTo, candidatesFor } from './candidates.ts';
import { worthTo } from './roll-out.ts';
import { believed, type Judged, search } from './search.ts';
import { searching } from './searching.ts';
import { settled, thinkerOf } from './thinker.ts';

interface Take extends Choice {
  readonly kind: 'take';
  readonly n: number;
}
interface Heap extends Stacked<Take> {
  left: number;
  turn: number;
  won: number;
}

/** A heap of pebbles: one, two or three are taken in turn; whoever takes the last has won. */
const pebbles = (heap: number): Rules =>
  toyGame<Heap, Take>({
    seats: { min: 2, max: 2 },
    setup: () => ({ left: heap, turn: 0, won: -1, stack: [{ kind: 'heap', step: 0 }], sealed: [null, null] }),
    frames: {
      heap: {
        run({ state }) {
          if (state.left > 0) return true;
          state.stack.pop();
          return false;
        },
        asks: ({ left, turn }) => [
          {
            seat: turn,
            prompt: 'take',
            choices: [1, 2, 3].filter(n => n <= left).map(n => ({ kind: 'take', n })),
          },
        ],
        take({ state }, _frame, seat, { n }) {
          state.left -= n;
          if (state.left === 0) state.won = seat;
          state.turn = 1 - seat;
        },
      },
    },
    result: ({ won }) => ({ ranking: [[won], [1 - won]] }),
  });

const taking = (choice: Choice): number => (choice as Take).n;
const asked = (rules: Rules) => {
  const state = rules.setup({}, 2, new FastChance('pebbles'));
  const [ask] = rules.decisions(state);
  return { view: rules.view(state, 0), ask };
};

test('without any knowledge of a game it finds the answer that wins', () => {
  for (const [heap, best] of [
    [5, 1],
    [6, 2],
    [7, 3],
  ]) {
    const rules = pebbles(heap);
    const all = search(thinkerOf(rules), { ...asked(rules), chance: new FastChance('think'), iterations: 600 });
    expect(taking(all[0].choice)).toBe(best);
  }
});

test('it wins more often than luck does', () => {
  const rules = pebbles(9);
  const bots = { thinks: searching(thinkerOf(rules), 120), random };
  const [thinks] = playSeries({ rules, bots, lineup: ['thinks', 'random'], games: 20, seed: 'pebbles' });
  expect(thinks.winShare).toBeGreaterThan(0.75);
});

test('it plays no more roll-outs than it may, and all answers that are left see the same worlds', () => {
  const rules = pebbles(7);
  const all = search(thinkerOf(rules), { ...asked(rules), chance: new FastChance('think'), iterations: 50 });
  expect(all.reduce((sum, { rollOuts }) => sum + rollOuts, 0)).toBeLessThanOrEqual(50);
  expect(new Set(all.slice(0, 2).map(({ rollOuts }) => rollOuts)).size).toBe(1);
});

test('when it is hurried, first sight answers', () => {
  const rules = pebbles(7);
  const first: Bot = { choose: (_view, ask) => ask.choices[1] };
  const thought = { ...asked(rules), chance: new FastChance('think'), iterations: 600, hurried: () => true };
  expect(taking(search(thinkerOf(rules, first), thought)[0].choice)).toBe(2);
});

test('where a lead is asked for, another answer has to gain that much, and what comes nowhere near it is soon given up', () => {
  const rules = pebbles(7);
  const first: Bot = { choose: (_view, ask) => ask.choices[1] };
  /** Chances of the seat that answers, by the pebbles that its answer leaves. */
  const worth = (chances: Readonly<Record<number, number>>) =>
    thinkerOf(rules, first, {
      stretch: state => (state as Heap).left,
      value: state => ({ chances: [chances[(state as Heap).left], 1 - chances[(state as Heap).left]] }),
    });
  const thought = { ...asked(rules), chance: new FastChance('think'), iterations: 600 };
  const best = (chances: Readonly<Record<number, number>>, lead: number) =>
    search(worth(chances), { ...thought, lead });
  const little = { 6: 0.4, 5: 0.4, 4: 0.43 };
  expect(taking(best(little, 0)[0].choice)).toBe(3);
  expect(taking(best(little, 0.04)[0].choice)).toBe(2);
  expect(taking(best({ ...little, 4: 0.5 }, 0.04)[0].choice)).toBe(3);
  const rollOuts = (all: readonly Judged[]) => all.reduce((sum, one) => sum + one.rollOuts, 0);
  expect(rollOuts(best(little, 0.04))).toBeGreaterThan(300);
  expect(rollOuts(best({ 6: 0.4, 5: 0.4, 4: 0.41 }, 0.04))).toBe(9);
});

test('a roll-out stops where the game says, and what it says there decides', () => {
  const rules = pebbles(20);
  const seen: number[] = [];
  const thinker = thinkerOf(rules, random, {
    stretch: state => ((state as Heap).left < 12 ? 1 : 0),
    value: state => {
      seen.push((state as Heap).left);
      return { chances: [0, 1] };
    },
  });
  search(thinker, { ...asked(rules), chance: new FastChance('think'), iterations: 60 });
  expect(seen.length).toBeGreaterThan(40);
  expect(Math.min(...seen)).toBeGreaterThan(8);
});

const judged = (given: Partial<Judged>): Judged => ({
  choice: { kind: 'any' },
  first: false,
  behind: 0,
  rollOuts: 0,
  sum: 0,
  ahead: 0,
  squares: 0,
  ...given,
});

test('what few roll-outs say is believed less than what many say', () => {
  const few = judged({ rollOuts: 4, ahead: 0.4, squares: 0.4 });
  const many = judged({ rollOuts: 400, ahead: 40, squares: 40 });
  expect(believed(few)).toBeGreaterThan(0);
  expect(believed(few)).toBeLessThan(believed(many));
  expect(believed(many)).toBeLessThan(0.1);
});

test('an answer that lies behind at first sight has to make up for it', () => {
  expect(believed(judged({ behind: 1 }))).toBeLessThan(believed(judged({ behind: 0.2 })));
  expect(believed(judged({}))).toBeCloseTo(0);
});

test('a lead tells apart what wins equally often, and never outweighs winning', () => {
  const ahead = worthTo({ chances: [0.5, 0.5], margins: [1000, -1000] }, 0);
  expect(ahead).toBeGreaterThan(worthTo({ chances: [0.5, 0.5] }, 0));
  expect(ahead).toBeLessThan(worthTo({ chances: [0.52, 0.48], margins: [-1000, 1000] }, 0));
  expect(settled({ ranking: [[1, 2], [0]], totals: [3, 9, 9] })).toEqual({
    chances: [0, 0.5, 0.5],
    margins: [-6, 0, 0],
  });
});

const ASK: Ask = {
  seat: 0,
  prompt: 'bid',
  choices: ['a', 'b', 'c', 'd'].map(kind => ({ kind })),
};
const [A, B, C, D] = ASK.choices;

test('the answers that promise most are thought of, the one of first sight first, and one of those that are alike', () => {
  const worths = new Map([
    [A, 1],
    [B, 9],
    [C, 5],
    [D, 4],
  ]);
  const pick = (most: number, alike?: (choice: Choice) => string) =>
    candidatesFor(ASK, { answer: B, worths }, most, new FastChance('c'), alike);
  expect(pick(3).map(({ choice }) => choice)).toEqual([B, C, D]);
  expect(pick(4).map(({ behind }) => behind)).toEqual([0, 0.5, 0.625, 1]);
  const same = (choice: Choice): string => (choice === C || choice === D ? 'same' : choice.kind);
  expect(pick(4, same).map(({ choice }) => choice)).toEqual([B, C, A]);
});

test('of a long range some numbers are thought of, both ends among them', () => {
  const ranged: Ask<Choice & { n?: number }> = {
    ...ASK,
    choices: [],
    ranges: [{ choice: { kind: 'bid' }, field: 'n', min: 3, max: 1000 }],
  };
  const numbers = answersTo(ranged).map(choice => (choice as { n?: number }).n);
  expect(numbers).toHaveLength(12);
  expect([numbers[0], numbers.at(-1)]).toEqual([3, 1000]);
  expect(answersTo({ ...ranged, ranges: [{ choice: { kind: 'bid' }, field: 'n', min: 3, max: 3 }] })).toHaveLength(1);
});

const hidden: Rules = defineGame(hoard);
const subject = { rules: hidden, options: defaultOptions(hidden.options, 3), seats: 3, seed: 'laws', stopAfter: 10 };

test('it is honest and steady where cards are hidden and answers sealed', () => {
  const bot = searching(thinkerOf(hidden), 6);
  expect(examine(subject, 'full', [honest('thinks', bot), steady('thinks', bot)]).problems).toEqual([]);
});

test('a bot that peeks is caught', () => {
  // What the table was asked last is the table itself: a bot of the house must have no way to it.
  let table: Stacked | undefined;
  const rules: Rules = {
    ...hidden,
    decisions(state) {
      table = state;
      return hidden.decisions(state);
    },
  };
  const peeks: Bot = {
    choose(_view, ask) {
      const { hands } = table as Stacked & { hands: number[][] };
      return ask.choices[hands.flat().reduce((sum, card, i) => sum + card * i, 0) % ask.choices.length];
    },
  };
  expect(examine({ ...subject, rules }, 'full', [honest('peeks', peeks)]).problems.join()).toMatch(
    /hidden things differ/,
  );
});

test('a bot that wavers is caught', () => {
  let times = 0;
  const wavers: Bot = { choose: (_view, ask) => ask.choices[times++ % ask.choices.length] };
  expect(examine(subject, 'full', [steady('wavers', wavers)]).problems.join()).toMatch(/, then with /);
});
