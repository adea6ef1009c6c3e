import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { type Choice, listed } from './ask.ts';
import { whole } from './whole.ts';

test('a whole number stays what it is, and zero has no sign', () => {
  expect([3, -3, 0x7fff_ffff, 2 ** 40].map(whole)).toEqual([3, -3, 0x7fff_ffff, 2 ** 40]);
  expect(Object.is(whole(-0), 0)).toBe(true);
});

test('an answer out of a range is one, whatever came over the wire', () => {
  const ranges = [{ choice: { kind: 'bid', gold: 0 } as Choice, field: 'gold', min: 0, max: 5 }];
  const taken = listed({ seat: 0, prompt: 'bid', choices: [], ranges }, JSON.parse('{"kind":"bid","gold":-0}'));
  expect(taken).toStrictEqual({ kind: 'bid', gold: 0 });
});

test('luck gives integers, so that lists of them are no lists of doubles', () => {
  setFlagsFromString('--allow-natives-syntax');
  const hasDoubles = new Function('list', 'return %HasDoubleElements(list)') as (list: number[]) => boolean;
  const chance = new FastChance('whole');
  const list: number[] = [];
  for (let i = 0; i < 20; i++) list.push(chance.below(6));
  expect(hasDoubles([0.5])).toBe(true);
  expect(hasDoubles(list)).toBe(false);
});
