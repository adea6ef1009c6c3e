import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import { type Options, readOptions } from '../../../engine/contract/options.ts';
import { effortOf, slowness } from '../../../kit/test/effort.ts';
import { contentSpec } from '../content/pack.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { reavers } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { heuristic } from './heuristic.ts';

const PROMPTS = [
  'act-or-rest',
  'after',
  'artisan',
  'better',
  'choose-battle',
  'choose-cards',
  'choose-deck',
  'choose-reaver',
  'collect',
  'exchange',
  'give-up',
  'hammers',
  'journey',
  'keep-card',
  'lose-die',
  'lose-treasure',
  'overflow',
  'payment',
  'pillage',
  'reroll',
  'resolve',
  'return-prophecy',
  'roll-die',
  'runes',
  'sea-battle',
  'select',
  'storm',
  'subdue',
  'take-die',
  'trade',
  'trade-die',
  'turn-die',
  'upgrade',
  'use-reaver',
];

/** Boxes as printed, and two that an owner may have corrected out of all likeness. */
const PACKS: readonly unknown[] = [
  {},
  {},
  {
    dice: { red: ['clan', 'clan', 'clan', 'ship', 'ship', 'shield'], combat: [0, 0, 0, 0, 1, 2] },
    board: { diceSpaces: 3, upgradeSlots: 1, specialisations: ['recruit', 'trade', 'keeps', 'battle'] },
    faceUp: { recruit: [0, 1, 2], battle: [1, 0, 9], trade: [0, 0, 1] },
    battles: { 'cargo-ship': { defence: 12, combination: ['hammer', 'hammer', 'hammer', 'ship', 'ship', 'chest'] } },
  },
  {
    board: { diceSpaces: 20, upgradeSlots: 12 },
    upgrades: { shield: { countsAs: ['shield', 'chest', 'ship', 'hammer'] } },
    territories: {
      'dice-1': { cost: {}, tiles: [{ copies: 6, chosen: 30, rolled: 30 }] },
      'food-1': { cost: { favour: 20, food: 20 }, tiles: [{ copies: 6 }] },
    },
    reavers: { fanatic: { rolled: [], rally: [] }, scout: { rolled: ['red', 'red', 'red', 'red'] } },
  },
];

/** One value at random for every switch of the table. */
function anyOptions(chance: FastChance, seats: number): Options {
  const given = reavers.options.flatMap(spec =>
    'values' in spec ? [[spec.name, spec.values[chance.below(spec.values.length)]]] : [],
  );
  return readOptions(reavers.options, Object.fromEntries(given), seats);
}

/** Any kind of answer first, then any of that kind: so that rare things happen. */
function curious(ask: Ask<ReaversChoice>, chance: FastChance): ReaversChoice {
  const kinds = [...new Set(ask.choices.map(({ kind }) => kind))];
  const kind = kinds[chance.below(kinds.length)];
  const choices = ask.choices.filter(choice => choice.kind === kind);
  return choices[chance.below(choices.length)];
}

/** Plays games by luck alone, and shows every question on the way to `visit`. */
function wander(games: number, seed: string, visit: (view: View, ask: Ask<ReaversChoice>) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`${seed}/${game}`);
    const pack = contentSpec.read(PACKS[game % PACKS.length]);
    const seats = 2 + (game % 3);
    const state = reavers.setup(anyOptions(chance, seats), seats, chance, undefined, pack);
    for (;;) {
      const ask = reavers.decisions(state).find(({ answered }) => !answered);
      if (!ask) break;
      visit(reavers.view(state, ask.seat), ask);
      reavers.apply(state, ask.seat, curious(ask, chance), chance);
    }
  }
}

describe('wherever luck may lead', { timeout: 180_000 }, () => {
  test('it answers every question of the game with a listed choice', () => {
    const prompts = new Set<string>();
    const chance = new FastChance('bot');
    wander(16, 'legal', (view, ask) => {
      prompts.add(ask.prompt);
      const choice = heuristic.choose(view, ask, chance);
      if (!ask.choices.includes(choice)) expect.fail(`${ask.prompt}: ${JSON.stringify(choice)} is not listed`);
    });
    expect([...prompts].sort()).toEqual(PROMPTS);
  });

  test('the same view gets the same answer, and is left as it was', () => {
    let asked = 0;
    wander(4, 'twice', (view, ask) => {
      const before = JSON.stringify(view);
      const first = heuristic.choose(view, ask, new FastChance('one'));
      expect(JSON.stringify(view)).toBe(before);
      expect(heuristic.choose(JSON.parse(before), ask, new FastChance('other'))).toBe(first);
      asked++;
    });
    expect(asked).toBeGreaterThan(800);
  });

  test('no decision takes 5 ms of the processor', () => {
    const chance = new FastChance('bot');
    const slower = slowness();
    let [asked, total] = [0, 0];
    wander(4, 'time', (view, ask) => {
      const ms = effortOf(() => heuristic.choose(view, ask, chance), slower);
      expect(ms).toBeLessThan(5 * slower);
      asked++;
      total += ms;
    });
    expect(total / asked).toBeLessThan(slower);
  });
});
