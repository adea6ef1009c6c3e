import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { ROUNDS } from '../../content/spaces.ts';
import { reavers } from '../../rules/index.ts';
import { knowledge } from '../knowledge.ts';
import { LEARNED } from './index.ts';

test.each([2, 3, 4])(
  'with %i seats there is a weight in every round for each thing that is counted of a seat',
  seats => {
    const state = reavers.setup(readOptions(reavers.options, undefined, seats), seats, new FastChance('learned'));
    const { features = [] } = knowledge.hopes?.(state) ?? {};
    expect(features).toHaveLength(seats);
    expect(LEARNED[seats]).toHaveLength(ROUNDS);
    for (const { weights, spread } of LEARNED[seats]) {
      expect(spread).toBeGreaterThan(1);
      for (const counted of features) expect(weights).toHaveLength(counted.length);
      expect(weights.every(Number.isFinite)).toBe(true);
    }
  },
);

test('what was learned says from what, and is no more than anybody would wait for', () => {
  for (const name of ['two', 'three', 'four']) {
    const text = readFileSync(new URL(`${name}.ts`, import.meta.url));
    expect(text.toString()).toMatch(/^\/\*\* Learned by `train reavers .*--seed .*, rules version .*, commit \w+; /);
    expect(gzipSync(text).length).toBeLessThan(50_000);
  }
});
