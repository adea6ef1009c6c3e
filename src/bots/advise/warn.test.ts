import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import { defaultOptions } from '../../engine/contract/options.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { advise, isAdvisable } from './advise.ts';
import { warnOf } from './warn.ts';

const rules: Rules = defineGame(hoard);

function asked() {
  const state = rules.setup(defaultOptions(rules.options, 3), 3, new FastChance('advice'));
  const ask = rules.decisions(state).find(isAdvisable) as Ask;
  return { view: rules.view(state, ask.seat), ask };
}

const wanted = () => ({ ...asked(), chance: new FastChance('think'), iterations: 240 });

/** A game in which the answer that is listed last throws everything away. */
function lostByTheLast() {
  const { ask } = asked();
  const last = ask.choices[ask.choices.length - 1];
  let lost = false;
  const marked: Rules = {
    ...rules,
    apply(state, seat, choice, chance, facts) {
      if (choice === last) lost = true;
      return rules.apply(state, seat, choice, chance, facts);
    },
  };
  const value = () => {
    const chances = lost ? [0, 0.5, 0.5] : [0.5, 0.25, 0.25];
    lost = false;
    return { chances };
  };
  let stretch = 0;
  return { game: { rules: marked, bots: {}, knowledge: { value, stretch: () => stretch++ } }, ask, last };
}

test('who is about to throw much away is told how much, and what does better', () => {
  const { game, ask, last } = lostByTheLast();
  const given = { ...wanted(), ask };
  const warning = warnOf(game, { ...given, choice: last });
  expect(warning?.loss).toBeGreaterThan(0.3);
  expect(warning?.better.choice).not.toEqual(last);
  expect(warning?.better.against).toEqual(last);
});

test('nobody is warned of what is best, nor of what loses less than can be told', () => {
  const { game, ask } = lostByTheLast();
  const bid = { kind: 'bid', gold: 2 } as Choice;
  expect(warnOf(game, { ...wanted(), ask, choice: bid })).toBeNull();
  const [best] = advise({ rules, bots: {} }, wanted()).answers;
  expect(warnOf({ rules, bots: {} }, { ...wanted(), choice: best.choice })).toBeNull();
});
