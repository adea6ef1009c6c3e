import { seasOf } from './board.ts';
import { gain } from './gold.ts';
import { mayLie } from './hex/berths.ts';
import { inOrder } from './order.ts';
import { isFleet, isRegion } from './printed.ts';
import { freeFleet } from './setting-up.ts';
import { isByHex, regionOf } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

export const construction = (t: Table, ear: Ear): void =>
  inOrder(t, ear, 'construction', lord => {
    fervour(t, ear, lord);
    demolitions(t, ear, lord);
    buildings(t, ear, lord);
  });

/** A port wants a coast; one of a kind the table itself sees to (SC-C-port, SC-11.4). */
const mayStand = (t: Table, region: string, building: string): void =>
  t.demand('SC-C-port', building !== 'port' || seasOf(region).length > 0, `${region} has no coast`);

/** Folk of regions with two buildings put up a third (SC-C-fervour, SC-A-sandra-2). */
function fervour(t: Table, ear: Ear, lord: string): void {
  const able = t.hasPower(lord, 'fervour') ? t.regionsOf(lord).filter(r => t.regions[r].buildings.size >= 2) : [];
  const done = new Set<string>();
  for (let fact = ear.seen('built'); fact?.cause === 'fervour'; fact = ear.seen('built')) {
    const { region } = fact;
    t.demand('SC-C-fervour', able.includes(region) && !done.has(region), `${region} has no fervour`);
    t.demand('SC-A-sandra-2', t.options.sandra2 === 'each-region' || done.size === 0, 'one in all');
    mayStand(t, region, fact.building);
    done.add(region);
    ear.expect('SC-C-fervour', { ...fact, lord });
  }
}

/** What demolishing brings (SC-11.1, SC-C-master-builder). */
const scrapValue = (t: Table, lord: string): number => (t.hasPower(lord, 'master-builder') ? 7 : 5);

function demolitions(t: Table, ear: Ear, lord: string): void {
  for (;;) {
    const fact = ear.peek();
    if (fact?.kind === 'destroyed' && fact.cause === 'demolition') {
      t.demand('SC-11.1', t.regions[fact.region].owner === lord, `${fact.region} is not ${lord}'s`);
      ear.take('SC-11.1', 'destroyed');
      gain(t, ear, 'SC-11.1', { lord, gold: scrapValue(t, lord), cause: 'demolition' });
    } else if (fact?.kind === 'fleet-lost' && fact.cause === 'demolition') {
      const place = regionOf(t, t.fleets.get(fact.fleet)?.place) ?? '';
      const { lord: whose } = ear.take('SC-11.2', 'fleet-lost');
      t.demand('SC-11.2', whose === lord, `${fact.fleet} is not ${lord}'s`);
      const harbour = t.has(place, 'port') && t.regions[place].owner === lord;
      if (harbour) gain(t, ear, 'SC-11.2', { lord, gold: scrapValue(t, lord), cause: 'demolition' });
    } else return;
  }
}

/** SC-11.3, SC-C-master-builder, SC-C-piracy. */
function priceOf(t: Table, lord: string, building: string): number {
  if (building === 'drakkar' && t.hasPower(lord, 'piracy')) return 5;
  return t.hasPower(lord, 'master-builder') ? 7 : 10;
}

function buildings(t: Table, ear: Ear, lord: string): void {
  for (let fact = ear.seen('paid'); fact; fact = ear.seen('paid')) {
    t.demand('SC-11.3', fact.lord === lord, `${lord} builds now`);
    const { gold, cause } = ear.take('SC-11.3', 'paid');
    if (cause === 'engines') equipped(t, ear, lord, gold);
    else {
      t.demand('SC-11.3', cause === 'construction', `gold for ${cause}`);
      const what = ear.seen('launched') ? launched(t, ear, lord) : built(t, ear, lord);
      t.demand('SC-11.3', gold === priceOf(t, lord, what), `${what} costs ${priceOf(t, lord, what)}, not ${gold}`);
    }
  }
}

function built(t: Table, ear: Ear, lord: string): string {
  const { region, building, cause, lord: whose } = ear.take('SC-11.3', 'built');
  t.demand('SC-11.3', whose === lord && cause === 'construction', `${lord} builds now`);
  mayStand(t, region, building);
  return building;
}

/** Only where a port has stood since an earlier turn, on a coast of that region (SC-11.5, SC-11.6). */
function launched(t: Table, ear: Ear, lord: string): string {
  const told: FactOf<'launched'> | undefined = ear.seen('launched');
  const { region, sea, at } = told ?? { region: '', sea: '' };
  const port = t.has(region, 'port') && !t.regions[region].fresh.has('port');
  t.demand('SC-11.6', port && t.regions[region].owner === lord, `no fleet is built in ${region}`);
  t.demand('SC-11.5', seasOf(region).includes(sea), `${region} has no coast on ${sea}`);
  if (isByHex(t)) t.demand('SC-21.24', mayLie(t, lord, region, sea, at), `no fleet is built on ${at ?? region}`);
  ear.expect('SC-11.5', {
    kind: 'launched',
    lord,
    fleet: freeFleet(t),
    region,
    sea,
    cause: 'construction',
    ...(at !== undefined && { at }),
  });
  return 'drakkar';
}

/** 5 gold a unit of Dwarves, not aboard (SC-11.7). */
function equipped(t: Table, ear: Ear, lord: string, gold: number): void {
  const { lord: whose, region, count } = ear.take('SC-11.7', 'equipped');
  t.demand('SC-11.7', whose === lord && gold === 5 * count && !isFleet(region), `${count} engines cost ${5 * count}`);
  t.demand('SC-21.23', !isByHex(t) || isRegion(region), `there are no engines in ${region}`);
}
