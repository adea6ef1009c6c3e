import { expect, it } from 'vitest';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { ledTo } from './led-to.ts';

const choices: readonly ScandinaviaChoice[] = [
  { kind: 'build', building: 'castle' },
  { kind: 'demolish', building: 'mill' },
  { kind: 'demolish', building: 'port' },
];

it('a word leads to all that follow it, a thing to itself', () => {
  const start = { choices, way: { mode: null, touched: [] } };
  expect(ledTo(start, 'building', 'building:castle')).toEqual([choices[0]]);
  expect(ledTo(start, 'building', 'say:demolish')).toEqual([choices[1], choices[2]]);
  const begun = { choices: choices.slice(1), way: { mode: null, touched: ['say:demolish' as const] } };
  expect(ledTo(begun, 'building', 'building:port')).toEqual([choices[2]]);
});

it('gifts lie behind a word of their own, but for the talk', () => {
  const gifts: readonly ScandinaviaChoice[] = [
    { kind: 'gift', to: 1 },
    { kind: 'gift', to: 4 },
  ];
  const start = { choices: gifts, way: { mode: null, touched: [] } };
  expect(ledTo(start, 'orders', 'say:gift')).toEqual(gifts);
  expect(ledTo(start, 'talk', 'gift:4')).toEqual([gifts[1]]);
});
