import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { reavers } from '../index.ts';
import type { CrestId } from '../numbers.ts';
import { crestGlory, setGlory, terrorGlory, tokenGlory } from '../phases/scoring.ts';
import { type TestTable, table } from '../testing.ts';

const times = (count: number, card: string): string[] => new Array<string>(count).fill(card);
const RAVENS = [...times(4, 'huskarl'), ...times(2, 'freeman')];
const HELMETS = [...times(4, 'lithsman'), ...times(4, 'axe-chief')];

/** The orange player of the first worked scoring. */
const ORANGE: GivenSeat = {
  glory: 116,
  terror: 3,
  tokens: { wall: 5 },
  artefacts: ['skidbladnir', 'draupnir', 'bodn', 'dainsleif'].map(card => ({ card })),
  pile: ['art', 'treasure', ...RAVENS],
  prophecies: [
    'valhallas-champion',
    'lord-slayer',
    'feast-of-the-gods',
    'odins-warrior',
    'juggernaut',
    'refined-taste',
  ],
};

/** The light blue player of the second, at the same table. */
const LIGHT_BLUE: GivenSeat = {
  glory: 101,
  terror: 2,
  tokens: { farm: 4, tower: 2 },
  artefacts: [{ card: 'bodn' }],
  pile: [...times(4, 'art'), 'tapestry-a', 'tapestry-b', 'tapestry-c', 'treasure', ...HELMETS],
  prophecies: [
    'vanquisher',
    'vanquisher',
    'shaman-of-the-world',
    'lord-slayer',
    'refined-taste',
    'juggernaut',
    'berserkers-glory',
  ],
};

/** The end of a game whose seats have all this. */
const ended = (seats: Partial<Record<CrestId, GivenSeat>>, options = {}) =>
  table(['boar', 'stag'], { round: 6, begin: 'clean-up', seats }, { options });

describe('the worked scorings', () => {
  test('116 become 161 and 101 become 180, and light blue wins [RM-19.12]', () => {
    const t = ended({ boar: ORANGE, stag: LIGHT_BLUE });
    expect(t.asked()).toEqual([]);
    expect([t.ship('boar').glory, t.ship('stag').glory]).toEqual([161, 180]);
    expect(t.told('game-over')).toEqual([{ kind: 'game-over', winners: [1], glory: 180 }]);
  });

  test('every line of both comes out as printed [RM-19.12]', () => {
    const t = ended({ boar: ORANGE, stag: LIGHT_BLUE });
    const lines = (seat: number) =>
      Object.fromEntries(
        t
          .told('glory')
          .filter(fact => fact.seat === seat)
          .map(({ cause, glory }) => [cause, glory]),
      );
    expect(lines(0)).toEqual({
      art: 3,
      treasure: 2,
      skidbladnir: 2,
      draupnir: 3,
      bodn: 4,
      dainsleif: 2,
      'valhallas-champion': 4,
      wall: 15,
      'most-wall': 4,
      terror: -6,
      'odins-warrior': 6,
      juggernaut: 5,
      'refined-taste': 1,
    });
    expect(lines(1)).toEqual({
      art: 13,
      tapestry: 15,
      treasure: 2,
      bodn: 4,
      // Two of them, 2 Glory each.
      vanquisher: 2,
      farm: 8,
      'most-farm': 3,
      tower: 6,
      'most-tower': 5,
      terror: -3,
      'shaman-of-the-world': 7,
      'lord-slayer': 3,
      'refined-taste': 4,
      'berserkers-glory': 8,
    });
    expect(t.told('glory').filter(({ cause }) => cause === 'vanquisher')).toHaveLength(2);
  });

  test('either reading of Berserker’s Glory gives 180 [RM-19.12]', () => {
    const t = ended({ boar: ORANGE, stag: LIGHT_BLUE }, { berserker: 'helmet-and-raven' });
    expect(t.ship('stag').glory).toBe(180);
  });
});

