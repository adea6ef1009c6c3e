import { expect, it } from 'vitest';
import { Unread } from './unread.ts';

/** What is cut off of what is being sent to each address, in bytes. */
function cut(sending: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, readonly number[]>> {
  const unread = new Unread({ each: 100, all: 250 });
  const gone: Record<string, number[]> = {};
  for (const [address, sizes] of Object.entries(sending)) {
    for (const bytes of sizes) {
      const one = {
        left: () => bytes,
        cut() {
          gone[address] = [...(gone[address] ?? []), bytes];
          unread.delete(one);
        },
      };
      unread.add(address, one);
    }
  }
  unread.sweep();
  return gone;
}

it('of who reads nobody is cut off', () => {
  expect(cut({ a: [0, 0, 100], b: [50, 50], c: [0] })).toEqual({});
});

it('the largest of an address are, until what is left is little enough', () => {
  expect(cut({ a: [10, 80, 40, 60], b: [50] })).toEqual({ a: [80, 60] });
});

it('the largest of all are, where many addresses keep some each', () => {
  expect(cut({ a: [90], b: [95], c: [80], d: [0, 60] })).toEqual({ b: [95] });
});
