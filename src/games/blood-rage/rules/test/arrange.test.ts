import { expect, test } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

test.each<[what: string, given: Given, problem: string]>([
  [
    'a province that falls twice',
    { ragnarok: ['gimle', 'horgr', 'gimle'] },
    'given.ragnarok[2]: "gimle" cannot fall twice',
  ],
  [
    'figures in a destroyed province',
    { destroyed: ['gimle'], clans: { wolf: { figures: { gimle: { warrior: 1 } } } } },
    'given.clans.wolf.figures.gimle: "gimle" is destroyed',
  ],
  ['a card in the deck of another Age', { decks: { 2: ['a2-odins-tide', 'a3-troll'] } }, 'given.decks.2[1]'],
  [
    'a card of Age 3 in the deck of Age 2',
    { decks: { 2: ['a2-odins-tide', 'a3-odins-throne'] } },
    'given.decks.2[1]: "a3-odins-throne" is a card of age 3',
  ],
  [
    'the turn of a clan that has passed',
    { turn: 'raven', clans: { raven: { passed: true, rage: 0 } } },
    'given.turn: "raven" has passed',
  ],
  [
    'more figures than villages',
    { clans: { wolf: { stats: { horns: 6 }, figures: { gimle: { warrior: 6 } } } } },
    'gimle holds more figures than it has villages',
  ],
])('%s cannot be', (_, given, problem) => {
  expect(() => table(['wolf', 'raven'], given)).toThrow(problem);
});
