/** What regions are worth to a lord, in gold. */
import type { Region } from '../../content/board.ts';
import { BUILD_PRICE } from '../../content/buildings.ts';
import { countBuildings, hasBuilding, wealthOf } from '../../rules/land.ts';
import { alignmentOf, degrees, isLord } from '../../rules/lords.ts';
import {
  ALAND,
  CASTLE,
  isIsland,
  islandOf,
  isRegion,
  SELORIAN_REGION,
  type Side,
  type Spot,
} from '../../rules/numbers.ts';
import { minimumOf, regionsOfTeam, type Team, teams } from '../../rules/phases/victory.ts';
import { printed } from '../../rules/printed.ts';
import { dangerOf } from './alarm.ts';
import { isFoe, type Outlook } from './outlook.ts';

/** Gold for each point of wealth by usual taxes. */
const USUAL = 3;
/** Prosperity of free land, and what conquest leaves of a lord's. */
const FREE = 18;
const CONQUEST = 4;

/** The lords that win together with the own one. */
const ownTeam = ({ state, seat }: Outlook): Team =>
  teams(state).find(({ seats }) => seats.includes(seat)) ?? { seats: [seat], lords: [] };

/** How much of the way to an empire is gone, from 0 to 1. */
export function progress(o: Outlook): number {
  const team = ownTeam(o);
  return Math.min(1, regionsOfTeam(o.state, team) / Math.max(1, minimumOf(o.state, team)));
}

/** What a region brings in a turn once it has a castle. */
function incomeOf({ state }: Outlook, region: Region): number {
  const tables = printed(state);
  const prosperity = isLord(state.owner[region]) ? Math.max(1, state.prosperity[region] - CONQUEST) : FREE;
  return USUAL * tables.wealth[tables.fertility[region]][prosperity];
}

/** Turns whose income is still counted. */
export const horizonOf = ({ turnsLeft, weights }: Outlook): number => Math.min(turnsLeft, weights.horizon);

/** What Selorian is worth beyond what it brings: without it nobody wins. */
function throneWorth({ turnsLeft, weights }: Outlook): number {
  if (turnsLeft === 0) return weights.decides;
  return turnsLeft <= 3 ? weights.selorianLate : weights.selorian;
}

/** All that hangs on one region. */
export function landWorth(o: Outlook, region: Region): number {
  const { state, lord, weights, turnsLeft } = o;
  const tables = printed(state);
  const horizon = horizonOf(o);
  const castle = state.owner[region] === lord && hasBuilding(state, region, CASTLE);
  const income = Math.max(0, incomeOf(o, region) * horizon * weights.income - (castle ? 0 : BUILD_PRICE));
  const creed = Math.max(0, tables.creed[region] - degrees(tables.alignment[region], alignmentOf(lord)));
  let worth = income + (turnsLeft > 0 ? creed * weights.creed : 0);
  worth += weights.region + weights.nearness * progress(o);
  worth += countBuildings(state, region) * weights.spoils;
  if (region === SELORIAN_REGION) worth += throneWorth(o);
  const owner = state.owner[region];
  if (isFoe(o, owner)) worth += weights.rival + wealthOf(state, region) + menaceOf(o, owner, region);
  return worth;
}

/** What it is worth to take a region from who may win at the end of this turn: his throne most of all. */
function menaceOf({ dangers, weights }: Outlook, owner: Side, region: Region): number {
  const danger = dangerOf(dangers, owner);
  if (danger === 1) return weights.usurper;
  return danger * weights.menace * (region === SELORIAN_REGION ? 2 : 1);
}

/** What a region more would be to its neighbour who may win: it is kept from him, Selorian before all others. */
export function guardWorth({ alarm, dangers, weights }: Outlook, region: Region, attacker: Side): number {
  return region === SELORIAN_REGION ? alarm * weights.guard : dangerOf(dangers, attacker) * weights.deny;
}

/** What an island is worth: Åland brings an empire nearer. */
function islandWorth({ state, lord, weights }: Outlook, place: Spot): number {
  if (state.islandOwner[islandOf(place)] === lord) return 0;
  return place === ALAND ? weights.aland : weights.island;
}

/** What it is worth to hold a field after a battle, by the advanced rules: nothing but that the enemy is gone. */
const FIELD = 6;

export function placeWorth(o: Outlook, place: Spot): number {
  if (isRegion(place)) return landWorth(o, place);
  return isIsland(place) ? islandWorth(o, place) : FIELD;
}
