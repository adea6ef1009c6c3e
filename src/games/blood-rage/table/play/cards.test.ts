import { expect, test } from 'vitest';
import { defaultOptions } from '../../../../engine/contract/options.ts';
import { fieldKinds } from '../../../../engine/text/fields.ts';
import { Speaker } from '../../../../engine/text/text.ts';
import { CARDS } from '../../content/cards.ts';
import { game } from '../../index.ts';
import english from '../../locales/en.ts';
import { OPTIONS, tableOptions } from '../../rules/options.ts';
import { battleFirst, drawn } from './cards.ts';

const speaker = new Speaker({
  language: 'en',
  messages: english,
  fields: fieldKinds(game.rules.vocabulary),
  seatKey: () => 'clan.wolf',
  missing: 'throw',
});
const PRINTED = tableOptions(defaultOptions(OPTIONS, 4));

test('a card of a figure says its STR, on it and in words; one of the clan has none', () => {
  for (const card of CARDS) {
    if (card.type !== 'upgrade') continue;
    const { strength, kindLine } = drawn(card.id, speaker, PRINTED);
    expect(strength, card.id).toBe(card.strength ?? undefined);
    if (card.strength === null) expect(kindLine, card.id).not.toContain('STR');
    else expect(kindLine, card.id).toContain(`STR ${card.strength}`);
  }
});

test('what an upgrade costs its holder stands on it, beside what is printed', () => {
  const troll = drawn('a1-troll', speaker, PRINTED);
  const cheaper = drawn('a1-troll', speaker, PRINTED, { cost: Number(troll.value) - 1 });
  expect(cheaper.value).toBe(Number(troll.value) - 1);
  expect(troll.kindLine).not.toContain('card:');
  expect(cheaper.kindLine).toContain(`cost ${cheaper.value} (card: ${troll.value})`);
});

test('a hand that is shown in part begins with what a battle asks for, each kind as it is held', () => {
  const hand = ['a1-troll', 'a1-odins-smite', 'a1-manheim', 'a1-tyrs-smash', 'a1-odins-smite'];
  const shown = ['a1-odins-smite', 'a1-tyrs-smash', 'a1-odins-smite', 'a1-troll', 'a1-manheim'];
  expect(battleFirst(hand)).toEqual(shown);
});
