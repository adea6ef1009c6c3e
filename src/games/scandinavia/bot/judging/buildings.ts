/** What buildings are worth, in gold, less what they cost. */
import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { guildIncome } from '../../content/taxes.ts';
import { regionCreed } from '../../rules/creed.ts';
import { fleetsAt, fleetsOf } from '../../rules/fleets.ts';
import { hasBuilding, regionsOf, wealthOf } from '../../rules/land.ts';
import { areAllies } from '../../rules/lords.ts';
import {
  CAMP,
  CASTLE,
  DRAKKAR,
  FORTIFICATION,
  GUILD,
  MELOCH,
  MILL,
  PORT,
  REGION_COUNT,
  SELORIAN_REGION,
  TEMPLE,
} from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import { canRecruitIn } from '../../rules/realm/frequency.ts';
import { guardWorth, landWorth } from './lands.ts';
import type { Outlook } from './outlook.ts';
import { overSea } from './sea.ts';
import { riskOf, threatTo } from './threats.ts';
import { pointsAt } from './units.ts';

const USUAL = 3;
/** Prosperity that a mill brings in a turn, and the most there is. */
const MILL_BRINGS = 2;
const MOST = 24;

/** Guilds of the own lord and of all who trade with him. */
function guilds({ state, lord }: Outlook): { readonly own: number; readonly allied: number } {
  let [own, allied] = [0, 0];
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    if (!hasBuilding(state, region, GUILD)) continue;
    const owner = state.owner[region];
    if (owner === lord) own++;
    else if (owner >= 0 && areAllies(state, lord, owner)) allied++;
  }
  return { own, allied };
}

/** Where there is a port, the fleet is still to be paid. */
const FLEET_FIRST = 8;
/** Fleets that one lord has use for. */
const FLEETS = 3;

const ports = ({ state, lord }: Outlook): number =>
  regionsOf(state, lord).filter(region => hasBuilding(state, region, PORT)).length;

/** What a fleet more is good for: land that lies over the sea, where little is left to march to. */
function fleetWorth(o: Outlook, region: Region): number {
  const { state, lord } = o;
  const own = fleetsOf(state, lord).length;
  if (own >= FLEETS) return 0;
  const here = fleetsAt(state, region, lord).length;
  const gain = overSea(o, region, here + 1) - overSea(o, region, here);
  return here > 0 && gain <= 0 ? 0 : Math.max(gain, overSea(o, region, here + 1) * (here > 0 ? 0.2 : 0.8)) * SAILS;
}
/** How much of a landing comes true. */
const SAILS = 0.7;

/** What a building in a region brings for the rest of the game. */
export function buildingWorth(o: Outlook, region: Region, building: number): number {
  const { state, lord, turnsLeft } = o;
  const turns = turnsLeft;
  const tables = printed(state);
  switch (building) {
    case CASTLE:
      // What it pays, and that troops come to it.
      return wealthOf(state, region) * USUAL * Math.min(turns, 6) + (turns > 0 ? 4 : 0);
    case GUILD: {
      const { own, allied } = guilds(o);
      const more = guildIncome(own + 1, allied / 2) - guildIncome(own, allied / 2);
      return more * (lord === MELOCH ? 2 : 1) * Math.min(turns, 6) * 0.9;
    }
    case MILL: {
      if (!hasBuilding(state, region, CASTLE)) return 0;
      const room =
        Math.min(MOST, state.prosperity[region] + MILL_BRINGS * Math.min(turns, 4)) - state.prosperity[region];
      return Math.max(room, MILL_BRINGS) * (tables.fertility[region] / MOST) * USUAL * Math.min(turns, 6) * 0.8;
    }
    case TEMPLE: {
      const creed = regionCreed(state, lord, region) + 1;
      return (1.2 + Math.min(creed, 6) * 1.1) * Math.min(turns, 5);
    }
    case CAMP: {
      const army = pointsAt(state, region, lord) / 5;
      return (Math.min(army, 4) * 1.1 + (canRecruitIn(state, lord, region) ? 1.5 : 0)) * Math.min(turns, 4);
    }
    case FORTIFICATION: {
      const threat = threatTo(o, region);
      const held = pointsAt(state, region, lord);
      const risk = riskOf(o, region, threat, held) - riskOf(o, region, threat, held * 1.4 + 3);
      return (
        risk * (landWorth(o, region) + guardWorth(o, region, threat.side)) * 0.8 + (region === SELORIAN_REGION ? 12 : 0)
      );
    }
    case PORT:
      return ports(o) > 0 || turns < 3 ? 0 : fleetWorth(o, region) - FLEET_FIRST;
    case DRAKKAR:
      return turns === 0 ? 0 : fleetWorth(o, region);
    default:
      return 0;
  }
}
