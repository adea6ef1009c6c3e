import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import type { LordId } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import type { Given, GivenRegion } from '../arrange.ts';
import { levelOf } from '../creed.ts';
import { scandinavia } from '../index.ts';
import { EURICH, lordNumber, MELOCH, SANDRA } from '../numbers.ts';
import { hasEmpire, minimumOf, ownerOfIsland, teams, winnersAtLimit } from '../phases/victory.ts';
import { BARBARIANS, NOBODY } from '../pieces.ts';
import { eliminate } from '../realm/fall.ts';
import { result } from '../result.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { type TestTable, table } from '../testing.ts';

/** Lands by lord, each beside what history gives; the first of the board first. */
function lands(counts: Readonly<Record<string, number>>): Record<string, GivenRegion> {
  const regions: Record<string, GivenRegion> = Object.fromEntries(REGIONS.map(id => [id, { owner: 'nobody' }]));
  let next = 0;
  for (const [owner, count] of Object.entries(counts))
    for (let i = 0; i < count; i++) regions[REGIONS[next++]] = { owner };
  return regions;
}

const at = (lords: readonly LordId[], counts: Readonly<Record<string, number>>, given: Given = {}, options = {}) =>
  table(lords, { start: 'empty', phase: 'diplomacy', regions: lands(counts), ...given }, { options });

const teamOf = (state: State, seat: number) => {
  const team = teams(state).find(({ seats }) => seats.includes(seat));
  if (!team) throw new Error(`nobody is left of seat ${seat}`);
  return team;
};

const silently = (state: State): Act => ({
  state,
  chance: new FastChance('silent'),
  facts: { tell() {}, reveal() {}, revealTo() {}, barrier: false } as unknown as Act['facts'],
  finish() {},
});

describe('an empire', () => {
  it('is Selorian, more regions than anybody else, and enough of them, at the end of a turn [SC-1.2] [SC-1.3] [SC-1.7] [SC-A-victory-time]', () => {
    const five: readonly LordId[] = ['sandra', 'eurich', 'krosen', 'meloch', 'maerith'];
    const empire = (counts: Readonly<Record<string, number>>, islands: Given['islands'] = {}) => {
      const { state } = at(five, { ...counts, krosen: 1, meloch: 1, maerith: 1 }, { islands });
      return hasEmpire(state, teamOf(state, 0));
    };
    expect(empire({ sandra: 9, eurich: 8 })).toBe(true);
    expect(empire({ sandra: 8, eurich: 7 })).toBe(false);
    // Aland takes one off; a tie is not enough.
    expect(empire({ sandra: 8, eurich: 7 }, { aland: 'sandra' })).toBe(true);
    expect(empire({ sandra: 8, eurich: 8 }, { aland: 'sandra' })).toBe(false);
    // Without Selorian, the first land of the board, there is none.
    expect(empire({ eurich: 3, sandra: 10 })).toBe(false);
  });

  it('needs fewer regions with Aland, all islands, or a great name [SC-1.4] [SC-A-island-discount] [SC-O-islandDiscount] [SC-C-ohrrkan-great]', () => {
    const needed = (given: Given, options = {}) => {
      const { state } = at(['ohrrkan', 'krosen', 'eurich'], { ohrrkan: 3, krosen: 1, eurich: 1 }, given, options);
      return minimumOf(state, teamOf(state, 0));
    };
    const all = { aland: 'ohrrkan', oland: 'ohrrkan', gotland: 'ohrrkan', sjaelland: 'ohrrkan' };
    expect([needed({}), needed({ islands: { aland: 'ohrrkan' } }), needed({ islands: all })]).toEqual([13, 12, 10]);
    expect(needed({ islands: all }, { islandDiscount: 'added' })).toBe(9);
    expect(needed({ great: true })).toBe(11);
  });

  it('an island is owned by who is alone there [SC-1.5] [SC-2.14]', () => {
    expect(ownerOfIsland([EURICH])).toBe(EURICH);
    expect(ownerOfIsland([EURICH, MELOCH])).toBe(-1);
    expect(ownerOfIsland([NOBODY])).toBe(-1);
    expect(ownerOfIsland([SANDRA, NOBODY])).toBe(SANDRA);
  });

  it('is not for a lord in prison; a vassal may win for himself [SC-16.26] [SC-A-vassal-wins]', () => {
    const counts = { krosen: 18, meloch: 2 };
    const bound = at(['krosen', 'meloch'], counts, { lords: { krosen: { overlord: 'meloch' } } }).state;
    expect(hasEmpire(bound, teamOf(bound, 0))).toBe(true);
    const held = at(['krosen', 'meloch'], counts, { lords: { krosen: { captor: 'meloch' } } }).state;
    expect(hasEmpire(held, teamOf(held, 0))).toBe(false);
  });
});

