import { expect, test } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import type { Ask, Choice } from '../engine/contract/ask.ts';
import { defaultOptions } from '../engine/contract/options.ts';
import { defineGame } from '../engine/contract/play.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { hoard } from '../engine/harness/dev/hoard.ts';
import { LEVELS } from './level-names.ts';
import { hazy, levelsOf } from './levels.ts';
import { playOut } from './play-out.ts';

const ASK: Ask = { seat: 0, prompt: 'take', choices: ['good', 'fair', 'bad'].map(kind => ({ kind })) };
const [GOOD, FAIR, BAD] = ASK.choices;

function taken(worths: ReadonlyMap<Choice, number>): Record<string, number> {
  const chance = new FastChance('thrall');
  const counts: Record<string, number> = { good: 0, fair: 0, bad: 0 };
  for (let i = 0; i < 2000; i++) counts[hazy(ASK, { answer: GOOD, worths }, chance).kind]++;
  return counts;
}

test('a beginner takes the better answer more often, and what is far worse seldom', () => {
  const { good, fair, bad } = taken(
    new Map([
      [GOOD, 10],
      [FAIR, 9],
      [BAD, 0],
    ]),
  );
  expect(good).toBeGreaterThan(fair);
  expect(fair).toBeGreaterThan(400);
  expect(bad).toBeGreaterThan(0);
  expect(bad).toBeLessThan(60);
});

test('where nothing was weighed, a beginner slips now and then', () => {
  const { good, fair, bad } = taken(new Map());
  expect(good).toBeGreaterThan(1500);
  expect(Math.min(fair, bad)).toBeGreaterThan(100);
});

test('every game has all levels, whatever it knows', () => {
  const rules: Rules = defineGame(hoard);
  const levels = levelsOf({ rules, bots: {}, knowledge: { rollOuts: { hersir: 2, jarl: 4 } } });
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  const players = [levels.jarl, levels.hersir, levels.thrall];
  expect(
    playOut({ rules, options: defaultOptions(rules.options, 3), seats: 3 }, players, 'levels').ranking.flat(),
  ).toHaveLength(3);
});
