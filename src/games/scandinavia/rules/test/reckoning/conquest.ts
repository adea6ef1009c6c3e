/** A region changes hands (SC-13.13, SC-13.14, SC-13.23 to SC-13.26). */

import { seasOf } from './board.ts';
import { sink, takeFleets } from './fleets.ts';
import type { Battle } from './forces.ts';
import { gain, prosper, settle } from './gold.ts';
import { isLord, LANDS } from './printed.ts';
import { isByHex, regionOf, standingIn } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';
import { gone } from './windows.ts';

/** SC-13.14. */
const FINDS: Readonly<Record<number, string>> = {
  3: '2',
  4: '4',
  5: '6',
  6: 'temple',
  7: 'mill 2',
  8: 'camp 4',
  9: 'port 6',
  10: 'guild 8',
  11: '18',
  12: 'temple mill 4',
  13: 'mill camp 6',
  14: 'camp port 8',
  15: 'port guild 10',
  16: 'guild temple 12',
  17: 'mill 22',
  18: 'camp port guild 10',
};

function discovery(t: Table, ear: Ear, lord: string, region: string): void {
  const { die } = ear.seen('found') ?? { die: 0 };
  t.demand('SC-13.14', die >= 1 && die <= 10, 'the die is a D10');
  const number = die + LANDS[region].fertility;
  ear.expect('SC-A-discovery-18', { kind: 'found', lord, region, die, number });
  let gold = 0;
  for (const find of FINDS[number].split(' ')) {
    if (/^\d+$/.test(find)) gold += Number(find);
    // SC-A-landlocked-port
    else if (find === 'port' && seasOf(region).length === 0) gold += 5;
    else ear.expect('SC-13.14', { kind: 'built', lord, region, building: find, cause: 'discovery' });
  }
  gain(t, ear, 'SC-13.14', { lord, gold, cause: 'discovery' });
}

/** Ogres spoil the land, and are sated (SC-C-ogre). */
function spoil(t: Table, ear: Ear, lord: string, region: string): void {
  const hungry = t.count(region, lord, 'ogre');
  const ogres = hungry + t.count(region, lord, 'ogre-sated');
  if (ogres === 0) return;
  prosper(t, ear, 'SC-C-ogre', region, -2 * ogres, 'spoil');
  // Those who are sated already spoil it all the same (SC-A-turn-or-round).
  if (hungry === 0) return;
  t.remove(region, lord, 'ogre', hungry);
  t.put(region, lord, 'ogre-sated', hungry);
}

const STANDING = ['castle', 'mill', 'camp', 'temple', 'fortification', 'port', 'guild'];

/** Castle and walls fall, all else on 1 to 5 (SC-13.24). */
function ruin(t: Table, ear: Ear, region: string): void {
  for (const building of STANDING) {
    if (!t.has(region, building)) continue;
    const stood = ear.seen('building-stood');
    const falls = building === 'castle' || building === 'fortification' || !stood;
    if (falls) ear.expect('SC-13.24', { kind: 'destroyed', region, building, cause: 'conquest' });
    else stands(t, ear, region, building);
  }
}

/** A building that stays upon a D10 of 6 or more. */
export function stands(t: Table, ear: Ear, region: string, building: string): void {
  const told = ear.take('SC-13.24', 'building-stood');
  const fine = told.region === region && told.building === building && told.die >= 6 && told.die <= 10;
  t.demand('SC-13.24', fine, `${building} in ${region} stands on 6 to 10`);
}

/** As much as the region was worth, or what there is; for the last one of a seat all (SC-13.25, SC-13.26, SC-A-two-lords-purse). */
function indemnity(t: Table, ear: Ear, loser: string, winner: string, wealth: number): void {
  const { seat } = t.lord(loser);
  const last = t.regionsOf(loser).length === 0 && t.lordsOf(seat).every(({ name }) => name === loser);
  const gold = last ? t.gold[seat] : Math.min(wealth, t.gold[seat]);
  const cause = last ? 'fallen' : 'indemnity';
  if (t.lord(winner).seat === seat) return;
  ear.expect('SC-13.25', { kind: 'paid-to', lord: loser, to: winner, gold, cause });
  settle(t, ear, t.lord(winner).seat);
}

/** Troops and fleets of the loser on other hexes stay, or are lost with the capital (SC-A-lost-region-troops). */
function abandoned(t: Table, ear: Ear, region: string, loser: string): void {
  if (!isByHex(t) || t.options.lostRegionTroops !== 'die' || !isLord(loser)) return;
  const left = standingIn(t, region).flatMap(spot =>
    t.stack(spot, loser).map(([piece, count]) => ({ spot, piece, count })),
  );
  while (left.length > 0) {
    const told = ear.peek();
    const at = left.findIndex(({ spot, piece }) =>
      told?.kind === 'died'
        ? told.place === spot && told.piece === piece
        : told?.kind === 'escaped' && piece === 'token',
    );
    const [{ spot, piece, count }] = left.splice(Math.max(0, at), 1);
    gone(t, ear, 'SC-A-lost-region-troops', { spot, side: loser, piece, count, cause: 'conquest', place: spot });
  }
  for (const [fleet, { lord, place }] of [...t.fleets])
    if (lord === loser && regionOf(t, place) === region) sink(t, ear, lord, fleet, 'conquest');
}

export function conquest(t: Table, ear: Ear, b: Battle): void {
  const { place: region, attacker, defender } = b;
  if (attacker === 'rebels') {
    takeFleets(t, ear, region, defender, attacker, false);
    abandoned(t, ear, region, defender);
    ear.expect('SC-C-revolts', { kind: 'independent', region, cause: 'revolts' });
    return;
  }
  const wealth = t.regions[region].owner === null ? 0 : t.wealth(region);
  if (attacker === 'barbarians') ear.expect('SC-C-barbarians', { kind: 'barbarians-hold', region });
  else ear.expect('SC-13.13', { kind: 'conquered', lord: attacker, region, from: defender });
  if (defender === 'commoners') {
    spoil(t, ear, attacker, region);
    discovery(t, ear, attacker, region);
    return;
  }
  abandoned(t, ear, region, defender);
  if (isLord(defender) && isLord(attacker)) indemnity(t, ear, defender, attacker, wealth);
  const spared = t.hasPower(attacker, 'code-of-honour');
  if (!spared) {
    prosper(t, ear, 'SC-13.23', region, -4, 'conquest');
    if (isLord(attacker)) spoil(t, ear, attacker, region);
    ruin(t, ear, region);
  }
  if (isLord(defender)) takeFleets(t, ear, region, defender, attacker, spared);
}