describe('at the limit', () => {
  it('the result says whether it was Selorian that decided [SC-1.6]', () => {
    const told = (winner: number): unknown => {
      const { state } = at(['krosen', 'meloch'], { krosen: 2, meloch: 5 });
      state.winners.push(winner);
      return result(state).how?.args?.throne;
    };
    expect([told(0), told(1)]).toEqual(['held', 'none']);
  });

  const winners = (counts: Readonly<Record<string, number>>, given: Given = {}, change?: (state: State) => void) => {
    const { state } = at(['krosen', 'meloch', 'eurich'], counts, given);
    change?.(state);
    return winnersAtLimit(state)
      .flatMap(({ seats }) => seats)
      .sort();
  };

  it('Selorian decides, else most regions, then wealth, then gold, else it is shared [SC-1.6] [SC-A-limit-tie]', () => {
    expect(winners({ krosen: 2, meloch: 5, eurich: 3 })).toEqual([0]);
    const rid = (state: State): void => {
      state.owner[0] = NONE;
      state.prosperity[0] = 0;
      state.buildings[0] = 0;
    };
    expect(winners({ krosen: 3, meloch: 5, eurich: 3 }, {}, rid)).toEqual([1]);
    const alike = (state: State): void => {
      rid(state);
      state.prosperity.forEach((prosperity, region) => {
        if (prosperity > 0) state.prosperity[region] = 1;
      });
    };
    expect(
      winners(
        { krosen: 3, meloch: 2, eurich: 2 },
        { lords: { krosen: { gold: 1 }, meloch: { gold: 9 }, eurich: { gold: 9 } } },
        alike,
      ),
    ).toEqual([1, 2]);
  });

  it('who is in prison cannot win; barbarians in Selorian count for nobody [SC-A-limit-barred] [SC-A-barbarian-events]', () => {
    expect(winners({ krosen: 5, meloch: 3, eurich: 2 }, { lords: { krosen: { captor: 'meloch' } } })).toEqual([1]);
    expect(
      winners({ krosen: 2, meloch: 5, eurich: 2 }, {}, state => {
        state.owner[0] = BARBARIANS;
      }),
    ).toEqual([1]);
  });
});

describe('the end', () => {
  it('comes at once when one seat is left; ranking: winners, the living by regions, the fallen from last to first [SC-1.8] [SC-1.12] [SC-A-last-standing]', () => {
    const { state } = at(['krosen', 'meloch', 'eurich'], { krosen: 3, meloch: 2, eurich: 1 });
    eliminate(silently(state), lordNumber.eurich, NONE, false);
    expect(state.ending).toBe(-1);
    eliminate(silently(state), lordNumber.krosen, lordNumber.meloch, true);
    expect(state.winners).toEqual([1]);
    state.stack.length = 0;
    expect(scandinavia.result(state)?.ranking).toEqual([[1], [0], [2]]);
  });

  it('a fallen lord leaves nothing behind: pieces, fleets, beast, bonds, debts [SC-A-fallen-leftovers] [SC-16.39] [SC-A-debt-order]', () => {
    const t = table(
      ['krosen', 'meloch', 'eurich'],
      {
        phase: 'diplomacy',
        lords: {
          meloch: { overlord: 'eurich', debt: { to: 'eurich', gold: 9 }, gold: 0 },
          krosen: { captor: 'eurich' },
        },
        beast: { beast: 'dragon', lord: 'eurich' },
      },
      { options: { tokens: 'off' } },
    );
    const { state } = t;
    eliminate(silently(state), lordNumber.eurich, lordNumber.krosen, true);
    expect(t.pieces('noorland', 'eurich')).toEqual({});
    expect(t.view().fleets).toEqual({});
    expect(t.view().beast).toBeNull();
    expect(t.view().lords.meloch).toMatchObject({ overlord: null, debts: [] });
    expect(t.view().lords.krosen.captor).toBeNull();
    expect([t.region('noorland').owner, t.region('koregan').owner]).toEqual([null, null]);
  });

  it('the marker passes the fallen by [SC-4.4] [SC-A-initiative-fallen] [SC-A-first-turn-order]', () => {
    const t = at(['krosen', 'meloch', 'eurich'], { krosen: 3, meloch: 2, eurich: 1 }, { phase: 'upkeep', turn: 1 });
    expect(t.told('turn-began').at(-1)).toMatchObject({ turn: 2, seat: 2 });
    const less = at(['krosen', 'meloch', 'eurich'], { krosen: 3, meloch: 2, eurich: 1 });
    eliminate(silently(less.state), lordNumber.eurich, NONE, false);
    less.everybody('talk', { kind: 'ready' });
    expect(less.told('turn-began').every(({ seat }) => seat !== 2)).toBe(true);
  });
});

