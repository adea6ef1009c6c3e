import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../kit/test/thorough.ts';
import { vocabulary } from '../../vocabulary.ts';
import type { ScandinaviaFact } from '../facts.ts';
import type { View } from '../view.ts';
import { follow } from './reckoning/effects.ts';
import { reckon } from './reckoning/reckon.ts';
import { findAtTurnEnd } from './reckoning/stone.ts';
import { Table } from './reckoning/table.ts';
import { Ear, type Telling } from './reckoning/told.ts';
import { gone } from './reckoning/windows.ts';
import { telling, wantsTheEnd } from './telling.ts';
import { bent, retold, type Told, UNHEARD, unnoticed, WRONGLY } from './told-wrongly.ts';

/** So many games for each number of seats; `RECKONED=…` sets another number. */
const GAMES = Number(process.env.RECKONED ?? (THOROUGH ? 50 : 3));
const PATIENCE = 300_000 + 10_000 * GAMES;

const seedOf = (seats: number, game: number): string => `reckoning ${seats} ${game}`;

/** Fails with all it takes to see the game again, and the first thing in it that does not add up. */
function expectToAddUp(seats: number, game: number): void {
  const seed = seedOf(seats, game);
  const told = telling(seats, seed);
  const wrong = reckon(told);
  if (wrong !== undefined) {
    expect.fail(`seed "${seed}", ${seats} seats, options ${JSON.stringify(told.options)}:\n${wrong}`);
  }
}

describe('whole games, reckoned from what is told of them', () => {
  test.each([2, 3, 4, 5, 6])(
    'with %i seats every number is the one that follows',
    seats => {
      for (let game = 0; game < GAMES; game++) expectToAddUp(seats, game);
    },
    PATIENCE,
  );

  test('the reckoning knows nothing of the rules but the names of things', () => {
    const folder = new URL('./reckoning/', import.meta.url);
    const files = readdirSync(folder, { recursive: true }).map(String);
    const imports = files
      .filter(file => file.endsWith('.ts'))
      .flatMap(file =>
        [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^import (type )?[^;]*? from '([^']+)';$/gm)].map(
          ([, type, from]) => ({ from: new URL(from, new URL(file, folder)).href, typesOnly: type !== undefined }),
        ),
      );
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter(({ from, typesOnly }) => !typesOnly && !from.startsWith(folder.href))).toEqual([]);
  });
});

/** Longer games in which things happen that others seldom come to: Ohrrkan the Great, bribes, fury, units that turn. */
const LONGER: readonly (readonly [number, number])[] = [
  [4, 95],
  [4, 170],
  [5, 42],
  [5, 44],
  [5, 9],
];

function longer([seats, game]: readonly [number, number]): Telling {
  const tokens = game % 2 ? 'on' : 'off';
  return telling(seats, `rare ${seats} ${game}`, { tokens, events: 2, dragon: 'on', limit: 8 });
}

/** Chance alone seldom comes to a turn that all want to be the last. */
const agreed = (): Telling => telling(3, 'all want the end', { tokens: 'off', events: 1, dragon: 'on' }, wantsTheEnd);

/** Kinds that no sample has, and why: rounds are of the advanced rules; what is told of the Stone has tests of its own. */
const NOT_SAMPLED = ['round-began', 'stone-taken', 'stone-power', 'stone-left', 'stone-gone'];

/** The last fact of every kind that these games tell, each out of the shortest game that has it. */
function samples(games: number): Told[] {
  const found = new Map<string, Told>();
  const any = Array.from({ length: games }, (_, game) => () => {
    const seats = 2 + (game % 5);
    return telling(seats, seedOf(seats, game), { tokens: 'on', events: 2, dragon: 'on' });
  });
  for (const tell of [...any, ...LONGER.map(each => () => longer(each)), agreed]) {
    const told = tell();
    told.steps.forEach((step, at) => {
      if (!('fact' in step) || UNHEARD.includes(step.fact.kind)) return;
      const known = found.get(step.fact.kind);
      if (!known || known.told.steps.length > told.steps.length || known.told === told)
        found.set(step.fact.kind, { at, fact: step.fact, told });
    });
  }
  return [...found.values()];
}

