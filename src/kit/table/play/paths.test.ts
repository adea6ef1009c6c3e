import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/contract/ask.ts';
import { asking, march, type ToyChoice, toy, walked } from '../../test/toy-touching.ts';
import { nextTo, pathsOf } from './paths.ts';
import { START, type Target } from './touching.ts';

const at = (ask: Ask<ToyChoice> | null, ...targets: readonly Target[]) =>
  pathsOf(toy, ask, null).at(ask ? walked(ask, ...targets) : START);
const litAt = (ask: Ask<ToyChoice>, ...targets: readonly Target[]) => [...at(ask, ...targets).lit].sort();

const MARCHES = asking([
  march('a', 'jarl', 'b'),
  march('a', 'jarl', 'c'),
  march('a', 'hird', 'b'),
  march('d', 'jarl', 'c'),
  { kind: 'build', at: 'a' },
  { kind: 'pass' },
]);

it('nothing is lit when nothing is asked', () => {
  expect(at(null)).toMatchObject({ chosen: null, range: null, choices: [] });
  expect(at(null).lit.size).toBe(0);
});

describe('one thing after the other', () => {
  it('lights what lies next on some path, and the words that leave one kind', () => {
    expect(litAt(MARCHES)).toEqual(['act:build', 'act:march', 'place:a', 'place:d', 'say:pass']);
    expect([...at(MARCHES).modes].sort()).toEqual(['act:build', 'act:march']);
    expect(litAt(MARCHES, 'place:a')).toEqual(['say:build', 'who:hird', 'who:jarl']);
    expect(litAt(MARCHES, 'place:a', 'who:jarl')).toEqual(['place:b', 'place:c']);
    expect(at(MARCHES, 'place:a', 'who:jarl', 'place:c').chosen).toBe(MARCHES.choices[1]);
  });

  it('leaves nothing lit at its end, and a touch beside the way changes nothing', () => {
    expect(litAt(MARCHES, 'place:a', 'say:build')).toEqual([]);
    expect(walked(MARCHES, 'place:b')).toEqual(START);
  });

  it('a word leaves only answers of its kind', () => {
    expect(litAt(MARCHES, 'act:march')).toEqual(['place:a', 'place:d']);
    expect(walked(MARCHES, 'act:march', 'place:a')).toEqual({ mode: 'act:march', touched: ['place:a'] });
    expect(litAt(MARCHES, 'act:march', 'place:a')).toEqual(['who:hird', 'who:jarl']);
    expect(at(MARCHES, 'act:march').modes.size).toBe(0);
  });
});

describe('steps that leave no choice', () => {
  it('are taken by themselves once something is touched, and not before', () => {
    const one = asking([march('a', 'jarl', 'b'), march('a', 'jarl', 'c')], { prompt: 'march' });
    expect(litAt(one)).toEqual(['place:a']);
    expect(at(one, 'place:a').way.touched).toEqual(['place:a', 'who:jarl']);
    expect(litAt(one, 'place:a')).toEqual(['place:b', 'place:c']);
  });

  it('are taken back with the one before them', () => {
    const one = asking([march('a', 'jarl', 'b'), march('a', 'jarl', 'c')], { prompt: 'march' });
    const paths = pathsOf(toy, one, null);
    expect(paths.back(walked(one, 'place:a'))).toEqual(START);
    expect(paths.back(walked(one, 'place:a', 'place:b'))).toEqual({ mode: null, touched: ['place:a', 'who:jarl'] });
  });

  it('lie ready from the start where the game says so, and then there is nothing to take back', () => {
    const eager = { ...toy, unsaid: (only: Target) => only.startsWith('place:a') };
    const one = asking([march('a', 'jarl', 'b'), march('a', 'hird', 'b')], { prompt: 'march' });
    const paths = pathsOf(eager, one, null);
    expect(paths.at(START).way.touched).toEqual(['place:a']);
    expect(paths.back({ mode: null, touched: ['place:a', 'who:jarl'] })).toEqual(START);
  });

  it('a word is taken back last', () => {
    const paths = pathsOf(toy, MARCHES, null);
    expect(paths.back(walked(MARCHES, 'act:march', 'place:a'))).toEqual({ mode: 'act:march', touched: [] });
    expect(paths.back(walked(MARCHES, 'act:march'))).toEqual(START);
  });
});

