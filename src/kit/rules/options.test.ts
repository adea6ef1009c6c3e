import { expect, test } from 'vitest';
import { type Chosen, readingsOf, switchesOf } from './options.ts';

const SWITCHES = { passed: ['out', 'return'], top: [10, 8] } as const;

test('a switch is told with its values and the clause that is called after it', () => {
  expect(switchesOf('XY', SWITCHES)).toEqual([
    { name: 'passed', values: ['out', 'return'], clause: 'XY-O-passed' },
    { name: 'top', values: [10, 8], clause: 'XY-O-top' },
  ]);
});

test('and where it is one between readings, says so', () => {
  expect(readingsOf('XY', SWITCHES)[1]).toEqual({ name: 'top', values: [10, 8], clause: 'XY-O-top', reading: true });
});

test('a table chooses among the values, and no others', () => {
  const chosen: Chosen<typeof SWITCHES> = { passed: 'return', top: 8 };
  expect(chosen.top).toBe(8);
  // @ts-expect-error there is no such value
  const wrong: Chosen<typeof SWITCHES> = { passed: 'in', top: 8 };
  expect(wrong.passed).toBe('in');
});
