import { expect, test } from 'vitest';
import type { Choice } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { sumOf } from '../engine/contract/explain.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import { defineGame } from '../engine/contract/play.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { playSeries, type Showing } from './arena.ts';

interface Pick extends Choice {
  readonly kind: 'pick';
  readonly number: number;
}

interface PickState extends Stacked<Pick> {
  readonly luck: number;
  readonly picked: number[];
}

/** Everybody picks a number in secret; the highest wins, and a luck of the deal goes to the first seat. */
const picking: Rules = defineGame<PickState, Pick, { readonly kind: 'picked' }, number>({
  id: 'picking',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  setup: (_options, seats, chance) => ({
    luck: chance.below(3),
    picked: [],
    stack: [{ kind: 'pick', step: 0 }],
    sealed: new Array(seats).fill(null),
  }),
  frames: {
    pick: {
      run({ state }, frame: { kind: string; step: number }) {
        if (frame.step === 1) state.stack.pop();
        return frame.step === 0;
      },
      asks: state =>
        state.sealed.map((_, seat) => ({
          seat,
          prompt: 'pick',
          choices: [1, 2, 3].map(number => ({ kind: 'pick', number })),
          sealed: true,
        })),
      open({ state }, frame: { kind: string; step: number }, answers) {
        answers.forEach(answer => {
          state.picked.push(answer?.number ?? 0);
        });
        state.picked[0] += state.luck * 10;
        frame.step = 1;
      },
    },
  },
  view: (_state, seat) => seat ?? -1,
  sample: () => {
    throw new Error('nobody thinks here');
  },
  clone: state => structuredClone(state),
  result: ({ picked }) => {
    const highest = Math.max(...picked);
    const winners = picked.flatMap((number, seat) => (number === highest ? [seat] : []));
    return { ranking: [winners], totals: picked, sources: ['picked'], scores: picked.map(number => [number]) };
  },
  whyNot: () => [],
  explain: () => sumOf([]),
  imagine: () => [],
  audit: () => [],
  arrange: () => {},
});

const always = (number: number): Bot => ({
  choose: (_view, ask) => ask.choices.find(choice => (choice as Pick).number === number) ?? { kind: 'nonsense' },
});
const bots = { low: always(1), high: always(3), wrong: always(9) };

const byName = (showings: readonly Showing[]): Record<string, Showing> =>
  Object.fromEntries(showings.map(showing => [showing.name, showing]));

test('seats rotate, so that the luck of a seat falls on all alike', () => {
  const seen: number[] = [];
  const watcher: Bot = {
    choose(view, ask) {
      seen.push(view as number);
      return ask.choices[0];
    },
  };
  playSeries({ rules: picking, bots: { ...bots, watcher }, lineup: ['watcher', 'low', 'low'], games: 6, seed: 's' });
  expect(seen.sort()).toEqual([0, 0, 1, 1, 2, 2]);
});

test('each deal is played once from every seat', () => {
  const luck: number[] = [];
  playSeries({
    rules: picking,
    bots,
    lineup: ['low', 'low', 'low'],
    games: 9,
    seed: 'deals',
    onGame: (_played, { totals = [] }) => luck.push(totals[0]),
  });
  for (const deal of [0, 3, 6]) expect(new Set(luck.slice(deal, deal + 3)).size).toBe(1);
});

test('a shared win is split, and all seats of one name count together', () => {
  const { low, high } = byName(
    playSeries({ rules: picking, bots, lineup: ['high', 'low', 'high', 'low'], games: 40, seed: 'shares' }),
  );
  expect(low.wins + high.wins).toBeCloseTo(40);
  expect(high.winShare).toBeGreaterThan(0.5);
  expect(high.played).toBe(80);
  expect(high.decisions).toBe(80);
  expect(high.meanScore - low.meanScore).toBeCloseTo(2);
  expect(high.sources.picked).toBeCloseTo(high.meanScore);
});

test('the same seed plays the same series', () => {
  const play = () =>
    playSeries({ rules: picking, bots, lineup: ['high', 'low'], games: 20, seed: 'again' }).map(
      ({ msMean: _mean, msMax: _max, ...rest }) => rest,
    );
  expect(play()).toEqual(play());
});

test('an unknown bot is refused with the names there are', () => {
  expect(() => playSeries({ rules: picking, bots, lineup: ['high', 'deep'], games: 1, seed: 's' })).toThrow(
    'there is no "deep"; there are low, high, wrong',
  );
});

test('a bot that answers what is not listed stops the series', () => {
  expect(() => playSeries({ rules: picking, bots, lineup: ['wrong', 'low'], games: 1, seed: 's' })).toThrow(
    'seat 0 answered "pick" with {"kind":"nonsense"}',
  );
});
