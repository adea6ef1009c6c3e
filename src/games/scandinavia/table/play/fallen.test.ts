import { expect, it } from 'vitest';
import { fallenIn } from './fallen.ts';

it('tells who fell, in which turn and by whom', () => {
  expect(
    fallenIn([
      { kind: 'turn-began', turn: 1, seat: 0 },
      { kind: 'out', lord: 'krosen', to: 'eurich' },
      { kind: 'turn-began', turn: 2, seat: 0 },
      { kind: 'out', lord: 'sandra' },
    ]),
  ).toEqual([
    { lord: 'krosen', turn: 1, to: 'eurich' },
    { lord: 'sandra', turn: 2, to: undefined },
  ]);
});
