import { degrees, ISLANDS, LANDS, SHEETS, THRESHOLDS } from './printed.ts';
import { countIn, regionOf } from './standing.ts';
import type { Lord, Table } from './table.ts';
import type { Ear } from './told.ts';

/** Where his token is, if it can do anything there (SC-16.4, SC-16.25). */
export const tokenOf = (t: Table, lord: string): string | undefined =>
  t.lords.get(lord)?.captor === null ? t.find(lord, 'token') : undefined;

/** A temple, or Ohrrkan himself (SC-6.3, SC-16.5). */
export const hasTemple = (t: Table, region: string): boolean => t.has(region, 'temple') || isOhrrkanHome(t, region);

const isOhrrkanHome = (t: Table, region: string): boolean =>
  t.regions[region].owner === 'ohrrkan' && regionOf(t, tokenOf(t, 'ohrrkan')) === region;

/** What a region gives its lord, before events (SC-6.2, SC-6.3, SC-A-creed-floor). */
export function creedOf(t: Table, region: string, lord: string): number {
  const { creed, alignment } = LANDS[region];
  let sum = creed - degrees(alignment, SHEETS[lord].alignment);
  if (hasTemple(t, region)) sum++;
  if (isOhrrkanHome(t, region)) sum++;
  if (countIn(t, region, lord, 'joruld') > 0) sum++;
  return Math.max(0, sum);
}

/** The total of a lord, with what events do to it (SC-A-power-when). */
export function total(t: Table, { name, captor, dread }: Lord): number {
  if (captor !== null) return 0;
  let sum = dread;
  for (const region of t.regionsOf(name)) {
    const creed = creedOf(t, region, name);
    sum += t.lasts('fenrir') ? Math.floor(creed / 2) : creed;
    if (t.lasts('yggdrasil') && hasTemple(t, region)) sum += 2;
    if (t.lasts('frigg') && hasTemple(t, region)) sum += 2;
  }
  if (t.sanctuaries) sum += ISLANDS.filter(island => t.islands[island] === name).length * (t.lasts('frigg') ? 4 : 2);
  return t.lasts('astral') ? 2 * sum : sum;
}

/** SC-6.4, SC-6.6; with two lords each by lords or by seats (SC-A-two-lords-thresholds). */
export function levelOf(t: Table, creed: number): number {
  const { scenario, twoLordsThresholds } = t.options;
  const twice = scenario === 'two-characters' && twoLordsThresholds === 'characters';
  return 1 + THRESHOLDS[twice ? 2 * t.seats : t.seats].filter(needed => creed >= needed).length;
}

export function power(t: Table, ear: Ear): void {
  for (const lord of t.living()) {
    const creed = total(t, lord);
    ear.expect('SC-6.4', { kind: 'creed', lord: lord.name, creed, level: levelOf(t, creed) });
  }
}
