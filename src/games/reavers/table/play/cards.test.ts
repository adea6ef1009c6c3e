import { expect, test } from 'vitest';
import { fieldKinds } from '../../../../engine/text/fields.ts';
import { Speaker } from '../../../../engine/text/text.ts';
import { game } from '../../index.ts';
import english from '../../locales/en.ts';
import { drawn, type OfTable } from './cards.ts';

const speaker = new Speaker({
  language: 'en',
  messages: english,
  fields: fieldKinds(game.rules.vocabulary),
  seatKey: () => 'crest.boar',
  missing: 'throw',
});

const BY_DEFAULT: OfTable = {
  content: {},
  options: { berserker: 'helmet', hunterFood: 1, starvation: 'any-die' },
};
const OTHERWISE: OfTable = {
  content: {},
  options: { berserker: 'helmet-and-raven', hunterFood: 2, starvation: 'clan-die' },
};

test.each([
  ['seasoned-hunter', 'Gain 1 Food', 'Gain 2 Food'],
  ['starvation', 'Spend any die', 'Spend a die with a clan sign'],
  ['berserkers-glory', 'each Helmet reaver', 'each Helmet or Raven reaver'],
])('the text of %s is true at its table', (id, byDefault, otherwise) => {
  expect(drawn(id, speaker, { content: {} }).text).toContain(byDefault);
  expect(drawn(id, speaker, BY_DEFAULT).text).toContain(byDefault);
  expect(drawn(id, speaker, OTHERWISE).text).toContain(otherwise);
});

test('Starvation shows what it takes', () => {
  expect(drawn('starvation', speaker, BY_DEFAULT).needs).toEqual(['any']);
  expect(drawn('starvation', speaker, OTHERWISE).needs).toEqual(['any-clan']);
});

test('equal cards are the same object, so that they are not drawn again', () => {
  expect(drawn('huskarl', speaker, OTHERWISE)).toBe(drawn('huskarl', speaker, BY_DEFAULT));
});
