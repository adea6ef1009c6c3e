import { describe, expect, test } from 'vitest';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { REGIONS } from '../../content/regions.ts';
import { TROOP, TROOPS } from '../../content/troops.ts';
import { ISLANDS, SEAS } from '../../content/waters.ts';
import {
  ALL_SPOT_IDS,
  ALL_SPOTS,
  asSpot,
  FIRST_HEX,
  FIRST_SEA,
  isFleet,
  isHex,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { CLOSED, FLYER, groundOf, HERO_MOVER, isGround, SAILOR } from './ground.ts';

const spotNamed = (id: string): Spot => spotNumber[id];
const ground = groundOf({ pack: {} });
const at = (row: number, column: number): string => RECONSTRUCTED.board.terrain[row - 1][column - 1];

describe('the ground of the advanced rules', () => {
  test('a hex is named by its column and its row, and stands after the fleets', () => {
    const [before, first] = [asSpot(FIRST_HEX - 1), asSpot(FIRST_HEX)];
    expect([ALL_SPOT_IDS[first], ALL_SPOT_IDS[asSpot(ALL_SPOTS - 1)]]).toEqual(['a1', 'x19']);
    expect(spotNamed('e2')).toBe(FIRST_HEX + 24 + 4);
    expect([isFleet(before), isFleet(first), isHex(before), isHex(first)]).toEqual([
      ...[true, false],
      ...[false, true],
    ]);
  });

  test('456 spots: a capital is the spot of its region, an island its own', () => {
    expect(ground.spots).toHaveLength(456);
    expect(ground.spots.every(isGround)).toBe(true);
    expect(ground.spots.slice(0, 28)).toEqual(Array.from({ length: 28 }, (_, spot) => spot));
    for (let region: Region = FIRST; region < REGIONS.length; region++) {
      const hex = ground.hexOf[region];
      expect(at(Math.floor(hex / 24) + 1, (hex % 24) + 1), REGIONS[region]).toBe('*');
      expect(ground.spots).not.toContain(FIRST_HEX + hex);
    }
  });

  test('neighbours are so both ways, six in the middle of the board', () => {
    for (const spot of ground.spots)
      for (const beside of ground.next[spot]) expect(ground.next[beside]).toContain(spot);
    const [koregan] = ['koregan'].map(id => spotNamed(id));
    expect(ALL_SPOT_IDS[koregan]).toBe('koregan');
    // Its capital is e2: one row down, beside the sea of Svarr.
    expect(ground.next[koregan].map(spot => ALL_SPOT_IDS[spot]).sort()).toEqual(['d2', 'e1', 'e3', 'f1', 'f2', 'f3']);
  });

  test('each spot is part of a region, an island or a sea', () => {
    const count = (area: Spot) => ground.within[area].length;
    expect(count(spotNamed('selorian'))).toBe(12);
    expect(SEAS.map(id => count(spotNamed(id)))).toEqual([41, 31, 9, 17, 11, 25, 3]);
    expect(ISLANDS.map(id => count(spotNamed(id)))).toEqual([1, 1, 1, 1]);
    expect(ground.areaOf[spotNamed('d2')]).toBe(FIRST_SEA);
    expect(ground.areaOf[spotNamed('fleet-1')]).toBe(spotNamed('fleet-1'));
  });

  test('coasts are land beside a sea, and know which', () => {
    expect([
      ground.isCoast[spotNamed('koregan')],
      ground.isCoast[spotNamed('d2')],
      ground.isSea[spotNamed('d2')],
    ]).toEqual([...[true, false, true]]);
    expect(SEAS[ground.seaOf[spotNamed('noorland')]]).toBe('bokne');
    expect(ground.seaOf[spotNamed('kragh')]).toBe(-1);
    for (const spot of ground.spots)
      if (ground.isCoast[spot]) expect(ground.next[spot].some(beside => ground.isSea[beside])).toBe(true);
  });

  test('ground costs 1, mountains 2, and some is closed to some troops', () => {
    const find = (sign: string) =>
      ground.spots.find(spot => at(Math.floor(ground.hexOf[spot] / 24) + 1, (ground.hexOf[spot] % 24) + 1) === sign) ??
      NONE;
    const signs = { plain: '.', capital: '*', tundra: 't', forest: 'f', hills: 'h', plantation: 'p', mountain: 'm' };
    TROOP.forEach(({ closed }, troop) => {
      for (const [terrain, sign] of Object.entries(signs)) {
        const usual = terrain === 'mountain' ? 2 : 1;
        const isClosed = (closed as readonly string[]).includes(terrain);
        expect(ground.cost[troop][find(sign)], `${TROOPS[troop]} on ${terrain}`).toBe(isClosed ? CLOSED : usual);
        // Where the table opens it, it costs one point more.
        expect(ground.openedCost[troop][find(sign)]).toBe(usual + (isClosed ? 1 : 0));
      }
      expect(ground.cost[troop][find('~')]).toBe(CLOSED);
      expect(ground.openedCost[troop][find('~')]).toBe(CLOSED);
    });
    expect([ground.cost[HERO_MOVER][find('p')], ground.cost[HERO_MOVER][find('m')]]).toEqual([1, 2]);
    expect([ground.cost[FLYER][find('m')], ground.cost[FLYER][find('~')]]).toEqual([1, 1]);
    expect([ground.cost[SAILOR][find('~')], ground.cost[SAILOR][spotNamed('noorland')]]).toEqual([1, 1]);
    expect(ground.cost[SAILOR][spotNamed('kragh')]).toBe(CLOSED);
  });

  test('another pack has another ground', () => {
    const terrain = RECONSTRUCTED.board.terrain.map(row => row.replaceAll('m', 'h'));
    const flat = groundOf({ pack: { board: { ...RECONSTRUCTED.board, terrain } } });
    expect(flat.spots.some(spot => flat.cost[HERO_MOVER][spot] === 2)).toBe(false);
    expect(ground.spots.some(spot => ground.cost[HERO_MOVER][spot] === 2)).toBe(true);
  });
});
