import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../../arrange.ts';
import { type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

const TILES = ['food-1', 'food-3', 'favour-2', 'favour-2', 'favour-3', 'dice-1'];
const TOKENS = { farm: 1, wall: 2, tower: 4 };
const REAVERS: GivenSeat = {
  leader: 'lithsman',
  slots: { keeps: ['axe-chief', 'freeman'], battle: ['scout', 'spakona'] },
  pile: ['fanatic', 'huskarl', 'scavenger', 'spear-chief', 'armor'],
};
const SETS = ['armor', 'armor', 'armor', 'art', 'treasure', 'treasure', 'tapestry-a', 'tapestry-a', 'tapestry-c'];

/** What each of them counts is there, and what it does not count as well. */
const ROWS: readonly { clause: string; card: string; has: GivenSeat; glory: number }[] = [
  { clause: '[RM-C-berserkers-glory]', card: 'berserkers-glory', has: REAVERS, glory: 3 },
  { clause: '[RM-C-odins-warrior]', card: 'odins-warrior', has: REAVERS, glory: 4 },
  { clause: '[RM-C-seidrs-chosen]', card: 'seidrs-chosen', has: REAVERS, glory: 2 },
  {
    clause: '[RM-C-champion-of-the-sea]',
    card: 'champion-of-the-sea',
    has: { pile: ['knarr', 'knarr', 'lyngbakr', 'armor', 'huskarl'] },
    glory: 3,
  },
  { clause: '[RM-C-feast-of-the-gods]', card: 'feast-of-the-gods', has: { territories: TILES }, glory: 2 },
  { clause: '[RM-C-odins-prophet]', card: 'odins-prophet', has: { territories: TILES }, glory: 3 },
  { clause: '[RM-C-proud-conquerors]', card: 'proud-conquerors', has: { territories: TILES }, glory: 1 },
  { clause: '[RM-C-pillager-prophecy]', card: 'pillager-prophecy', has: { tokens: TOKENS }, glory: 1 },
  { clause: '[RM-C-juggernaut]', card: 'juggernaut', has: { tokens: TOKENS }, glory: 2 },
  { clause: '[RM-C-vanquisher]', card: 'vanquisher', has: { tokens: TOKENS }, glory: 4 },
  { clause: '[RM-C-stolen-armor]', card: 'stolen-armor', has: { pile: SETS }, glory: 3 },
  { clause: '[RM-C-treasure-hunter]', card: 'treasure-hunter', has: { pile: SETS }, glory: 2 },
  { clause: '[RM-C-refined-taste]', card: 'refined-taste', has: { pile: SETS }, glory: 1 },
  { clause: '[RM-C-lord-slayer]', card: 'lord-slayer', has: { pile: SETS }, glory: 3 },
  {
    clause: '[RM-C-sailors-reward]',
    card: 'sailors-reward',
    has: { upgrades: { shield: 1, 'ship-or-hammer': 1 }, usedUpgrades: { shield: 1 } },
    glory: 6,
  },
  {
    clause: '[RM-C-valhallas-champion]',
    card: 'valhallas-champion',
    has: { artefacts: [{ card: 'bodn' }, { card: 'draupnir', die: 'red-shield' }], pile: ['bodn', 'armor', 'huskarl'] },
    glory: 3,
  },
];

/** The game ends; so much each copy of the prophecy brings. */
function brings(t: TestTable, seat: number, card: string): number[] {
  return t
    .told('glory')
    .filter(fact => fact.seat === seat && fact.source === 'prophecies' && fact.cause === card)
    .map(({ glory }) => glory);
}

const ended = (boar: GivenSeat, stag: GivenSeat, options = {}): TestTable =>
  table(['boar', 'stag'], { round: 6, begin: 'clean-up', seats: { boar, stag } }, { options });

describe.each(ROWS)('$card $clause', ({ card, has, glory }) => {
  test(`brings its owner ${glory}, and is there twice`, () => {
    const t = ended({ ...has, prophecies: [card] }, {});
    expect(brings(t, 0, card)).toEqual([glory]);
    expect(copiesOf('prophecies', card)).toBe(2);
  });

  test('each copy does', () => {
    expect(brings(ended({ ...has, prophecies: [card, card] }, {}), 0, card)).toEqual([glory, glory]);
  });

  test('nothing for what another seat has', () => {
    const t = ended(has, { prophecies: [card] });
    expect(brings(t, 1, card)).toEqual([]);
    expect(brings(t, 0, card)).toEqual([]);
  });
});

describe('Shaman of the World', () => {
  const card = 'shaman-of-the-world';

  test('counts all prophecies of its owner, itself and one of the same name too [RM-C-shaman-of-the-world]', () => {
    expect(brings(ended({ prophecies: [card] }, { prophecies: ['juggernaut'] }), 0, card)).toEqual([1]);
    const three = ended({ prophecies: [card, 'juggernaut', 'juggernaut'] }, {});
    expect(brings(three, 0, card)).toEqual([3]);
    expect(brings(ended({ prophecies: [card, card] }, {}), 0, card)).toEqual([2, 2]);
    expect(copiesOf('prophecies', card)).toBe(2);
  });
});

describe('Berserker’s Glory', () => {
  test('counts Ravens too where the table says so [RM-O-berserker]', () => {
    const card = 'berserkers-glory';
    const t = ended({ ...REAVERS, prophecies: [card] }, {}, { berserker: 'helmet-and-raven' });
    expect(brings(t, 0, card)).toEqual([7]);
  });
});
