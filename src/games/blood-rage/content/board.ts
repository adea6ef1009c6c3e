/**
 * The board. Regions, ring order, fjords and village counts were read off the printed board and agree in several
 * public lists (cross-checked); the rulebooks' own examples confirm Andlang's three villages and several borders.
 */

export const REGIONS = ['manheim', 'alfheim', 'jotunheim'] as const;
export type RegionId = (typeof REGIONS)[number];

/** Nine provinces: Yggdrasil, and eight in three regions (BR-1.1). */
export const PROVINCES = [
  { id: 'yggdrasil', region: null, villages: null },
  { id: 'elvagar', region: 'manheim', villages: 4 },
  { id: 'angerboda', region: 'manheim', villages: 5 },
  { id: 'muspelheim', region: 'jotunheim', villages: 5 },
  { id: 'horgr', region: 'jotunheim', villages: 4 },
  { id: 'utgard', region: 'jotunheim', villages: 3 },
  { id: 'andlang', region: 'alfheim', villages: 3 },
  { id: 'gimle', region: 'alfheim', villages: 5 },
  { id: 'myrkulor', region: 'manheim', villages: 3 },
] as const satisfies readonly { id: string; region: RegionId | null; villages: number | null }[];
export type ProvinceId = (typeof PROVINCES)[number]['id'];

/** Four fjords of two provinces each (BR-1.4). */
export const FJORDS = [
  { id: 'fjord-ne', supports: ['elvagar', 'angerboda'] },
  { id: 'fjord-se', supports: ['muspelheim', 'horgr'] },
  { id: 'fjord-sw', supports: ['utgard', 'andlang'] },
  { id: 'fjord-nw', supports: ['gimle', 'myrkulor'] },
] as const satisfies readonly { id: string; supports: readonly [ProvinceId, ProvinceId] }[];
export type FjordId = (typeof FJORDS)[number]['id'];

export type PlaceId = ProvinceId | FjordId;

/** The ring of outer provinces, clockwise: each touches the one before, the one after, and Yggdrasil (BR-1.3). */
export const RING = [
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'myrkulor',
] as const satisfies readonly ProvinceId[];
