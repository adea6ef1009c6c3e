import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { honest } from '../../engine/conformance/honest.ts';
import { examine } from '../../engine/conformance/suite.ts';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { Language } from '../../engine/contract/game.ts';
import { defaultOptions } from '../../engine/contract/options.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { engineMessages, Speaker } from '../../engine/text/text.ts';
import { advise, isAdvisable } from './advise.ts';
import { likelyCourse } from './course.ts';
import { differenceOf, estimateOf } from './estimate.ts';
import { percent, whyWords } from './words.ts';

const rules: Rules = defineGame(hoard);
const game = { rules, bots: {} };

function asked(seats = 3) {
  const state = rules.setup(defaultOptions(rules.options, seats), seats, new FastChance('advice'));
  const ask = rules.decisions(state).find(isAdvisable) as Ask;
  return { view: rules.view(state, ask.seat), ask };
}

test('up to three answers are advised, the best first, each with a chance and how sure that is', () => {
  const { answers, rollOuts } = advise(game, { ...asked(), chance: new FastChance('think'), iterations: 240 });
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.length).toBeLessThanOrEqual(3);
  expect(answers.map(({ chance }) => chance)).toEqual(answers.map(({ chance }) => chance).sort((a, b) => b - a));
  for (const { chance, error, against } of answers) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(error).toBeLessThan(0.2);
    expect(against).not.toBeNull();
  }
  expect(rollOuts).toBeLessThanOrEqual(240);
});

test('more roll-outs make it surer', () => {
  const of = (iterations: number) =>
    advise(game, { ...asked(), chance: new FastChance('think'), iterations }).answers[0].error;
  expect(of(600)).toBeLessThan(of(60));
});

test('advice knows what its seat knows, and is the same when asked twice', () => {
  const adviser: Bot = {
    choose: (view, ask, chance) =>
      (isAdvisable(ask) ? advise(game, { view, ask, chance, iterations: 12 }) : ask.choices[0]) as unknown as Choice,
  };
  const twice = [1, 2].map(() => advise(game, { ...asked(), chance: new FastChance('same'), iterations: 30 }));
  expect(twice[0]).toEqual(twice[1]);
  const subject = { rules, options: defaultOptions(rules.options, 3), seats: 3, seed: 'advice', stopAfter: 10 };
  expect(examine(subject, 'full', [honest('advice', adviser)]).problems).toEqual([]);
});

test('nobody is advised where nothing is left to choose, or nobody waits', () => {
  const [first, ...others] = asked().ask.choices;
  expect(isAdvisable({ seat: 0, prompt: 'p', choices: [first] })).toBe(false);
  expect(isAdvisable({ seat: 0, prompt: 'p', choices: [first, ...others], idle: true })).toBe(false);
});

test('what is seen in the same worlds is told apart sooner than by itself', () => {
  const b = [0.1, 0.9, 0.3, 0.7];
  const a = b.map(one => one + 0.05);
  expect(differenceOf(a, b).mean).toBeCloseTo(0.05);
  expect(differenceOf(a, b).error).toBeCloseTo(0);
  expect(estimateOf(a).error).toBeGreaterThan(0.2);
  expect(estimateOf([1]).error).toBe(Number.POSITIVE_INFINITY);
  expect(percent(0.414)).toBe(41);
});

test('the likely course goes on as long as enough roll-outs go the same way', () => {
  const step = (seat: number, kind: string) => ({ seat, prompt: 'p', choice: { kind } });
  const courses = [
    [step(1, 'row'), step(2, 'feast')],
    [step(1, 'row'), step(2, 'feast')],
    [step(1, 'row'), step(2, 'raid')],
    [step(1, 'sing'), step(2, 'feast')],
  ];
  expect(likelyCourse(courses)).toEqual([step(1, 'row'), step(2, 'feast')]);
  expect(likelyCourse([[step(1, 'a')], [step(1, 'b')], [step(1, 'c')], [step(1, 'd')]])).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Compared with “Pass”: 1.6 points more (Battles), 1 point fewer (Quests), 2 points fewer for S.'],
  ['it', 'Rispetto a «Pass»: 1,6 punti in più (Battles), 1 punto in meno (Quests), 2 punti in meno per S.'],
  [
    'fr',
    'Par rapport à «\u00a0Pass\u00a0»\u00a0: 1,6 point de plus (Battles), 1 point de moins (Quests), 2 points de moins pour S.',
  ],
  ['es', 'Frente a «Pass»: 1,6 puntos más (Battles), 1 punto menos (Quests), 2 puntos menos para S.'],
])('a reason says of what there is more or less, in %s', async (language, words) => {
  const messages = {
    ...(await engineMessages(language)),
    seat: 'S',
    'source.battles': 'Battles',
    'source.quests': 'Quests',
  };
  const speaker = new Speaker({ language, messages, missing: 'throw' });
  const why = [
    { source: 'battles', points: 1.58 },
    { source: 'quests', points: -1.04 },
  ];
  expect(whyWords({ against: { kind: 'pass' }, why, rival: { seat: 1, points: -2 } }, 'p', speaker, () => 'Pass')).toBe(
    words,
  );
});
