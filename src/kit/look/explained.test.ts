import { expect, test } from 'vitest';
import { joinedPieces } from './Explained.tsx';

const plain = (text: string) => ({ before: '', text, after: '' });

test('what is written right at a word goes with it, so that no line begins with a comma', () => {
  const pieces = [
    { text: 'A ' },
    { text: 'Leader', term: 'l' },
    { text: ', (' },
    { text: 'Rage', term: 'r' },
    { text: ') or l’' },
  ];
  expect(joinedPieces([...pieces, { text: 'Era', term: 'e' }, { text: '.' }])).toEqual([
    plain('A '),
    { before: '', text: 'Leader', after: ',', term: 'l' },
    plain(' '),
    { before: '(', text: 'Rage', after: ')', term: 'r' },
    plain(' or '),
    { before: 'l’', text: 'Era', after: '.', term: 'e' },
  ]);
});

test('all of the text is there, however it is put together', () => {
  const texts = [
    [{ text: 'Rage', term: 'r' }],
    [
      { text: 'Rage', term: 'r' },
      { text: 'Horns', term: 'h' },
    ],
    [{ text: '(' }, { text: 'Rage', term: 'r' }, { text: '-' }, { text: 'Horns', term: 'h' }],
    [{ text: 'no word at all' }],
    [],
  ];
  for (const pieces of texts) {
    const joined = joinedPieces(pieces).map(({ before, text, after }) => before + text + after);
    expect(joined.join('')).toBe(pieces.map(({ text }) => text).join(''));
  }
});