describe('the tables', () => {
  test('Terror: 1, 3, 6, 10, 15, 21, and 6 for each further one [RM-19.1]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(terrorGlory)).toEqual([0, -1, -3, -6, -10, -15, -21, -27, -33]);
  });

  test('Farms [RM-19.6]', () => {
    expect([0, 1, 3, 4, 5, 6, 15].map(n => tokenGlory('farm', n))).toEqual([0, 1, 3, 8, 10, 18, 45]);
  });

  test('Walls [RM-19.7]', () => {
    expect([0, 1, 3, 4, 5, 6, 15].map(n => tokenGlory('wall', n))).toEqual([0, 2, 6, 12, 15, 24, 60]);
  });

  test('Towers [RM-19.8]', () => {
    expect([0, 1, 3, 4, 5, 6, 15].map(n => tokenGlory('tower', n))).toEqual([0, 3, 9, 16, 20, 30, 75]);
  });

  test('sets by their size [RM-19.3]', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(n => setGlory('armor', n))).toEqual([0, 1, 2, 6, 12, 20, 30]);
    expect([0, 1, 2, 3, 4].map(n => setGlory('treasure', n))).toEqual([0, 2, 4, 9, 16]);
    expect([0, 1, 2, 3].map(n => setGlory('art', n))).toEqual([0, 3, 6, 10]);
  });

  test('more cards than a set holds: full sets, and the rest is one of its own [RM-19.4]', () => {
    expect([7, 8, 12, 13].map(n => setGlory('armor', n))).toEqual([31, 32, 60, 61]);
    expect([5, 7, 8].map(n => setGlory('treasure', n))).toEqual([18, 25, 32]);
    expect([4, 5, 6].map(n => setGlory('art', n))).toEqual([13, 16, 20]);
  });

  test('trios of crests, and 2 for each that is left over [RM-19.5]', () => {
    expect([crestGlory(1, 0, 0), crestGlory(1, 1, 0), crestGlory(2, 0, 0)]).toEqual([2, 4, 4]);
    expect([crestGlory(1, 1, 1), crestGlory(2, 1, 1), crestGlory(2, 2, 2)]).toEqual([15, 17, 30]);
  });
});

/** What one line of the scoring gave a seat, 0 where there is none. */
const line = (t: TestTable, cause: string, seat = 0): number =>
  t
    .told('glory')
    .filter(fact => fact.seat === seat && fact.cause === cause)
    .reduce((sum, { glory }) => sum + glory, 0);

describe('at the end of a game', () => {
  test('Terror is taken off, below 0 where it must be [RM-19.1]', () => {
    const t = ended({ boar: { terror: 4, glory: 3 }, stag: { terror: 7, glory: 30 } });
    expect([t.ship('boar').glory, t.ship('stag').glory]).toEqual([-7, 3]);
  });

  test('each artefact gives what is printed on it, on the board and in the pile [RM-19.2]', () => {
    const t = ended({
      boar: { artefacts: [{ card: 'bodn', die: 'red-ship' }, { card: 'hringhorni' }], pile: ['bodn', 'draupnir'] },
    });
    expect([line(t, 'bodn'), line(t, 'hringhorni'), line(t, 'draupnir')]).toEqual([8, 2, 3]);
    expect(t.ship('boar').glory).toBe(13);
  });

  test('kinds are scored each by itself: six of different kinds are no set of six [RM-19.3]', () => {
    const t = ended({ boar: { pile: [...times(2, 'armor'), ...times(2, 'treasure'), ...times(2, 'art')] } });
    expect(t.ship('boar').glory).toBe(2 + 4 + 6);
    expect(ended({ boar: { pile: times(6, 'armor') } }).ship('boar').glory).toBe(30);
  });

  test('seven Armor are six and one, five Art three and two [RM-19.4]', () => {
    const t = ended({ boar: { pile: [...times(7, 'armor'), ...times(5, 'art')] } });
    expect([line(t, 'armor'), line(t, 'art')]).toEqual([31, 16]);
  });

  test('two of one crest are no trio [RM-19.5]', () => {
    const t = ended({
      boar: { pile: ['tapestry-a', 'tapestry-a', 'tapestry-b'] },
      stag: { pile: ['tapestry-a', 'tapestry-b', 'tapestry-c', 'tapestry-c'] },
    });
    expect([t.ship('boar').glory, t.ship('stag').glory]).toEqual([6, 17]);
  });

  test.each([
    ['farm', 3, 1, 3],
    ['wall', 4, 2, 4],
    ['tower', 5, 3, 5],
  ] as const)('most %s tokens give %i more [RM-19.9]', (token, most, few, many) => {
    const t = ended({ boar: { tokens: { [token]: 6 } }, stag: { tokens: { [token]: 3 } } });
    expect([line(t, token), line(t, `most-${token}`)]).toEqual([6 * many, most]);
    expect([line(t, token, 1), line(t, `most-${token}`, 1)]).toEqual([3 * few, 0]);
  });

  test('seats level at the top have it each in full, those behind not at all [RM-19.9]', () => {
    const t = table(['boar', 'stag', 'owl', 'ram'], {
      round: 6,
      begin: 'clean-up',
      seats: { boar: { tokens: { tower: 2 } }, stag: { tokens: { tower: 2 } }, owl: { tokens: { tower: 1 } } },
    });
    expect([0, 1, 2, 3].map(seat => line(t, 'most-tower', seat))).toEqual([5, 5, 0, 0]);
  });

  test('nobody has the most of none [RM-19.9]', () => {
    const t = ended({ boar: { tokens: { farm: 1 } } });
    expect(t.told('glory').map(({ cause }) => cause)).toEqual(['farm', 'most-farm']);
  });

  test('a Leader and specialised reavers count like those in the pile [RM-19.10]', () => {
    const t = ended({
      boar: {
        leader: 'huskarl',
        slots: { battle: ['freeman', 'scout'], keeps: ['spear-chief'] },
        pile: ['scavenger', 'lithsman'],
        prophecies: ['odins-warrior', 'seidrs-chosen', 'berserkers-glory'],
      },
    });
    expect([line(t, 'odins-warrior'), line(t, 'seidrs-chosen'), line(t, 'berserkers-glory')]).toEqual([4, 1, 1]);
  });

  test('a prophecy counts what its owner has, not the others, and each copy pays [RM-19.10]', () => {
    const t = ended({
      boar: { tokens: { wall: 1 }, prophecies: ['juggernaut', 'juggernaut'] },
      stag: {
        tokens: { wall: 5 },
        artefacts: [{ card: 'bodn' }],
        pile: ['draupnir'],
        prophecies: ['valhallas-champion'],
      },
    });
    expect(line(t, 'juggernaut')).toBe(2);
    expect(line(t, 'valhallas-champion', 1)).toBe(2);
  });

  test('prophecies pay at the end only [RM-19.10]', () => {
    const t = table(['boar', 'stag'], {
      round: 5,
      begin: 'clean-up',
      seats: { boar: { tokens: { wall: 3 }, prophecies: ['juggernaut'] } },
    });
    expect(t.ship('boar').glory).toBe(0);
  });
});

