/** Upkeep lord by lord (SC-14.1 to SC-14.7). */

import { sink } from './fleets.ts';
import { drown } from './hex/drowning.ts';
import { inOrder } from './order.ts';
import { discounted, isFleet, isUnit, LANDS, prices, troopOf } from './printed.ts';
import { isAtSea, isByHex, regionOf } from './standing.ts';
import { borneBy, fellowTakes, leaves } from './stone.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** What a unit costs where it stands (SC-14.2 to SC-14.6, SC-A-meloch-camp). */
function priceAt(t: Table, lord: string, spot: string, piece: string): number {
  if (piece === 'glok') return 3;
  const troop = troopOf(piece);
  if (troop === undefined || piece === 'ogre-sated') return 0;
  const region = regionOf(t, spot);
  if (troop === 'elf' && region !== undefined && LANDS[region].alignment === 'good') return 0;
  const [, full, camp] = prices(troop);
  // By hex in the capital alone, which has the name of its region (SC-21.23).
  const price = !isFleet(spot) && t.has(spot, 'camp') ? camp : full;
  return t.hasPower(lord, 'discounts') ? discounted(price) : price;
}

/** A fleet in an own port, or of Eurich's pirates, costs nothing (SC-14.5, SC-C-piracy). */
function fleetPrice(t: Table, lord: string, id: string): number {
  const region = regionOf(t, t.fleets.get(id)?.place) ?? '';
  if (t.hasPower(lord, 'piracy')) return 0;
  return t.has(region, 'port') && t.regions[region].owner === lord ? 0 : 3;
}

function due(t: Table, lord: string): number {
  let sum = 0;
  for (const spot of t.spots())
    for (const [piece, count] of t.stack(spot, lord)) sum += count * priceAt(t, lord, spot, piece);
  for (const [id, fleet] of t.fleets) if (fleet.lord === lord) sum += fleetPrice(t, lord, id);
  return sum;
}

export function upkeep(t: Table, ear: Ear): void {
  wearOff(t, (_, piece) => /^orc-\d$/.test(piece));
  if (t.beast) ear.expect('SC-14.7', { kind: 'beast-gone', lord: t.beast.lord, beast: t.beast.beast });
  const forests = t.spots().flatMap(place =>
    t.sidesAt(place).flatMap(lord => {
      const count = t.count(place, lord, 'living-forest');
      return count > 0
        ? [{ kind: 'left' as const, lord, place, piece: 'living-forest', count, cause: 'forest-call' }]
        : [];
    }),
  );
  ear.expectAll('SC-14.7', forests);
  if (isByHex(t)) for (const { name } of t.living()) drown(t, ear, name);
  inOrder(t, ear, 'upkeep', lord => part(t, ear, lord));
}

/** Where nothing is due nobody is asked; what leaves is not paid for. */
function part(t: Table, ear: Ear, lord: string): void {
  const borne = borneBy(t);
  for (let gold = due(t, lord); gold > 0; gold = due(t, lord)) {
    const fact = ear.peek();
    if (fact?.kind === 'left' && fact.lord === lord) {
      t.demand('SC-14.1', fact.cause === 'upkeep', `${fact.piece} leaves for ${fact.cause}`);
      t.demand('SC-14.1', isUnit(fact.piece) || fact.piece === 'glok', `${fact.piece} is not paid for`);
      leaves(t, ear, 'SC-14.1', fact);
      if (fact.piece === 'glok') glokLeaves(t, ear, lord);
    } else if (fact?.kind === 'stone-taken') {
      fellowTakes(t, ear, borne);
    } else if (fact && ['fleet-lost', 'died', 'escaped', 'marched'].includes(fact.kind)) {
      unpaidFleet(t, ear, lord);
    } else {
      ear.expect('SC-14.1', { kind: 'paid', lord, gold, cause: 'upkeep' });
      break;
    }
  }
  wearOff(t, (side, piece) => side === lord && piece === 'ogre-sated');
  fellowTakes(t, ear, borne);
}

/** With all Goblins of his lord, wherever they are (SC-C-glok). */
function glokLeaves(t: Table, ear: Ear, lord: string): void {
  ear.expectAll(
    'SC-C-glok',
    t.spots().flatMap(place => {
      const count = t.count(place, lord, 'goblin');
      return count > 0 ? [{ kind: 'left' as const, lord, place, piece: 'goblin', count, cause: 'glok' }] : [];
    }),
  );
}

/** At sea with everybody aboard; from a coast they go ashore (SC-A-unpaid-fleet). */
function unpaidFleet(t: Table, ear: Ear, lord: string): void {
  const fact = ear.peek();
  const id =
    fact?.kind === 'fleet-lost'
      ? fact.fleet
      : fact?.kind === 'died'
        ? fact.place
        : fact?.kind === 'marched'
          ? fact.from
          : ([...t.fleets.keys()].find(fleet => t.count(fleet, lord, 'token') > 0) ?? '');
  const fleet = t.fleets.get(id);
  t.demand('SC-A-unpaid-fleet', fleet?.lord === lord, `${id} is not ${lord}'s`);
  const to = fleet?.place ?? '';
  if (!isAtSea(t, to))
    ear.expectAll(
      'SC-A-unpaid-fleet',
      t.stack(id, lord).map(([piece, count]) => ({ kind: 'marched', lord, from: id, to, piece, count })),
    );
  const lost = ear.peek();
  const told = lost && 'cause' in lost ? lost.cause : 'upkeep';
  t.demand('SC-A-unpaid-fleet', told === 'upkeep' || told === 'disbanded', `${id} is lost for ${told}`);
  sink(t, ear, lord, id, told);
}

/** Paid Orcs are as before when upkeep comes, sated Ogres once it is paid (SC-A-orc-turn, SC-C-ogre). */
function wearOff(t: Table, isWorn: (side: string, piece: string) => boolean): void {
  for (const spot of t.spots())
    for (const side of t.sidesAt(spot))
      for (const [piece, count] of t.stack(spot, side)) {
        if (!isWorn(side, piece)) continue;
        t.remove(spot, side, piece, count);
        t.put(spot, side, troopOf(piece) ?? '', count);
      }
}
