import { expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { tablesAt } from './random-play.ts';

it('looks at a game after fixed shares of it, whatever else was looked at', async () => {
  const { rules } = await CATALOGUE[0].load();
  const [begun, half, late] = tablesAt(rules, 'a game', [0, 0.5, 0.99]);
  expect(tablesAt(rules, 'a game', [0.5])).toEqual([half]);
  expect(rules.decisions(late)).not.toHaveLength(0);
  expect(new Set([begun, half, late].map(state => JSON.stringify(state))).size).toBe(3);
});
