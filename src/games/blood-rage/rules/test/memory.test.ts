import { describe, expect, test } from 'vitest';
import { random } from '../../../../bots/random.ts';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { isAwaited } from '../../../../engine/contract/ask.ts';
import { defaultOptions } from '../../../../engine/contract/options.ts';
import { bloodRage } from '../index.ts';
import { CARD_IDS, type CardNumber } from '../numbers.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** A draft by luck, up to where a seat has let go so many packs. */
function drafted(seats: number, packs: number, seed: string): State {
  const chance = new FastChance(seed);
  const state = bloodRage.setup(defaultOptions(bloodRage.options, seats), seats, chance);
  const gone = () => (bloodRage.view(state, 0).own as NonNullable<View['own']>).letGo.length;
  while (gone() < packs) {
    const ask = bloodRage.decisions(state).find(isAwaited);
    if (!ask) throw new Error('the game is over');
    bloodRage.apply(state, ask.seat, random.choose(undefined, ask, chance) as never, chance);
  }
  return state;
}

const named = (cards: readonly CardNumber[]): string[] => cards.map(card => CARD_IDS[card]);
const sampled = (state: State, luck: string): State =>
  bloodRage.sample(bloodRage.view(state, 0), 0, new FastChance(luck));
/** Each of them is among the others, as often. */
const within = (some: readonly string[], all: readonly string[]): boolean => {
  const left = [...all];
  return some.every(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
const LUCK = ['a', 'b', 'c', 'd', 'e'];

describe('what a seat has seen in the draft it remembers [BR-4.3]', () => {
  test('pack after pack, its own eyes alone, until the next age is dealt', () => {
    const state = drafted(4, 3, 'memory');
    const { letGo } = bloodRage.view(state, 0).own as NonNullable<View['own']>;
    expect(letGo.map(pack => pack.length)).toEqual([7, 6, 5]);
    expect(JSON.stringify(bloodRage.view(state, 1).own?.letGo)).not.toBe(JSON.stringify(letGo));
    expect(bloodRage.view(state, null).own).toBeNull();
  });

  test.each([2, 3, 4])('with %i seats, what others have before them is of the pack that was handed to them', seats => {
    const state = drafted(seats, 1, `pack of ${seats}`);
    const [pack] = (bloodRage.view(state, 0).own as NonNullable<View['own']>).letGo;
    for (const luck of LUCK) expect(named(sampled(state, luck).packs[1]).sort()).toEqual([...pack].sort());
  });

  test('a pack that is further on has lost a card to each who had it, and they have kept it', () => {
    const state = drafted(4, 3, 'further');
    const { letGo } = bloodRage.view(state, 0).own as NonNullable<View['own']>;
    for (const luck of LUCK) {
      const world = sampled(state, luck);
      expect(within(named(world.packs[3]), letGo[0])).toBe(true);
      const kept = named(world.picks.slice(1).flat());
      const gone = letGo[0].filter(card => !named(world.packs[3]).includes(card));
      expect(within(gone, [...kept, ...named(world.picks[0]), ...named(world.packs.flat())])).toBe(true);
    }
  });

  test('what was missing when a pack came round again is in the hands of others, whatever else is not known', () => {
    const state = drafted(3, 6, 'round');
    const { letGo } = bloodRage.view(state, 0).own as NonNullable<View['own']>;
    const mine = named(state.hands[0]);
    const missing = letGo[0].filter(card => !letGo[3].includes(card) && !mine.includes(card));
    expect(missing.length).toBeGreaterThan(0);
    const laid = letGo[5].filter(card => !mine.includes(card));
    for (const luck of LUCK) {
      const world = sampled(state, luck);
      const hands = named(world.hands.slice(1).flat());
      expect(within([...new Set(missing)], hands)).toBe(true);
      expect(world.away.length).toBeGreaterThanOrEqual(laid.length);
    }
  });

  test('a table that was kept before anybody remembered anything is played on', () => {
    const state = drafted(3, 2, 'kept');
    const { letGo: _, ...kept } = JSON.parse(JSON.stringify(state));
    const table = kept as State;
    expect(bloodRage.view(table, 0).own?.letGo).toEqual([]);
    const chance = new FastChance('on');
    for (const { seat, choices } of bloodRage.decisions(table)) bloodRage.apply(table, seat, choices[0], chance);
    expect(bloodRage.view(bloodRage.clone(table), 0).own?.letGo.flat().length).toBeGreaterThan(0);
  });

  test('the view of a world that was dealt from it is the same', () => {
    for (const packs of [1, 2, 4, 6]) {
      const state = drafted(4, packs, `same ${packs}`);
      const seen = JSON.stringify(bloodRage.view(state, 0));
      for (const luck of LUCK) expect(JSON.stringify(bloodRage.view(sampled(state, luck), 0))).toBe(seen);
    }
  });
});
