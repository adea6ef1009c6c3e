import { expect, it } from 'vitest';
import weighing from '../locales/en/weighing.ts';
import { COINS } from './coins.ts';

it('whatever has a price or is gained has a sign, and no two things have the same one', () => {
  const priced = Object.keys(weighing).filter(key => key.startsWith('price.'));
  expect(Object.keys(COINS).sort()).toEqual(priced.map(key => key.slice('price.'.length)).sort());
  const signs = Object.values(COINS);
  expect(new Set(signs).size).toBe(signs.length);
});
