import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import type { CrestId } from '../numbers.ts';
import { crestGlory, setGlory, terrorGlory, tokenGlory } from '../phases/scoring.ts';
import { table } from '../testing.ts';

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
  test('Terror', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(terrorGlory)).toEqual([0, -1, -3, -6, -10, -15, -21, -27, -33]);
  });

  test('tokens', () => {
    const counts = [1, 3, 4, 5, 6];
    expect(counts.map(n => tokenGlory('farm', n))).toEqual([1, 3, 8, 10, 18]);
    expect(counts.map(n => tokenGlory('wall', n))).toEqual([2, 6, 12, 15, 24]);
    expect(counts.map(n => tokenGlory('tower', n))).toEqual([3, 9, 16, 20, 30]);
  });

  test('sets', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 12].map(n => setGlory('armor', n))).toEqual([1, 2, 6, 12, 20, 30, 31, 60]);
    expect([1, 2, 3, 4, 5, 8].map(n => setGlory('treasure', n))).toEqual([2, 4, 9, 16, 18, 32]);
    expect([1, 2, 3, 4, 6].map(n => setGlory('art', n))).toEqual([3, 6, 10, 13, 20]);
  });

  test('crests', () => {
    expect([crestGlory(1, 0, 0), crestGlory(1, 1, 0), crestGlory(2, 0, 0)]).toEqual([2, 4, 4]);
    expect([crestGlory(1, 1, 1), crestGlory(2, 1, 1), crestGlory(2, 2, 2)]).toEqual([15, 17, 30]);
  });
});
