import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import { en } from '../locales/en.ts';
import { levelName, levelText } from './level.ts';

const speaker = new Speaker({ language: 'en', messages: en, missing: 'throw' });

it('a level is told with what it can do, and how strong it is where that was measured', () => {
  const game = { ratings: { hersir: 1684 } };
  expect(levelName(speaker, 'hersir')).toBe('Hersir');
  expect(levelText(speaker, 'hersir', game)).toMatch(/^Looks ahead a little: .*\. Rated 1684\.$/);
  expect(levelText(speaker, 'jarl', game)).toMatch(/^Looks far ahead: [^\d]*$/);
  expect(levelText(speaker, 'heuristic', { ratings: { karl: 1500 } })).toMatch(/^Sound and quick\. .* Rated 1500\.$/);
  expect(levelText(speaker, 'random', {})).toBeUndefined();
});
