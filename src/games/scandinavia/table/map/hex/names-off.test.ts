import { expect, it } from 'vitest';
import type { Point } from '../lattice.ts';
import { boxAround, overlap } from '../rooms.ts';
import { isClear, namesOff, widthOf } from './names-off.ts';

const lands = [{ id: 'rugenmark', name: [400, 400] as Point }];

it('a name stays where it is while nobody stands there, and gives way to who does', () => {
  expect(namesOff(lands, [[600, 600]])[0]).toBe(lands[0]);
  for (const stack of [
    [380, 400],
    [400, 410],
    [430, 395],
  ] as const) {
    const [{ id, name }] = namesOff(lands, [stack]);
    expect(overlap(boxAround(name, widthOf(id), 19), boxAround(stack, 40, 40))).toBe(0);
    expect(Math.hypot(name[0] - 400, name[1] - 400)).toBeLessThan(60);
  }
});

it('a number is written where neither a name nor a stack covers it', () => {
  const names = [{ id: 'turku', name: [100, 100] as const }];
  expect(isClear([100, 104], names, [])).toBe(false);
  expect(isClear([100, 118], names, [])).toBe(true);
  expect(isClear([100, 118], names, [[90, 130]])).toBe(false);
});