describe('a game told wrongly is found out', () => {
  let told: readonly Told[] = [];
  beforeAll(() => {
    told = samples(THOROUGH ? 60 : 20);
  }, PATIENCE);

  test('every kind of fact is among those told wrongly', () => {
    const kinds = new Set<string>([...told.map(({ fact }) => fact.kind), ...UNHEARD, ...NOT_SAMPLED]);
    expect(Object.keys(vocabulary.facts).filter(kind => !kinds.has(kind))).toEqual([]);
  });

  test.each(Object.entries(WRONGLY))(
    'by %s',
    (_, wrongly) => {
      expect(unnoticed(told, wrongly)).toEqual([]);
    },
    PATIENCE,
  );

  /** The Stone is found so seldom that no random game may be waited for. */
  describe('by what is told of the Stone', () => {
    const { options } = telling(2, seedOf(2, 0));
    const picks = ['eurich', 'krosen'].map((lord, seat): ScandinaviaFact => ({ kind: 'picked', seat, lord }));
    /** A hero of Eurich on Aland, where the Stone lies; what is complained about, if anything. */
    const complaint = (reckoned: (t: Table, ear: Ear) => void, ...facts: readonly ScandinaviaFact[]): string => {
      const t = new Table(2, options);
      for (const fact of picks) follow(t, fact);
      t.put('aland', 'eurich', 'hero-3', 1);
      Object.assign(t.stone, { state: 1, place: 'aland' });
      const silent = { look: () => {}, chose: () => {}, isAside: () => false, aside: () => {} };
      const ear = new Ear(
        facts.map(fact => ({ fact })),
        { ...silent, follow: fact => follow(t, fact) },
      );
      try {
        reckoned(t, ear);
        return ear.peek() === undefined ? '' : 'more is told';
      } catch (error) {
        return String(error);
      }
    };
    const taken = { kind: 'stone-taken', lord: 'eurich', piece: 'hero-3', place: 'aland' } as const;
    const wind = { kind: 'stone-power', lord: 'eurich', stone: 'death-wind', die: 7 } as const;
    const plague = { kind: 'stone-power', lord: 'eurich', stone: 'diabolic-plague', die: 1 } as const;
    const dead = { kind: 'died', lord: 'eurich', place: 'aland', piece: 'hero-3', count: 1, cause: 'x' } as const;
    const struck = { ...dead, cause: 'diabolic-plague' } as const;

    test('when it is taken up', () => {
      expect(complaint(findAtTurnEnd, taken, wind)).toBe('');
      expect(complaint(findAtTurnEnd, taken, plague, { kind: 'stone-gone' }, struck)).toBe('');
      for (const wrong of [
        [],
        [taken],
        [taken, taken, wind],
        [wind],
        [taken, wind, wind],
        [{ ...taken, place: 'gotland' }, wind],
        [{ ...taken, piece: 'hero-2' }, wind],
        [taken, { ...wind, die: 6 }],
        [taken, { ...wind, stone: 'fertility' }],
        [taken, wind, { kind: 'stone-gone' }],
        [taken, plague, struck],
        [taken, plague, { kind: 'stone-gone' }],
        [taken, plague, { kind: 'stone-gone' }, { kind: 'stone-gone' }, struck],
      ] satisfies ScandinaviaFact[][])
        expect(complaint(findAtTurnEnd, ...wrong), JSON.stringify(wrong)).toMatch(/SC-|more is told/);
    });

    test('when its bearer dies', () => {
      const dies = (t: Table, ear: Ear): void => {
        Object.assign(t.stone, { lord: 'eurich', piece: 'hero-3', power: 'death-wind' });
        const at = { spot: 'aland', side: 'eurich', piece: 'hero-3', count: 1, cause: 'x', place: 'bokne' };
        gone(t, ear, 'SC-20.1', at);
      };
      const left = { kind: 'stone-left', place: 'aland' } as const;
      expect(complaint(dies, dead, left)).toBe('');
      for (const wrong of [
        [dead],
        [dead, left, left],
        [left],
        [dead, { ...left, place: 'bokne' }],
      ] satisfies ScandinaviaFact[][])
        expect(complaint(dies, ...wrong), JSON.stringify(wrong)).toMatch(/SC-|more is told/);
    });
  });

  const withLord = (view: View, change: Partial<View['lords'][string]>): View => {
    const [name] = Object.keys(view.lords);
    return { ...view, lords: { ...view.lords, [name]: { ...view.lords[name], ...change } } };
  };
  const withRegion = (view: View, change: Partial<View['regions'][string]>): View => ({
    ...view,
    regions: { ...view.regions, selorian: { ...view.regions.selorian, ...change } },
  });
  test.each<[string, (view: View) => View]>([
    ['creed', view => withLord(view, { creed: 99 })],
    ['a level of power', view => withLord(view, { level: 9 })],
    ['points that were spent', view => withLord(view, { spent: 9 })],
    ['an owner', view => withRegion(view, { owner: 'nobody' })],
    ['prosperity', view => withRegion(view, { prosperity: 77 })],
    ['buildings', view => withRegion(view, { buildings: ['mill', 'mill'] })],
    ['pieces', view => ({ ...view, pieces: {} })],
    ['fleets', view => ({ ...view, fleets: { 'fleet-16': { lord: 'eurich', place: 'bokne', sea: 'bokne' } } })],
    ['counters', view => ({ ...view, pool: view.pool.map(left => left + 1) })],
    ['gold', view => ({ ...view, total: view.total + 1 })],
  ])('by %s that the table shows wrongly', (_, wrong) => {
    const [{ told: game }] = told;
    const at = game.steps.findLastIndex(step => 'view' in step && step.view.phase === 'construction');
    const step = game.steps[at];
    if (!('view' in step)) throw new Error('there is no such view');
    expect(reckon(retold(game, at, { ...step, view: wrong(step.view) }))).toMatch(/^at the table as it is shown: SC-/);
  });

  test('in words that say which rule is broken, and what it expects', () => {
    const one = told.find(({ fact }) => fact.kind === 'gained' || fact.kind === 'force');
    if (!one) throw new Error('there is no such fact');
    const [wrong] = bent(one.fact, one.told);
    expect(reckon(retold(one.told, one.at, { fact: wrong }))).toMatch(/SC-[^:]+: expected \{.*told \{/);
  });
});
