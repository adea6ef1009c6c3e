import { expect, test } from 'vitest';
import { listOf, named, orNone, record, seat, whole, words } from '../contract/vocabulary.ts';
import { fieldKinds } from './fields.ts';

const PLACE = named('place', ['fjord']);
const CARD = named('card', ['elf']);

test('what a field names is told once, and apart where a kind means something else by it', () => {
  expect(
    fieldKinds({
      choices: words({ march: { from: PLACE } }),
      prompts: words({ call: { raider: seat } }),
      facts: words({
        stolen: { from: seat, gold: whole() },
        shown: { card: orNone(CARD), cards: listOf(CARD) },
        counted: { chief: whole() },
        compared: { sides: listOf(record({ chief: seat, cards: whole() })) },
      }),
      told: { fields: { age: named('age', ['1']) }, parts: { end: { card: PLACE } } },
    }),
  ).toEqual({
    age: 'age',
    from: 'place',
    raider: 'seat',
    'stolen.from': 'seat',
    card: 'card',
    cards: 'card',
    chief: 'seat',
    'counted.chief': 'plain',
    'end.card': 'place',
  });
});

test('a game without a vocabulary says its fields as they are', () => {
  expect(fieldKinds(undefined)).toEqual({});
});
