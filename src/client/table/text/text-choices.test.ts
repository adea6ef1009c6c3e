import { expect, it } from 'vitest';
import { hasWords, inGroups } from './text-choices.ts';

it('answers that belong together stand together, in the order in which each group came', () => {
  const all = ['b', undefined, 'a', 'b', undefined, 'a'].map((group, i) => ({ group, i }));
  expect(inGroups(all).map(({ i }) => i)).toEqual([1, 4, 0, 3, 2, 5]);
});

it('words that are typed are found wherever they stand, whatever is above the letters', () => {
  expect(hasWords('Aller à Örebro (forêt)', 'foret ore')).toBe(true);
  expect(hasWords('Aller à Örebro (forêt)', 'colline')).toBe(false);
  expect(hasWords('Anything', '')).toBe(true);
});
