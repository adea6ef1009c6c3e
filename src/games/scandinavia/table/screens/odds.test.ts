import { expect, it } from 'vitest';
import { type Contender, chanceOf, forcesOf, marginsOf, rangeOf, rowOf } from './odds.ts';

/** A table that adds the row itself: what comes of it can be reckoned by hand. */
const plain = (_potential: number, die: number) => die;
const side = (given: Partial<Contender>): Contender => ({
  potential: 10,
  bonus: 0,
  units: 2,
  extra: 0,
  beast: null,
  ...given,
});

it('a throw keeps within the rows of the table', () => {
  expect([rowOf(1, -4), rowOf(5, 2), rowOf(10, 9)]).toEqual([0, 7, 15]);
});

it('looks at every throw, and at none of who has no units', () => {
  expect(rangeOf(forcesOf(side({}), plain))).toEqual([11, 20]);
  expect(forcesOf(side({ units: 0, potential: 0, extra: 7 }), plain)).toEqual([7]);
});

it('the Dragon adds 15 and a die past the table, Loki fights alone [SC-8.6, SC-8.14]', () => {
  const with15 = forcesOf(side({ beast: 'dragon' }), plain);
  expect([with15.length, ...rangeOf(with15)]).toEqual([100, 27, 45]);
  expect(rangeOf(forcesOf(side({ beast: 'loki' }), plain))).toEqual([1, 100]);
});

it('who is level loses to a lord and wins over free folk [SC-A-ties]', () => {
  expect(chanceOf([5], [5], false)).toBe(0);
  expect(chanceOf([5], [5], true)).toBe(100);
  const even = forcesOf(side({}), plain);
  expect(chanceOf(even, even, false)).toBe(45);
});

it('each pair of dice has its margin', () => {
  const margins = marginsOf(side({ bonus: 2 }), side({}), plain);
  expect([margins[0][0], margins[9][0], margins[0][9]]).toEqual([2, -7, 11]);
});

it('who throws no die is one row', () => {
  const margins = marginsOf(side({}), side({ units: 0, potential: 0, extra: 8 }), plain);
  expect([margins.length, margins[0].length, margins[0][0]]).toEqual([1, 10, 3]);
});
