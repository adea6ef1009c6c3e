import { expect, it } from 'vitest';
import { LORDS } from '../../content/lords.ts';
import { table } from '../../rules/testing.ts';
import { dragonWorth } from './dragon-worth.ts';

const lord = 'eurich';
/** All six as history has them, before the Dragon is bid for. */
const view = table(LORDS, { phase: 'dragon' }).view(lord);

it('tells of attacks in reach that it would change, those first that it changes most', () => {
  const attacks = dragonWorth(view, lord);
  expect(attacks.length).toBeGreaterThan(0);
  const gains = attacks.map(attack => attack.with - attack.without);
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(Math.min(...gains)).toBeGreaterThan(0);
  for (const { at } of attacks) expect(view.regions[at]?.owner).not.toBe(lord);
});

it('is worth nothing to who has no army', () => {
  const pieces = Object.fromEntries(
    Object.entries(view.pieces).map(([at, { [lord]: _, ...others }]) => [at, others] as const),
  );
  expect(dragonWorth({ ...view, pieces }, lord)).toEqual([]);
});
