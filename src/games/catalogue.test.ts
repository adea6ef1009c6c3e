import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

it.each(CATALOGUE)('$title is on the shelf as its rules and bots are', async entry => {
  const game = await entry.load();
  expect(game.rules.id).toBe(entry.id);
  expect(game.rules.seats).toEqual(entry.players);
  expect(Object.keys(game.bots)).toEqual(expect.arrayContaining([...entry.bots]));
});
