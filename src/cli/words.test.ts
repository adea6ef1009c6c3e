import { expect, it } from 'vitest';
import { LANGUAGES } from '../engine/contract/game.ts';
import english from './locales/en.ts';
import { words } from './words.ts';

const ARGS = { game: 'x', players: 2, seat: 'x', min: 1, max: 2, count: 2, file: 'x' };

it.each(LANGUAGES)('the terminal speaks %s', async language => {
  const say = await words(language);
  for (const id of Object.keys(english)) {
    expect(say(id.replace('cli.', ''), ARGS), id).toMatch(/^[^{}]+$/);
  }
});
