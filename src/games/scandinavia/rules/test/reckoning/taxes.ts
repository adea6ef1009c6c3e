import { prosper, settle } from './gold.ts';
import { inOrder } from './order.ts';
import { tokenOf } from './power.ts';
import { isLord, REGIONS, TAXES, wealth } from './printed.ts';
import { countIn, regionOf } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** The rune, mills and Humans, region by region (SC-9.2, SC-9.3, SC-C-fertility). */
function beforeTaxes(t: Table, ear: Ear): void {
  for (const region of REGIONS) {
    const { owner } = t.regions[region];
    if (owner === null || !isLord(owner)) continue;
    if (t.stone.power === 'fertility' && regionOf(t, t.stone.place ?? undefined) === region)
      prosper(t, ear, 'SC-C-fertility', region, 4, 'fertility');
    if (t.has(region, 'mill')) prosper(t, ear, 'SC-9.2', region, 2, 'mill');
    const humans = t.sidesAt(region).reduce((sum, side) => sum + t.count(region, side, 'human'), 0);
    if (humans > 0) prosper(t, ear, 'SC-9.3', region, humans, 'humans');
  }
}

/** Governors are paid 2 gold a region, lord by lord; which of them, the table shows (SC-C-call-of-gold). */
function lure(t: Table, ear: Ear): void {
  for (;;) {
    const fact = ear.seen('paid');
    if (fact?.cause !== 'lure') return;
    ear.take('SC-C-call-of-gold', 'paid');
    const due = (t.lured.get(fact.lord) ?? 0) + fact.gold;
    t.demand('SC-C-call-of-gold', due % 2 === 0 && due <= 2 * t.regionsOf(fact.lord).length, `${due} gold is too much`);
    t.lured.set(fact.lord, due);
  }
}

export function taxes(t: Table, ear: Ear): void {
  beforeTaxes(t, ear);
  t.lured.clear();
  if (t.lasts('call-of-gold')) lure(t, ear);
  inOrder(t, ear, 'taxes', lord => part(t, ear, lord));
  if (t.lasts('sif')) sif(t, ear);
}

/** Regions that are taxed: a castle, a governor who was paid, and no Aelrich (SC-9.4, SC-A-aelrich). */
const taxedRegions = (t: Table, lord: string): string[] =>
  t
    .regionsOf(lord)
    .filter(
      region =>
        t.has(region, 'castle') &&
        (!t.lasts('call-of-gold') || t.regions[region].paid) &&
        countIn(t, region, lord, 'aelrich') === 0,
    );

/** The level of each region: one for the realm, or each by itself (SC-O-taxes). */
function levels(t: Table, ear: Ear, lord: string, regions: readonly string[]): Map<string, string> {
  const chosen = new Map<string, string>();
  if (t.options.taxes === 'region') {
    for (let fact = ear.seen('region-taxed'); fact; fact = ear.seen('region-taxed')) {
      const { region, level, lord: whose } = ear.take('SC-O-taxes', 'region-taxed');
      const fine = whose === lord && regions.includes(region) && !chosen.has(region);
      t.demand('SC-O-taxes', fine, `${region} is not taxed by ${lord} now`);
      chosen.set(region, level);
    }
    if (regions.every(region => chosen.has(region))) return chosen;
  }
  if (regions.length === 0 && !ear.is('taxed')) return chosen;
  const { level, lord: whose } = ear.take('SC-9.4', 'taxed');
  t.demand('SC-9.4', whose === lord, `${lord} taxes now`);
  for (const region of regions) if (!chosen.has(region)) chosen.set(region, level);
  return chosen;
}

function part(t: Table, ear: Ear, lord: string): void {
  // Who was paid is only seen.
  if (t.lasts('call-of-gold')) ear.peek();
  const regions = taxedRegions(t, lord);
  const chosen = levels(t, ear, lord, regions);
  let pillaged = 0;
  const done = new Set<string>();
  let gold = 0;
  const falls: [string, number][] = [];
  for (const region of regions) {
    const { times, change } = TAXES[chosen.get(region) ?? 'normal'];
    const { prosperity } = t.regions[region];
    falls.push([region, change]);
    // SC-9.7: who would be pushed below 1 does not count.
    if (prosperity + change < 1) continue;
    const due = wealth(region, prosperity) * times;
    // SC-16.10
    gold += lord === 'meloch' && regionOf(t, tokenOf(t, 'meloch')) === region ? due + Math.ceil(due / 2) : due;
  }
  for (const [region, change] of falls) prosper(t, ear, 'SC-9.6', region, change, 'taxes');
  for (let fact = ear.seen('prosperity'); fact?.cause === 'pillage'; fact = ear.seen('prosperity')) {
    const { region } = fact;
    const fine = t.regions[region].owner === lord && !t.has(region, 'castle') && !done.has(region);
    t.demand('SC-C-pillage', fine && t.hasPower(lord, 'pillage'), `${region} cannot be pillaged`);
    t.demand('SC-A-eurich-3', done.size === 0 || t.options.eurich3 === 'any', 'one region a turn');
    done.add(region);
    pillaged += 6 * t.wealth(region);
    prosper(t, ear, 'SC-C-pillage', region, -8, 'pillage');
  }
  const earned = (sum: number, cause: string, clause: string) => {
    if (sum > 0) ear.expect(clause, { kind: 'gained', lord, gold: sum, cause });
  };
  earned(gold, 'taxes', 'SC-9.4');
  earned(pillaged, 'pillage', 'SC-C-pillage');
  const trade = guilds(t, lord);
  earned(trade, 'trade', 'SC-9.9');
  overlord(t, ear, lord, gold + trade);
  settle(t, ear, t.lord(lord).seat);
}

const guildsOf = (t: Table, lord: string): number => t.regionsOf(lord).filter(region => t.has(region, 'guild')).length;

/** Own guilds times all guilds of friends (SC-9.9, SC-9.10), for Meloch twice (SC-C-commerce). */
function guilds(t: Table, lord: string): number {
  const own = guildsOf(t, lord);
  const all = t
    .living()
    .filter(other => t.areAllied(lord, other.name))
    .reduce((sum, other) => sum + guildsOf(t, other.name), 0);
  return own * all * (t.hasPower(lord, 'commerce') ? 2 : 1);
}

/** SC-16.32. */
function overlord(t: Table, ear: Ear, lord: string, earned: number): void {
  const to = t.lord(lord).overlord;
  const gold = Math.ceil(earned / 2);
  if (to === null || gold === 0) return;
  ear.expect('SC-16.32', { kind: 'paid-to', lord, to, gold, cause: 'overlord' });
  settle(t, ear, t.lord(to).seat);
}

/** 10 gold a region, for all or none, and 3 prosperity for each (SC-C-sif, SC-A-sif). */
function sif(t: Table, ear: Ear): void {
  const left = new Set(t.living().map(({ name }) => name));
  for (let fact = ear.seen('paid'); fact?.cause === 'feast'; fact = ear.seen('paid')) {
    const { lord } = fact;
    t.demand('SC-A-sif', left.delete(lord), `${lord} has paid`);
    const regions = t.regionsOf(lord);
    ear.expect('SC-C-sif', { kind: 'paid', lord, gold: 10 * regions.length, cause: 'feast' });
    for (const region of regions) prosper(t, ear, 'SC-C-sif', region, 3, 'sif');
  }
}
