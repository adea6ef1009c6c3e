import { describe, expect, test } from 'vitest';
import { firstOf } from '../../../../kit/rules/ids.ts';
import type { Hex } from '../../content/grids.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { TROOP, TROOPS } from '../../content/troops.ts';
import { ALL_SPOT_IDS, ALL_SPOTS, type Spot, spotNumber } from '../numbers.ts';
import { FLYER, groundOf, HERO_MOVER, SAILOR } from './ground.ts';
import { BARRED, OPEN, PASS, STOP, search, wayTo } from './search.ts';

const spotNamed = (id: string): Spot => spotNumber[id];
const ground = groundOf({ pack: {} });
const everywhere = new Uint8Array(ALL_SPOTS);
const namesOf = (spots: readonly Spot[]): string[] => spots.map(spot => ALL_SPOT_IDS[spot]);

/** Numbers that look thrown, the same each time. */
function thrown(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A plain search with its own idea of hexes: cells of the grids, neighbours by distance, until nothing gets cheaper. */
const { land, terrain } = RECONSTRUCTED.board;
const COST: Readonly<Record<string, number>> = { '.': 1, '*': 1, t: 1, f: 1, h: 1, p: 1, m: 2 };
const SIGN: Readonly<Record<string, string>> = { plantation: 'p', mountain: 'm', hills: 'h', forest: 'f' };
const sign = (hex: Hex): string => terrain[Math.floor(hex / 24)][hex % 24];
const isWater = (hex: Hex): boolean => land[Math.floor(hex / 24)][hex % 24] >= 'a';
const cube = (hex: Hex): readonly [number, number] => {
  const row = Math.floor(hex / 24);
  return [(hex % 24) - (row - (row % 2)) / 2, row];
};
function apart(a: Hex, b: Hex): number {
  const [[q, r], [s, t]] = [cube(a), cube(b)];
  return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t));
}
const hexes = firstOf<Hex>(456);
const beside = hexes.map(hex => hexes.filter(other => apart(hex, other) === 1));

function plainCost(mover: number, opened: boolean, hex: Hex): number {
  if (mover === FLYER) return 1;
  if (mover === SAILOR) return isWater(hex) || beside[hex].some(isWater) ? 1 : 0;
  if (isWater(hex)) return 0;
  const closed = mover === HERO_MOVER ? [] : TROOP[mover].closed.map(id => SIGN[id]);
  const cost = COST[sign(hex)];
  return closed.includes(sign(hex)) ? (opened ? cost + 1 : 0) : cost;
}

function plainSearch(mover: number, opened: boolean, from: Hex, points: number, passage: Uint8Array): string[] {
  const costs = new Map<Hex, number>([[from, 0]]);
  const open = [from];
  for (const hex of open) {
    const spent = costs.get(hex) ?? 0;
    if (hex !== from && passage[ground.spotOf[hex]] === STOP) continue;
    for (const to of beside[hex]) {
      const step = plainCost(mover, opened, to);
      if (step === 0 || passage[ground.spotOf[to]] === BARRED) continue;
      if (mover === SAILOR && !isWater(hex) && !isWater(to)) continue;
      if (spent + step > points || spent + step >= (costs.get(to) ?? 99)) continue;
      costs.set(to, spent + step);
      open.push(to);
    }
  }
  return [...costs]
    .filter(([hex]) => hex !== from && passage[ground.spotOf[hex]] !== PASS)
    .map(([hex, cost]) => `${ALL_SPOT_IDS[ground.spotOf[hex]]} ${cost}`)
    .sort();
}

describe('how far one comes', () => {
  test('a march ends on every spot within the points, with its cost', () => {
    const human = TROOPS.indexOf('human');
    const journey = {
      from: spotNamed('koregan'),
      points: 2,
      cost: ground.cost[human],
      passage: everywhere,
      bySea: false,
    };
    const { spots, costs } = search(ground, journey);
    expect(Object.fromEntries(namesOf(spots).map((id, i) => [id, costs[i]]))).toMatchObject({
      f2: 1,
      f1: 1,
      e3: 1,
      g2: 2,
    });
    expect(namesOf(spots)).not.toContain('koregan');
    expect(namesOf(spots)).not.toContain('d2');
    expect(namesOf(wayTo(ground, journey, spotNamed('g2')))).toEqual(['f2', 'g2']);
    expect(wayTo(ground, journey, spotNamed('selorian'))).toEqual([]);
  });

  test('who must stop goes no further, who must go on does not stay, what is barred is gone around', () => {
    const passage = new Uint8Array(ALL_SPOTS).fill(BARRED);
    for (const [id, how] of [
      ['f2', PASS],
      ['g2', STOP],
      ['h2', OPEN],
    ] as const)
      passage[spotNamed(id)] = how;
    const journey = { from: spotNamed('koregan'), points: 6, cost: ground.cost[FLYER], passage, bySea: false };
    expect(namesOf(search(ground, journey).spots)).toEqual(['g2']);
    expect(search(ground, { ...journey, points: 0 }).spots).toEqual([]);
  });

  test('a fleet goes from water to land and back, never from coast to coast', () => {
    const journey = {
      from: spotNamed('noorland'),
      points: 2,
      cost: ground.cost[SAILOR],
      passage: everywhere,
      bySea: true,
    };
    const { spots, costs } = search(ground, journey);
    spots.forEach((spot, i) => {
      if (costs[i] === 1) expect(ground.isSea[spot], ALL_SPOT_IDS[spot]).toBe(true);
    });
    expect(spots.some(spot => ground.isCoast[spot])).toBe(true);
  });

  test('a plain search finds the same for 10,000 stacks', () => {
    const below = thrown(2026);
    for (let i = 0; i < 10_000; i++) {
      const mover = below(SAILOR + 1);
      const opened = below(2) === 1;
      const from = hexes[below(456)];
      const points = [4, 6, 7, 9, 10, 15][below(i % 20 === 0 ? 6 : 3)];
      const passage = new Uint8Array(ALL_SPOTS);
      for (const spot of ground.spots) if (below(5) === 0) passage[spot] = below(4);
      const cost = (opened ? ground.openedCost : ground.cost)[mover];
      const found = search(ground, { from: ground.spotOf[from], points, cost, passage, bySea: mover === SAILOR });
      const told = found.spots.map((spot, n) => `${ALL_SPOT_IDS[spot]} ${found.costs[n]}`).sort();
      const plain = plainSearch(mover, opened, from, points, passage);
      if (told.join() !== plain.join()) expect(told, `stack ${i}`).toEqual(plain);
    }
  });
});
