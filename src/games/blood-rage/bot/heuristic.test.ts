import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import { type Options, readOptions } from '../../../engine/contract/options.ts';
import { effortOf, slowness } from '../../../kit/test/effort.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import { bloodRage } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { heuristic } from './heuristic.ts';

const PROMPTS = [
  'action',
  'battle-card',
  'bring-warrior',
  'buy-back',
  'call-to-battle',
  'come-back',
  'count-quest',
  'draft',
  'free-invasion',
  'keep-card',
  'keep-one',
  'late-card',
  'march',
  'move-leader',
  'pillage-now',
  'raise',
  'sacrifice',
  'save',
];

/** One value at random for every switch of the table. */
function anyOptions(chance: FastChance, seats: number): Options {
  const given = bloodRage.options.flatMap(spec =>
    'values' in spec ? [[spec.name, spec.values[chance.below(spec.values.length)]]] : [],
  );
  return readOptions(bloodRage.options, Object.fromEntries(given), seats);
}

/** Any kind of answer first, then any of that kind: so that rare things happen, and nobody passes early. */
function curious(ask: Ask<BloodRageChoice>, chance: FastChance): BloodRageChoice {
  const kinds = [...new Set(ask.choices.map(({ kind }) => kind))].filter((kind, _, all) => kind !== 'pass' || !all[1]);
  const kind = kinds[chance.below(kinds.length)];
  const choices = ask.choices.filter(choice => choice.kind === kind);
  return choices[chance.below(choices.length)];
}

/** Plays games by luck alone, and shows every question on the way to `visit`. */
function wander(games: number, seed: string, visit: (view: View, ask: Ask<BloodRageChoice>) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`${seed}/${game}`);
    const seats = 2 + (game % 3);
    const state = bloodRage.setup(anyOptions(chance, seats), seats, chance);
    for (;;) {
      const ask = bloodRage.decisions(state).find(({ answered }) => !answered);
      if (!ask) break;
      const view = bloodRage.view(state, ask.seat);
      visit(view, ask);
      bloodRage.apply(state, ask.seat, curious(ask, chance), chance);
    }
  }
}

describe('wherever luck may lead', { timeout: 180_000 }, () => {
  test('it answers every question of the game with a listed choice', () => {
    const prompts = new Set<string>();
    const chance = new FastChance('bot');
    wander(36, 'legal', (view, ask) => {
      prompts.add(ask.prompt);
      const choice = heuristic.choose(view, ask, chance);
      if (!ask.choices.includes(choice)) expect.fail(`${ask.prompt}: ${JSON.stringify(choice)} is not listed`);
    });
    expect([...prompts].sort()).toEqual(PROMPTS);
  });

  test('the same view and the same chance get the same answer, and the view is left as it was', () => {
    let asked = 0;
    wander(6, 'twice', (view, ask) => {
      const before = JSON.stringify(view);
      const first = heuristic.choose(view, ask, new FastChance('same'));
      expect(JSON.stringify(view)).toBe(before);
      expect(heuristic.choose(JSON.parse(before), ask, new FastChance('same'))).toBe(first);
      asked++;
    });
    expect(asked).toBeGreaterThan(800);
  });

  test('no decision takes 5 ms of the processor', () => {
    const chance = new FastChance('bot');
    const slower = slowness();
    let [asked, total] = [0, 0];
    wander(10, 'time', (view, ask) => {
      const ms = effortOf(() => heuristic.choose(view, ask, chance), slower);
      expect(ms).toBeLessThan(5 * slower);
      asked++;
      total += ms;
    });
    expect(total / asked).toBeLessThan(slower);
  });
});