describe('in any order', () => {
  const pairs = asking([
    { kind: 'keep', cards: ['x', 'y'] },
    { kind: 'keep', cards: ['x', 'x'] },
    { kind: 'keep', cards: ['y', 'z'] },
  ]);

  it('either card may come first, the word comes last', () => {
    expect(litAt(pairs)).toEqual(['card:x', 'card:y', 'card:z']);
    expect(litAt(pairs, 'card:y')).toEqual(['card:x', 'card:z']);
    expect(litAt(pairs, 'card:y', 'card:x')).toEqual(['say:keep']);
    expect(at(pairs, 'card:y', 'card:x', 'say:keep').chosen).toBe(pairs.choices[0]);
  });

  it('two that are equal are touched twice', () => {
    expect(litAt(pairs, 'card:x')).toEqual(['card:x', 'card:y']);
    expect(at(pairs, 'card:x', 'card:x', 'say:keep').chosen).toBe(pairs.choices[1]);
  });
});

describe('numbers', () => {
  const bid = { choice: { kind: 'bid', amount: 0 }, field: 'amount', min: 0, max: 9 } as const;
  const give = (to: string) => ({ choice: { kind: 'give', to, amount: 1 }, field: 'amount', min: 1, max: 4 }) as const;

  it('are at hand from the start where nothing need be touched, beside what else may be said', () => {
    const ask = asking([{ kind: 'pass' }], { ranges: [bid] });
    expect(at(ask)).toMatchObject({ range: bid, chosen: null, ranges: [bid] });
    expect(litAt(ask)).toEqual(['say:pass']);
    expect(at(ask, 'say:pass').chosen).toBe(ask.choices[0]);
  });

  it('are reached like any answer', () => {
    const ask = asking([{ kind: 'pass' }], { ranges: [give('olav'), give('harald')] });
    expect(at(ask).range).toBeNull();
    expect(litAt(ask)).toEqual(['say:pass', 'seat:harald', 'seat:olav']);
    expect(at(ask, 'seat:harald')).toMatchObject({ range: ask.ranges?.[1], chosen: null, choices: [] });
    expect(pathsOf(toy, ask, null).back(walked(ask, 'seat:harald'))).toEqual(START);
  });

  it('are never passed by a step that is taken by itself', () => {
    const levy = {
      choice: { kind: 'levy', at: 'a', who: 'hird', amount: 1 },
      field: 'amount',
      min: 1,
      max: 3,
    } as const;
    const ask = asking([march('a', 'hird', 'b')], { prompt: 'march', ranges: [levy] });
    expect(at(ask, 'place:a').way.touched).toEqual(['place:a', 'who:hird']);
    expect(at(ask, 'place:a')).toMatchObject({ range: levy, chosen: null });
    expect(litAt(ask, 'place:a')).toEqual(['place:b']);
    expect(at(ask, 'place:a', 'place:b').chosen).toBe(ask.choices[0]);
  });
});

describe('the way to one answer', () => {
  const next = (answer: ToyChoice, ...targets: readonly Target[]) =>
    nextTo(toy, MARCHES, null, walked(MARCHES, ...targets), answer);

  it('is what may be touched next for it, step by step', () => {
    expect(next(march('a', 'jarl', 'c'))).toEqual(['place:a']);
    expect(next(march('a', 'jarl', 'c'), 'place:a')).toEqual(['who:jarl']);
    expect(next(march('a', 'jarl', 'c'), 'place:a', 'who:jarl')).toEqual(['place:c']);
    expect(next({ kind: 'pass' })).toEqual(['say:pass']);
  });

  it('is none where the way leads elsewhere, or nothing of it is left', () => {
    expect(next(march('a', 'jarl', 'c'), 'place:d')).toEqual([]);
    expect(next({ kind: 'pass' }, 'act:march')).toEqual([]);
    expect(next({ kind: 'build', at: 'z' })).toEqual([]);
  });

  it('leads to the number of a range, whichever is advised', () => {
    const give = { choice: { kind: 'give', to: 'olav', amount: 1 }, field: 'amount', min: 1, max: 4 } as const;
    const ask = asking([{ kind: 'pass' }], { ranges: [give] });
    expect(nextTo(toy, ask, null, START, { kind: 'give', to: 'olav', amount: 3 })).toEqual(['seat:olav']);
  });
});
