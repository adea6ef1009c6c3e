import { expect, test } from 'vitest';
import { parleyModule } from '../../engine/harness/dev/parley-module.ts';
import { sayAll, unreadable } from './words.ts';

test('all of a game is said: ranges, what nobody waits for, secrets of a few, and how it was won', async () => {
  const { lines, tables } = await sayAll(parleyModule, 'en', 3, 'said');
  expect(lines.filter(unreadable)).toEqual([]);
  expect(tables.filter(unreadable)).toEqual([]);
  for (const part of [/^Give 1 to seat \d$/i, /^Bid \d+$/, / talks?\.$/, / gives \d+ gold to /]) {
    expect(lines.some(line => part.test(line))).toBe(true);
  }
  expect(lines.at(-1)).toMatch(/lands when the years|nobody else is left|the last alliance/);
});
