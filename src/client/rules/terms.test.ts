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

test('a word in the title of the game is no term', () => {
  const speaker = new Speaker({ language: 'en', messages: { 'stat.rage': 'Rage' } });
  const extras = { terms: [{ word: 'stat.rage', clause: 'XY-1.9' }] };
  const clauses = new Map([['XY-1.9', { id: 'XY-1.9', text: 'Rage 6.' }]]);
  const { finder } = termsOf(speaker, extras, clauses, 'Great Rage');
  const found = inlines('The rules of Great Rage: each clan has Rage.', () => false, finder);
  expect(found.filter(({ kind }) => kind === 'term').length).toBe(1);
  expect(found[0].text).toBe('The rules of Great Rage: each clan has ');
});

test('a word that needs its capital is found with it alone, and an ordinary word stands in the list of words only', () => {
  const speaker = new Speaker({ language: 'en', messages: {} });
  const rows = ['Age', 'Set', 'Clan'].map(word => `| ${word} | x | x | x | |`);
  const markdown = ['| **Great Rage: terms** | | | | |', ...rows].join('\n');
  const written = { Age: 'XY-1.1, as written', Set: 'XY-1.1#2, in the list', Clan: 'XY-1.1' };
  const clauses = new Map([['XY-1.1', { id: 'XY-1.1', text: 'There are three Ages. Things are set on the board.' }]]);
  const glossary = { markdown, title: 'Great Rage', terms: written };
  const { finder, words } = termsOf(speaker, {}, clauses, undefined, glossary);
  const found = inlines('In its first Age no clan is of age, and all is set.', () => false, finder);
  expect(found.flatMap(({ kind, text }) => (kind === 'term' ? [text] : []))).toEqual(['Age', 'clan']);
  expect(words.map(({ name, meaning }) => [name, meaning])).toEqual([
    ['Age', 'There are three Ages.'],
    ['Set', 'Things are set on the board.'],
    ['Clan', 'There are three Ages.'],
  ]);
});
