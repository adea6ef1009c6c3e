/** Where somebody stands: by the basic rules a place is whole, by the advanced ones it is made of hexes (SC-21.1). */
import { isSea } from './board.ts';
import { cellOf, isWater } from './hex/cells.ts';
import { isFleet, isRegion } from './printed.ts';
import type { Table } from './table.ts';

export const isByHex = ({ options }: Pick<Table, 'options'>): boolean => options.rules === 'advanced';

/** The region, island or sea that a spot is part of; a deck is part of none (SC-A-aboard-ashore). */
export const areaOf = (t: Table, spot: string): string => (isByHex(t) && !isFleet(spot) ? cellOf(spot).area : spot);

export function regionOf(t: Table, spot: string | undefined): string | undefined {
  const area = spot === undefined ? '' : areaOf(t, spot);
  return isRegion(area) ? area : undefined;
}

export const isAtSea = (t: Table, place: string): boolean => (isByHex(t) ? isWater(place) : isSea(place));

/** Spots of an area on which somebody stands. */
export const standingIn = (t: Table, area: string): string[] =>
  isByHex(t) ? t.spots().filter(spot => !isFleet(spot) && cellOf(spot).area === area) : [area];

export const countIn = (t: Table, area: string, side: string, piece: string): number =>
  standingIn(t, area).reduce((sum, spot) => sum + t.count(spot, side, piece), 0);

/** Fleets in an area, by their counters: at sea, or on its coasts. */
export function fleetsIn(t: Table, area: string): string[] {
  const ids = [...t.fleets].filter(([, fleet]) => areaOf(t, fleet.place) === area).map(([id]) => id);
  return ids.sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)));
}
