import { expect, it } from 'vitest';
import { addressOfLine, mostLines } from './lines.ts';

it('no address gives more ports than it has', () => {
  expect([0, 19_999, 20_000, 59_999].map(addressOfLine)).toEqual([undefined, undefined, '127.0.0.2', '127.0.0.3']);
});

it('there are as many lines as the machine lets a process have files, less what else is open', () => {
  expect(mostLines({ userLimits: { open_files: { soft: 20_000, hard: 20_000 } } })).toBe(19_000);
  expect(mostLines({ userLimits: { open_files: { soft: 'unlimited' } } })).toBe(Number.POSITIVE_INFINITY);
  expect(mostLines({ userLimits: { open_files: { soft: 100 } } })).toBe(0);
  expect(mostLines()).toBeGreaterThan(0);
});
