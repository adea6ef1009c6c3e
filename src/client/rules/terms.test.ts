import { expect, test } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import { inlines } from './inline.ts';
import { termsOf } from './terms.ts';

test('words are found in the plural of their language, not in -s alone', () => {
  const messages = { 'figure.warrior': 'Guerriero', 'figure.warrior.many': 'Guerrieri' };
  const speaker = new Speaker({ language: 'it', messages });
  const extras = { terms: [{ word: 'figure.warrior', many: 'figure.warrior.many', clause: 'XY-1.8' }] };
  const clauses = new Map([['XY-1.8', { id: 'XY-1.8', text: 'Un clan possiede 8 Guerrieri.' }]]);
  const { finder, words } = termsOf(speaker, extras, clauses);
  expect(inlines('Un clan possiede 8 Guerrieri.', () => false, finder)).toContainEqual({
    text: 'Guerrieri',
    kind: 'term',
    to: 'figure.warrior',
  });
  expect(words.map(({ name }) => name)).toEqual(['Guerriero']);
});