describe('the winner', () => {
  const winners = (seats: Partial<Record<CrestId, GivenSeat>>) => ended(seats).told('game-over')[0].winners;

  test('has the most Glory [RM-19.11]', () => {
    expect(winners({ boar: { glory: 10, favour: 9 }, stag: { glory: 11, favour: 0 } })).toEqual([1]);
  });

  test('or among those level at the top the most Favour [RM-19.11]', () => {
    expect(winners({ boar: { glory: 11, favour: 2 }, stag: { glory: 11, favour: 1 } })).toEqual([0]);
  });

  test('or shares the victory [RM-19.11]', () => {
    expect(winners({ boar: { glory: 11, favour: 2 }, stag: { glory: 11, favour: 2 } })).toEqual([0, 1]);
  });

  test('Favour decides among those at the top only [RM-19.11]', () => {
    const t = table(['boar', 'stag', 'owl'], {
      round: 6,
      begin: 'clean-up',
      seats: { boar: { glory: 5, favour: 9 }, stag: { glory: 8, favour: 1 }, owl: { glory: 8, favour: 3 } },
    });
    expect(reavers.result(t.state)).toMatchObject({ ranking: [[2], [1], [0]], totals: [5, 8, 8], tieBreak: 'favour' });
  });
});

describe('what the end would bring, as it is explained', () => {
  const explained = (t: TestTable): number => reavers.explain(t.view(), null, { about: 'score', seat: 0 }).total;
  const seats = { boar: { glory: 5, terror: 2, territories: ['food-1', 'dice-2'] } };

  test.each([
    ['skipped', 2],
    ['paid', 4],
  ])('is what the end then brings, with the last tribute %s [RM-19.11, RM-O-lastTribute]', (lastTribute, glory) => {
    const before = table(['boar', 'stag'], { round: 6, seats }, { options: { lastTribute } });
    expect(explained(before)).toBe(glory);
    const over = table(['boar', 'stag'], { round: 6, begin: 'clean-up', seats }, { options: { lastTribute } });
    expect(over.ship('boar').glory).toBe(glory);
    expect(explained(over)).toBe(glory);
  });
});
