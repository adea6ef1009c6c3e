/** Regions: who holds them, what stands in them, how they fare. */
import { FIRST, NONE } from '../../../kit/rules/ids.ts';
import type { Region } from '../content/board.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { LEAST_PROSPERITY, MOST_PROSPERITY, REGIONS } from '../content/regions.ts';
import { isLord } from './lords.ts';
import { BUILDING_COUNT, REGION_COUNT, type Side } from './numbers.ts';
import { printed } from './printed.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** What a turn does to a region. */
export const MARK = {
  /** Its governor was paid (SC-C-call-of-gold). */
  paid: 1,
  /** Its waters are cursed: nobody recruits there (SC-C-cursed-waters). */
  cursed: 2,
} as const;

export function regionsOf(state: State, side: Side): Region[] {
  const regions: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (state.owner[region] === side) regions.push(region);
  return regions;
}

/** Regions that some lord holds, in the order of the board (SC-A-event-order). */
export function heldRegions(state: State): Region[] {
  const regions: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (isLord(state.owner[region])) regions.push(region);
  return regions;
}

export function countRegions(state: State, side: Side): number {
  let count = 0;
  for (let region: Region = FIRST; region < REGION_COUNT; region++) if (state.owner[region] === side) count++;
  return count;
}

export const hasBuilding = (state: State, region: Region, building: number): boolean =>
  ((state.buildings[region] >> building) & 1) === 1;

export function countBuildings(state: State, region: Region): number {
  let count = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) count += (state.buildings[region] >> building) & 1;
  return count;
}

/** What a region is worth now (SC-2.7). */
export function wealthOf(state: State, region: Region): number {
  const { wealth, fertility } = printed(state);
  return wealth[fertility[region]][state.prosperity[region]];
}

/**
 * Whatever changes prosperity does it here (SC-9.8). Never below 1, never above 24 (SC-2.8, SC-A-prosperity-marker); a
 * region that nobody holds has no marker. Gives back whether it was held back.
 */
export function changeProsperity(act: Act, region: Region, by: number, cause: string): boolean {
  const { state, facts } = act;
  const before = state.prosperity[region];
  if (before === 0 || by === 0) return false;
  const to = Math.max(LEAST_PROSPERITY, Math.min(MOST_PROSPERITY, before + by));
  state.prosperity[region] = to;
  if (to !== before) facts.tell({ kind: 'prosperity', region: REGIONS[region], change: to - before, to, cause });
  return to !== before + by;
}

export function destroyBuilding({ state, facts }: Act, region: Region, building: number, cause: string): void {
  state.buildings[region] &= ~(1 << building);
  state.fresh[region] &= ~(1 << building);
  facts.tell({ kind: 'destroyed', region: REGIONS[region], building: BUILDINGS[building], cause });
}

export const addBuilding = (state: State, region: Region, building: number): void => {
  state.buildings[region] |= 1 << building;
};

/** A region whose owner is gone: without card and buildings (SC-13.13 sets it up anew). */
export function becomeIndependent({ state, facts }: Act, region: Region, cause: string): void {
  state.owner[region] = NONE;
  state.prosperity[region] = 0;
  state.buildings[region] = 0;
  state.fresh[region] = 0;
  state.marks[region] = 0;
  facts.tell({ kind: 'independent', region: REGIONS[region], cause });
}
