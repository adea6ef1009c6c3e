import { expect, test } from 'vitest';
import type { Language } from '../contract/game.ts';
import { beforeName } from './seams.ts';
import { Speaker } from './text.ts';

test.each<[Language, string, string, string]>([
  ['it', 'Passa il dispositivo a ', 'Anna', 'Passa il dispositivo ad '],
  ['it', 'A ', 'Anna', 'Ad '],
  ['it', 'A ', 'Egil', 'A '],
  ['it', ' e ', 'Esperti d’Armi', ' ed '],
  ['it', ' e ', 'Elfo Oscuro', ' ed '],
  ['it', ' e ', 'Orso', ' e '],
  ['it', 'scelta ', 'Anna', 'scelta '],
  ['fr', 'le tour de ', 'Astrid', 'le tour d’'],
  ['fr', 'le tour de ', 'Yngvild', 'le tour d’'],
  ['fr', 'le tour de ', 'Yoann', 'le tour de '],
  ['fr', 'la garde de ', 'Helga', 'la garde de '],
  ['fr', '5 de plus que ', 'Orm', '5 de plus qu’'],
  ['fr', 'une ', 'Ulf', 'une '],
  ['es', ' y ', 'Ingrid', ' e '],
  ['es', ' y ', 'Ismark', ' e '],
  ['es', ' y ', 'Hielo', ' y '],
  ['es', ' o ', 'Olaf', ' u '],
  ['es', ' y ', 'Oso', ' y '],
  ['en', 'play a ', 'Elf', 'play an '],
  ['en', 'play a ', 'Karl', 'play a '],
])('%s: “%s” before %s is “%s”', (language, words, name, expected) => {
  expect(beforeName(language, words, name)).toBe(expected);
});

test('a speaker minds the words before every name, in lists as well', () => {
  const messages = { to: 'A {name}', all: 'Carte: {cards}.' };
  const speaker = new Speaker({ language: 'it', messages });
  expect(speaker.say('to', { name: 'Anna' })).toBe('Ad Anna');
  expect(speaker.say('to', { name: 'Bo' })).toBe('A Bo');
  expect(speaker.say('all', { cards: ['Elfo Oscuro', 'Esperti d’Armi'] })).toBe(
    'Carte: Elfo Oscuro ed Esperti d’Armi.',
  );
});

test('a number below zero has a minus sign', () => {
  const speaker = new Speaker({ language: 'en', messages: { n: '{n, number} Glory', m: 'at {n, number}-4' } });
  expect(speaker.say('n', { n: -3 })).toBe('−3 Glory');
  expect(speaker.say('m', { n: 2 })).toBe('at 2-4');
});

test('a sentence begins with a capital, also where a name in its inner form begins it', () => {
  const messages = { won: '{names} vince', 'clan.bear': 'Orso', 'clan.bear.phrase': 'il clan dell’Orso' };
  const speaker = new Speaker({ language: 'it', messages, fields: { names: 'seat' }, seatKey: () => 'clan.bear' });
  expect(speaker.sentence('won', { names: [0] })).toBe('Il clan dell’Orso vince');
});
