/** What is built, and where. */

import { best } from '../../../../kit/bot/best.ts';
import { BUILDINGS, STANDING } from '../../content/buildings.ts';
import {
  buildingNumber,
  DWARF,
  isRegion,
  type Place,
  placeNumber,
  regionNumber,
  seaNumber,
  spotNumber,
} from '../../rules/numbers.ts';
import { buildPrice, canBuild, landInHand } from '../../rules/phases/construction.ts';
import { countAt } from '../../rules/pieces.ts';
import { printed } from '../../rules/printed.ts';
import { canStand } from '../../rules/setup/opening.ts';
import type { Decide } from '../decide.ts';
import { buildingWorth } from '../judging/buildings.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { forBuildings } from '../judging/spending.ts';
import { pointsAt } from '../judging/units.ts';
import { allOf, nearest, quiet } from './pick.ts';

/** What a building must bring beyond its price. */
const PROFIT = 1.15;
const ENGINES_PRICE = 5;
/** Gold that should be left before Dwarves get engines. */
const ENGINES_FROM = 25;

/** The surplus of a building that can be paid. */
function surplus(o: Outlook, region: Place, building: number, budget: number): number {
  if (!isRegion(region) || !canBuild(o.state, region, building)) return 0;
  const price = buildPrice(o.state, o.lord, building);
  return price > budget ? 0 : buildingWorth(o, region, building) - price * PROFIT;
}

/** Engines are built wherever Dwarves are, on islands too. */
const wantsEngines = (o: Outlook, region: Place, budget: number): number =>
  o.turnsLeft > 0 && budget >= ENGINES_FROM && countAt(o.state, region, o.lord, DWARF) > 0 ? 1 : 0;

function plan(o: Outlook, region: Place, budget: number): number {
  let most = wantsEngines(o, region, budget);
  for (let building = 0; building < BUILDINGS.length; building++)
    most = Math.max(most, surplus(o, region, building, budget));
  return most;
}

export const construction: Decide = (o, ask) => {
  const lands = allOf(ask, 'build-in');
  const budget = forBuildings(o);
  if (lands.length === 0) return quiet(ask);
  const land = best(lands, ({ region }) => plan(o, placeNumber[region], budget));
  return plan(o, placeNumber[land.region], budget) > 0 ? land : quiet(ask);
};

export const building: Decide = (o, ask) => {
  const { region } = frameOf(o, 'construction');
  const budget = forBuildings(o);
  const works = allOf(ask, 'build');
  if (works.length > 0) {
    const work = best(works, one => surplus(o, region, buildingNumber[one.building], budget));
    if (surplus(o, region, buildingNumber[work.building], budget) > 0) return work;
  }
  if (wantsEngines(o, region, budget) > 0 && (ask.ranges?.length ?? 0) > 0)
    return nearest(ask, Math.floor((budget - ENGINES_FROM) / ENGINES_PRICE) + 1);
  return quiet(ask);
};

/** What costs nothing is built wherever it can be. */
export const fervour: Decide = (o, ask) => {
  const lands = allOf(ask, 'build-in');
  if (lands.length === 0) return quiet(ask);
  return best(lands, ({ region }) =>
    Math.max(
      ...STANDING.map((_, kind) =>
        canStand(o.state, regionNumber[region], kind) ? 1 + buildingWorth(o, regionNumber[region], kind) : 0,
      ),
    ),
  );
};

export const fervourBuilding: Decide = (o, ask) => {
  const region = landInHand(frameOf(o, 'construction'));
  return best(allOf(ask, 'build'), one => buildingWorth(o, region, buildingNumber[one.building]));
};

/** Where an army stands to go aboard. */
export const launchAt: Decide = (o, ask) =>
  best(allOf(ask, 'launch-at'), ({ at }) => pointsAt(o.state, spotNumber[at], o.lord));

export const launch: Decide = (o, ask) =>
  best(allOf(ask, 'launch'), ({ sea }) => printed(o.state).seaRegions[seaNumber[sea]].length);
