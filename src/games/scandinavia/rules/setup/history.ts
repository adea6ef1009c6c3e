/** How the lords stood when Helric was murdered (SC-15.1 to SC-15.8). */
import type { Region, Sea } from '../../content/board.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { type Army, LORD, LORDS } from '../../content/lords.ts';
import { FIRST_PROSPERITY, REGIONS } from '../../content/regions.ts';
import { SEAS } from '../../content/waters.ts';
import { launchFleet } from '../fleets.ts';
import { firstBerth } from '../hex/shores.ts';
import { isAdvanced } from '../hex/standing.ts';
import { addBuilding } from '../land.ts';
import { spotName } from '../names.ts';
import {
  buildingNumber,
  DRAKKAR,
  FLEET_IDS,
  heroOf,
  isHex,
  kindNumber,
  type Lord,
  PIECE_COUNT,
  PIECE_IDS,
  regionNumber,
  TOKEN,
} from '../numbers.ts';
import { isUnit, put, raise } from '../pieces.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/** A lord takes a region that nobody holds, with its card (SC-3.8). */
export function takeLand({ state, facts }: Act, lord: Lord, region: Region): void {
  state.owner[region] = lord;
  state.prosperity[region] = FIRST_PROSPERITY;
  facts.tell({ kind: 'land-taken', lord: LORDS[lord], region: REGIONS[region] });
}

export function setUpBuilding(act: Act, lord: Lord, region: Region, building: number): void {
  addBuilding(act.state, region, building);
  act.facts.tell({
    kind: 'built',
    lord: LORDS[lord],
    region: REGIONS[region],
    building: BUILDINGS[building],
    cause: 'set-up',
  });
}

export function setUpFleet(act: Act, lord: Lord, region: Region, sea: Sea): void {
  const { state } = act;
  const berth = isAdvanced(state) ? firstBerth(state, region, sea) : region;
  const fleet = launchFleet(state, lord, berth, sea);
  act.facts.tell({
    kind: 'launched',
    lord: LORDS[lord],
    fleet: FLEET_IDS[fleet],
    region: REGIONS[region],
    sea: SEAS[sea],
    cause: 'set-up',
    ...(isHex(berth) && { at: spotName(berth) }),
  });
}

export function setUpPiece(act: Act, lord: Lord, region: Region, piece: number, count: number): void {
  const { state, facts } = act;
  if (count === 0) return;
  if (!isUnit(piece)) put(state, region, lord, piece, count);
  else raise(state, region, lord, piece, count);
  facts.tell({
    kind: 'came',
    lord: LORDS[lord],
    place: REGIONS[region],
    piece: PIECE_IDS[piece],
    count,
    cause: 'set-up',
  });
}

/** Pieces of a sheet, by number. */
export function armyOf(army: Army, hero: number | undefined): number[] {
  const pieces = new Array<number>(PIECE_COUNT).fill(0);
  for (const [troop, count] of Object.entries(army)) pieces[kindNumber[troop]] = count;
  if (hero !== undefined) pieces[heroOf(hero)]++;
  return pieces;
}

/** The hero of a sheet; Eurich who stands on the board himself begins without his (SC-16.12). */
export const heroOfSheet = (state: State, lord: Lord, hero: number | undefined): number | undefined =>
  state.options.tokens === 'on' && LORDS[lord] === 'eurich' ? undefined : hero;

/** Are both lands of a lord's historical start free? */
export const isHistoryFree = (state: State, lord: Lord): boolean =>
  LORD[lord].history.every(({ region }) => state.owner[regionNumber[region]] < 0);

/** Sets a lord up as history has it. */
export function history(act: Act, lord: Lord): void {
  const { state } = act;
  LORD[lord].history.forEach(({ region: id, buildings, army, hero }, i) => {
    const region = regionNumber[id];
    takeLand(act, lord, region);
    for (const name of buildings) {
      const building = buildingNumber[name];
      if (building === DRAKKAR) setUpFleet(act, lord, region, printed(state).seas[region][0]);
      else setUpBuilding(act, lord, region, building);
    }
    const pieces = armyOf(army, heroOfSheet(state, lord, hero));
    pieces.forEach((count, piece) => {
      setUpPiece(act, lord, region, piece, count);
    });
    // SC-A-token-first
    if (i === 0 && state.options.tokens === 'on') setUpPiece(act, lord, region, TOKEN, 1);
  });
}
