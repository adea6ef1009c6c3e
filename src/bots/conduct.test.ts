import { expect, test } from 'vitest';
import type { Bot } from '../engine/contract/bot.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import { defineGame } from '../engine/contract/play.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { hoard } from '../engine/harness/dev/hoard.ts';
import { conductOf } from './conduct.ts';
import { LEVELS } from './level-names.ts';
import { random } from './random.ts';

const hidden: Rules = defineGame(hoard);

test('as many decisions are looked at as were asked for, of all levels', () => {
  const told: number[] = [];
  const { decided, problems } = conductOf({
    game: { rules: hidden, bots: {} },
    decisions: 60,
    seed: 'conduct',
    onGame: all => told.push(all),
  });
  expect(problems).toEqual([]);
  expect(Object.keys(decided)).toEqual([...LEVELS]);
  expect(Object.values(decided).reduce((sum, one) => sum + one, 0)).toBe(60);
  expect(Math.min(...Object.values(decided))).toBeGreaterThan(0);
  expect(told.at(-1)).toBe(60);
});

test('one that peeks is found out, and named with its game', () => {
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
  const trial = { game: { rules, bots: {} }, decisions: 200, seed: 'conduct', bots: { random, peeks } };
  const { decided, problems } = conductOf(trial);
  expect(problems.join()).toMatch(
    /^hoard, conduct\/\d+, conduct, at decision .*peeks on seat .*only hidden things differ/,
  );
  expect(decided.random + decided.peeks).toBeLessThan(200);
});
