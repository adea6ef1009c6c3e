import { expect, test } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

test.each<[what: string, given: Given, problem: string]>([
  [
    'four tiles where three fit',
    { seats: { boar: { upgrades: { chest: 2 }, usedUpgrades: { shield: 2 } } } },
    'given.seats.boar.upgrades: 4 tiles on 3 spaces',
  ],
  [
    'a journey in a glory pile',
    { seats: { boar: { pile: ['armor', 'kraken'] } } },
    'given.seats.boar.pile[1]: "kraken" goes to no glory pile',
  ],
  [
    'a wall in a glory pile',
    { seats: { stag: { pile: ['keep-wall'] } } },
    'given.seats.stag.pile[0]: "keep-wall" goes to no glory pile',
  ],
  [
    'a prophecy that is none',
    { seats: { boar: { prophecies: ['juggernaut', 'armor'] } } },
    'given.seats.boar.prophecies[1]: "armor" is no prophecy',
  ],
  [
    'a card in another deck',
    { decks: { keeps: ['armor', 'huskarl'] } },
    'given.decks.keeps[1]: "huskarl" is a card of the reavers',
  ],
  [
    'a card on another space',
    { open: { villages: ['knarr'] } },
    'given.open.villages[0]: "knarr" is a card of the battles',
  ],
  [
    'a card under another deck',
    { discards: { battles: ['farm'] } },
    'given.discards.battles[0]: "farm" is a card of the villages',
  ],
  ['a tile in another stack', { stacks: { 'dice-1': ['food-1.a'] } }, 'given.stacks.dice-1[0]: "food-1.a" is no tile'],
  [
    'a space selected out of turn',
    { selected: { keeps: 'stag' } },
    'given.selected.keeps: "stag" selects out of turn; so far it was the turn of boar',
  ],
  [
    'a seat that selected twice before the other',
    { selected: { keeps: 'boar', trade: 'boar' } },
    'given.selected.trade: "boar" selects out of turn; so far it was the turn of boar, stag',
  ],
  [
    'more spaces than a round has',
    { selected: { keeps: 'boar', trade: 'stag', battle: 'boar', recruit: 'stag', villages: 'boar' } },
    'at most 4',
  ],
  ['an honour ship with two seats', { honour: 'boar' }, 'given.honour: the honour ship sails with three seats only'],
  [
    'open cards before the opening',
    { begin: 'opening', open: { keeps: ['armor'] } },
    'given.open: nothing is laid out',
  ],
])('%s cannot be', (_, given, problem) => {
  expect(() => table(['boar', 'stag'], given)).toThrow(problem);
});

test('what can be is laid out', () => {
  const t = table(['boar', 'stag'], {
    starter: 'stag',
    selected: { keeps: 'boar', trade: 'stag' },
    seats: {
      boar: { upgrades: { chest: 2 }, usedUpgrades: { shield: 1 }, pile: ['huskarl', 'knarr', 'armor', 'bodn'] },
    },
  });
  expect(t.asked()).toEqual(['stag select']);
  const three = table(['boar', 'stag', 'owl'], {
    honour: 'owl',
    selected: { keeps: 'boar', trade: 'stag', battle: 'owl', recruit: 'owl' },
    round: 6,
  });
  expect(three.asked()).toEqual([]);
});
