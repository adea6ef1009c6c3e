import { expect, it } from 'vitest';
import { ago } from './ago.ts';

it.each([
  [10, 'en', 'now'],
  [90, 'en', '1 minute ago'],
  [3 * 3600, 'en', '3 hours ago'],
  [25 * 3600, 'it', 'ieri'],
  [9 * 86_400, 'fr', 'il y a 9 jours'],
  [400 * 86_400, 'es', 'el año pasado'],
])('%d seconds ago, in %s: %s', (seconds, language, words) => {
  expect(ago(0, seconds * 1000, language)).toBe(words);
});

it('a clock that was set back says now', () => {
  expect(ago(60_000, 0, 'en')).toBe('now');
});
