import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

/** The catalogue is read before a game is loaded: what it says of a game must be what the game says of itself. */
describe.each(CATALOGUE)('the line of $id', ({ id, players, load }) => {
  test('is true', async () => {
    const game = await load();
    expect(game.rules.id).toBe(id);
    expect(game.rules.seats).toEqual(players);
  });
});