describe('pairs', () => {
  const pairs = (options = {}): TestTable =>
    table(
      ['krosen', 'sandra', 'eurich', 'maerith'],
      { phase: 'diplomacy' },
      { options: { scenario: 'alliances', ...options } },
    );

  it('face each other, or sit side by side; they win together with 17 or 13 regions [SC-A-teams-formed] [SC-O-teamsFormed] [SC-15.11] [SC-15.15] [SC-A-alliance-scenario-minimum] [SC-A-victory-pairs]', () => {
    const { state } = pairs();
    expect(teams(state).map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(minimumOf(state, teamOf(state, 0))).toBe(17);
    const side = table(
      ['krosen', 'eurich', 'sandra', 'maerith'],
      { phase: 'diplomacy' },
      { options: { scenario: 'alliances', teamsFormed: 'neighbours' } },
    ).state;
    expect(teams(side).map(({ seats }) => seats)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    eliminate(silently(state), lordNumber.sandra, NONE, false);
    expect(teamOf(state, 1).seats).toEqual([1, 3]);
    eliminate(silently(state), lordNumber.maerith, NONE, false);
    expect(state.winners).toEqual([0, 2]);
  });

  it('give each other one region a turn with all on it, never the last; a token moves elsewhere [SC-15.12] [SC-15.13] [SC-A-region-gift]', () => {
    const t = pairs();
    expect(t.of('eurich', 'give-region').map(({ region }) => region)).toEqual(['noorland', 'koregan']);
    t.does('eurich', { kind: 'give-region', region: 'noorland' });
    expect(t.region('noorland').owner).toBe('krosen');
    expect(t.pieces('noorland', 'krosen')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(t.view().fleets['fleet-1'].lord).toBe('krosen');
    expect(t.of('eurich', 'give-region')).toEqual([]);
    expect(t.of('krosen', 'give-region')).toEqual([]);
  });

  it('may make other alliances besides [SC-A-teams-other-alliances]', () => {
    const t = pairs();
    expect(t.of('krosen', 'offer').map(({ to }) => to)).toEqual([1, 3]);
  });
});

describe('two lords of one seat', () => {
  const two = (options = {}): TestTable =>
    table(['krosen', 'sandra'], { phase: 'power' }, { options: { scenario: 'two-characters', events: 0, ...options } });

  it('have one purse, and thresholds by the number of lords [SC-15.10] [SC-A-two-lords-thresholds] [SC-O-twoLordsThresholds] [SC-6.6]', () => {
    const t = two();
    const { seat } = t.view().lords.krosen;
    const mates = Object.values(t.view().lords).filter(lord => lord.seat === seat);
    expect(mates).toHaveLength(2);
    expect(t.state.gold[seat]).toBeGreaterThan(10);
    const level = (how: string): number => levelOf(two({ twoLordsThresholds: how }).state, 10);
    expect([level('characters'), level('players')]).toEqual([2, 1]);
  });

  it('play one wholly before the other in their seat’s place, or go round [SC-A-two-lords-order] [SC-O-twoLordsOrder] [SC-A-two-lords-seat]', () => {
    const parts = (order: string): number[] => {
      const t = two({ twoLordsOrder: order, dragon: 'off' });
      t.everybody('taxes', { kind: 'tax', level: 'normal' });
      return t
        .told('part-began')
        .filter(({ phase }) => phase === 'taxes')
        .map(({ lord }) => t.view().lords[lord].seat);
    };
    expect(parts('together')).toEqual([0, 0, 1, 1]);
    expect(parts('ring')).toEqual([0, 1, 0, 1]);
  });

  it('when one falls the purse stays with the other [SC-A-two-lords-purse]', () => {
    const t = two();
    const [gold] = t.state.gold;
    eliminate(silently(t.state), lordNumber.krosen, lordNumber.sandra, false);
    expect(t.state.gold[0]).toBe(gold);
    expect(t.state.ending).toBe(-1);
  });
});
