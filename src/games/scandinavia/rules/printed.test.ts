import { describe, expect, test } from 'vitest';
import { ALIGNMENTS } from '../content/alignments.ts';
import type { Region } from '../content/board.ts';
import { LORD } from '../content/lords.ts';
import { REGIONS, type RegionId } from '../content/regions.ts';
import { TROOP, TROOPS, type TroopId } from '../content/troops.ts';
import { ISLANDS, SEAS } from '../content/waters.ts';
import { regionNumber, seaNumber } from './numbers.ts';
import { printed } from './printed.ts';

const tables = printed({ pack: {} });
const region = (id: RegionId): Region => regionNumber[id];
const troop = (id: TroopId): number => TROOPS.indexOf(id);
const wealth = (id: RegionId, prosperity: number): number => tables.wealth[tables.fertility[region(id)]][prosperity];

test('wealth is as the worked example of the taxes has it, and the fertility at 24 [SC-9.4, SC-2.7]', () => {
  expect([wealth('kragh', 17), wealth('selorian', 16), wealth('selorian', 18), wealth('glorien', 18)]).toEqual([
    3, 5, 6, 4,
  ]);
  for (const id of REGIONS) expect(wealth(id, 24)).toBe(tables.fertility[region(id)]);
});

test('normal taxes of the historical lands at 18 bring each lord 21 to 27 gold [SC-R-regions]', () => {
  const income = LORD.map(({ history }) => history.reduce((sum, one) => sum + 3 * wealth(one.region, 18), 0));
  expect(income).toEqual([27, 21, 21, 24, 24, 24]);
});

test('nobody begins above Power 1: creed of the historical lands [SC-R-regions]', () => {
  const creed = LORD.map(({ alignment, history }) =>
    history.reduce((sum, { region: id, buildings }) => {
      const apart = Math.abs(tables.alignment[region(id)] - ALIGNMENTS.indexOf(alignment));
      return sum + tables.creed[region(id)] - apart + (buildings.includes('temple') ? 1 : 0);
    }, 0),
  );
  expect(creed).toEqual([7, 6, 6, 5, 6, 5]);
});

describe('the battle table [SC-R-battle-table]', () => {
  test('has the one cell that is told: 18 and a die of 6 give 5', () => {
    expect(tables.battle(18, 6)).toBe(5);
  });

  test('gives nothing for nothing, a fifth less at 0 and as much again at 15', () => {
    expect([tables.battle(0, 10), tables.battle(60, 0), tables.battle(18, 15)]).toEqual([0, -12, 18]);
  });

  test('goes on beyond its last column', () => {
    expect([tables.battle(61, 15), tables.battle(100, 6), tables.battle(100, 0), tables.battle(61, 2)]).toEqual([
      61, 28, -20, -2,
    ]);
  });

  test('never helps less with a higher die, and never makes more troops weaker', () => {
    for (let potential = 1; potential <= 120; potential++) {
      for (let die = 0; die <= 15; die++) {
        if (die > 0) expect(tables.battle(potential, die)).toBeGreaterThanOrEqual(tables.battle(potential, die - 1));
        const fewer = potential - 1 + tables.battle(potential - 1, die);
        expect(potential + tables.battle(potential, die)).toBeGreaterThanOrEqual(fewer);
      }
    }
  });
});

test('commoners stand by the lord who is nearer to them [SC-R-commoners]', () => {
  const [chaotic, neutral, good] = [0, 1, 2];
  for (const land of [chaotic, neutral, good]) {
    for (const attacker of [chaotic, neutral, good]) {
      for (const defender of [chaotic, neutral, good]) {
        const nearer = Math.abs(land - attacker) - Math.abs(land - defender);
        expect(tables.commoners[land][attacker][defender]).toBe(nearer);
      }
    }
  }
  expect([1, 3, 4, 10, 12, 13, 18, 24].map(prosperity => tables.mood[prosperity])).toEqual([-3, -3, -2, 0, 0, 1, 2, 4]);
});

test('free folk of Glorien defend with 18 against Ohrrkan [SC-13.7, SC-13.8]', () => {
  const glorien = region('glorien');
  expect([tables.alignment[glorien], tables.troop[glorien]]).toEqual([2, troop('elf')]);
  expect(3 * tables.combativeness[0][2]).toBe(18);
});

test('prices go by class, and Ogres have their own [SC-R-prices]', () => {
  const price = (id: TroopId) => [tables.price, tables.upkeep, tables.campUpkeep].map(list => list[troop(id)]);
  expect(price('ogre')).toEqual([10, 5, 3]);
  expect(price('imperial-guard')).toEqual([5, 3, 2]);
  for (const { id, class: of } of TROOP) {
    if (id === 'ogre') continue;
    expect(price(id)).toEqual(
      { minor: [3, 2, 1], ordinary: [5, 3, 2], exceptional: [10, 6, 3], special: [0, 0, 0] }[of],
    );
  }
});

test('248 counters are units and heroes, six of them legends [SC-2.9, SC-R-counters]', () => {
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  expect(sum(tables.counters) + sum(tables.heroCounters) + 6).toBe(248);
  expect(tables.counters[troop('undead')]).toBe(32);
  expect(tables.fleetCounters).toBe(16);
});

test('eight lands of each belief, two of a troop but for Guards and Humans [SC-R-regions]', () => {
  for (const alignment of [0, 1, 2]) expect(tables.alignment.filter(one => one === alignment)).toHaveLength(8);
  const lands = (id: TroopId) => tables.troop.filter(one => one === troop(id)).length;
  expect([lands('imperial-guard'), lands('human')]).toEqual([1, 3]);
  expect(lands('elf') + lands('viking') + lands('ogre') + lands('pegasus') + lands('giant')).toBe(10);
});

test('fleets land on islands from the sea they lie in [SC-12.17]', () => {
  expect(tables.islandSea.map(sea => SEAS[sea])).toEqual(['turku-sea', 'courland', 'courland', 'sjaelland-sea']);
  expect(tables.seaIslands[seaNumber.courland].map(island => ISLANDS[island])).toEqual(['gotland', 'oland']);
});

test('the tables of a pack are made once, and those of another one are others', () => {
  const pack = { regions: { turku: { fertility: 3 } } };
  const packed = printed({ pack });
  expect(packed.fertility[region('turku')]).toBe(3);
  expect(printed({ pack: JSON.parse(JSON.stringify(pack)) })).toBe(packed);
  expect(printed({ pack: {} })).toBe(tables);
});
