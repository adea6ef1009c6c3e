import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenText } from '../src/engine/harness/golden.ts';
import { CATALOGUE } from './catalogue.ts';

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));
const MOST_BYTES = 250_000;

const all = games.map(({ rules, golden }) => ({ rules, seed: golden, id: rules.id }));

describe.each(all)('the golden playthrough of $id', ({ rules, seed, id }) => {
  const file = new URL(`golden/${id}.txt`, import.meta.url);
  const text = goldenText(rules, rules.seats.min, seed);
  // `npm run golden` knows the games that ship; of the others `GOLDEN=write npx vitest run --project unit test/golden` writes it.
  if (process.env.GOLDEN === 'write') writeFileSync(file, text);
  const kept = readFileSync(file, 'utf8').split('\n');
  const now = text.split('\n');

  test('is what the rules play (when a change is meant: npm run golden, and read what it changed)', () => {
    const at = now.findIndex((line, i) => line !== kept[i]);
    const around = (lines: string[]) => lines.slice(Math.max(0, at - 3), at + 4);
    if (at >= 0) expect(around(now), `line ${at + 1} of test/golden/${id}.txt`).toEqual(around(kept));
    expect(now.length).toBe(kept.length);
  });

  test('is short enough to be read', () => {
    expect(now.join('\n').length).toBeLessThan(MOST_BYTES);
  });
});
