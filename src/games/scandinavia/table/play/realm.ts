/** What a lord has, counted from what everybody sees. */
import type { Seat } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import {
  ALAND_DISCOUNT,
  GREAT_DISCOUNT,
  ISLANDS_DISCOUNT,
  MINIMUM_REGIONS,
  MOST_POWER,
  POWER_CREED,
} from '../../content/victory.ts';
import { ISLANDS } from '../../content/waters.ts';
import type { View } from '../../rules/view.ts';

const seatsOf = (view: View): number => view.ready.length;

/** The lords that a seat plays, most of the time one. */
export const lordsOf = (view: View, seat: Seat): readonly LordId[] =>
  Object.entries(view.lords).flatMap(([lord, of]) => (of.seat === seat ? [lord as LordId] : []));

/** Lands that a lord needs for an empire (SC-1.2, SC-1.4). */
export function regionsToWin(view: View, lord: string): number {
  const own = ISLANDS.filter(island => view.islands[island] === lord);
  const islands = own.length === ISLANDS.length ? ISLANDS_DISCOUNT : own.includes('aland') ? ALAND_DISCOUNT : 0;
  const great = view.great && lord === 'ohrrkan' ? GREAT_DISCOUNT : 0;
  return (MINIMUM_REGIONS[seatsOf(view)] ?? 0) - islands - great;
}

/** Creed that the next power asks for; nothing once all four are there. */
export function nextPower(view: View, lord: string): { readonly level: number; readonly creed: number } | null {
  const { level } = view.lords[lord];
  const creed = POWER_CREED[seatsOf(view)]?.[level];
  return level >= MOST_POWER || creed === undefined ? null : { level: level + 1, creed };
}
