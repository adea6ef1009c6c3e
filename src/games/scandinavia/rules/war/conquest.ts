/** A region changes hands: indemnity, spoils, what falls and what stands (SC-13.13, SC-13.14, SC-13.23 to SC-13.26). */
import type { Region } from '../../content/board.ts';
import { BUILDINGS, FALLEN_WITH_LAND, STANDING } from '../../content/buildings.ts';
import { CONQUEST_PROSPERITY } from '../../content/conquest.ts';
import { FINDS, FIRST_FIND, LANDLOCKED_PORT_GOLD } from '../../content/discovery.ts';
import { LORDS } from '../../content/lords.ts';
import { FIRST_PROSPERITY, REGIONS } from '../../content/regions.ts';
import { OGRE_SPOIL } from '../../content/troops.ts';
import { d10, isHit } from '../dice.ts';
import { fleetsAt, sinkFleet, takeFleet } from '../fleets.ts';
import type { BattleFrame } from '../frames.ts';
import { gain, payTo, purseOf, receive } from '../gold.ts';
import { fleetsIn } from '../hex/berths.ts';
import { standingIn } from '../hex/standing.ts';
import {
  addBuilding,
  becomeIndependent,
  changeProsperity,
  countRegions,
  destroyBuilding,
  hasBuilding,
  wealthOf,
} from '../land.ts';
import { isLord, lordsOf } from '../lords.ts';
import { sideName } from '../names.ts';
import {
  asLord,
  asRegion,
  buildingNumber,
  FLEET_IDS,
  type Lord,
  OGRE,
  PIECE_COUNT,
  PORT,
  SATED_OGRE,
  type Side,
  type Spot,
} from '../numbers.ts';
import { BARBARIANS, countAt, NOBODY, turnInto } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import { pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/** Ogres who have come through plunder the land, and want no upkeep (SC-C-ogre); who is sated already spoils it no less (SC-A-turn-or-round). */
function spoil(act: Act, lord: Lord, region: Region): void {
  const { state } = act;
  const hungry = countAt(state, region, lord, OGRE);
  const ogres = hungry + countAt(state, region, lord, SATED_OGRE);
  if (ogres === 0) return;
  changeProsperity(act, region, -OGRE_SPOIL * ogres, 'spoil');
  if (hungry > 0) turnInto(state, region, lord, OGRE, SATED_OGRE, hungry);
}

/** What is found in land that was free: 1D10 + fertility (SC-13.14). */
function discover(act: Act, lord: Lord, region: Region): void {
  const { state, facts } = act;
  const tables = printed(state);
  const die = d10(act);
  const number = die + tables.fertility[region];
  const { gold, buildings } = FINDS[number - FIRST_FIND];
  facts.tell({ kind: 'found', lord: LORDS[lord], region: REGIONS[region], die, number });
  let sum = gold;
  for (const id of buildings) {
    const building = buildingNumber[id];
    if (building === PORT && tables.seas[region].length === 0) {
      sum += LANDLOCKED_PORT_GOLD;
      continue;
    }
    addBuilding(state, region, building);
    state.fresh[region] |= 1 << building;
    facts.tell({ kind: 'built', lord: LORDS[lord], region: REGIONS[region], building: id, cause: 'discovery' });
  }
  gain(act, lord, sum, 'discovery');
}

function takeFree(act: Act, lord: Lord, region: Region): void {
  const { state } = act;
  state.prosperity[region] = FIRST_PROSPERITY;
  state.regionTax[region] = -1;
  spoil(act, lord, region);
  discover(act, lord, region);
}

/** Castle and walls fall, everything else on 1 to 5 (SC-13.24). */
function ruin(act: Act, region: Region): void {
  const { state, facts } = act;
  STANDING.forEach((id, building) => {
    if (!hasBuilding(state, region, building)) return;
    if (FALLEN_WITH_LAND.includes(id)) {
      destroyBuilding(act, region, building, 'conquest');
      return;
    }
    const die = d10(act);
    if (isHit(die)) destroyBuilding(act, region, building, 'conquest');
    else facts.tell({ kind: 'building-stood', region: REGIONS[region], building: BUILDINGS[building], die });
  });
}

/** Fleets of the losers at a coast go as other buildings do: lost, or taken (SC-A-defender-fleets). */
export function takeFleets(act: Act, place: Spot, loser: Side, winner: Side, spared = false): void {
  const { state, facts } = act;
  for (const fleet of fleetsAt(state, place, loser)) {
    if (!spared && (isHit(d10(act)) || !isLord(winner))) {
      takeFleet(state, fleet);
      facts.tell({ kind: 'fleet-lost', lord: sideName(loser), fleet: FLEET_IDS[fleet], cause: 'conquest' });
    } else {
      state.fleetLord[fleet] = asLord(winner);
      facts.tell({ kind: 'fleet-taken', lord: LORDS[winner], fleet: FLEET_IDS[fleet], from: sideName(loser) });
    }
  }
}

/** Is the loser's last land lost, with nobody of his seat left? Then all his gold goes (SC-13.26, SC-A-two-lords-purse). */
const losesAll = (state: State, loser: Side): boolean =>
  countRegions(state, loser) === 0 &&
  lordsOf(state, state.seatOf[loser]).every(lord => lord === loser || state.out[lord] > 0);

/** The wealth before the drop, or what there is (SC-13.25). */
function indemnity(act: Act, loser: Lord, winner: Lord, wealth: number): void {
  const { state } = act;
  const purse = purseOf(state, loser);
  if (losesAll(state, loser)) {
    // The sum is known to the two alone.
    const seats = [state.seatOf[loser], state.seatOf[winner]];
    state.gold[seats[0]] -= purse;
    act.facts.revealTo(seats, {
      kind: 'paid-to',
      lord: LORDS[loser],
      to: LORDS[winner],
      gold: purse,
      cause: 'fallen',
    });
    receive(act, seats[1], purse, true);
  } else payTo(act, loser, winner, Math.min(wealth, purse), 'indemnity', true);
}

/** Troops and fleets of a lord elsewhere in a region whose capital he has lost: they stay, or are lost with it (SC-A-lost-region-troops). */
function abandon(act: Act, region: Region, loser: Side): void {
  const { state } = act;
  if (!isLord(loser) || state.options.lostRegionTroops !== 'die') return;
  for (const spot of standingIn(state, region))
    for (let kind = 0; kind < PIECE_COUNT; kind++)
      pieceGone(act, spot, loser, kind, countAt(state, spot, loser, kind), 'conquest');
  for (const fleet of fleetsIn(state, region, loser)) sinkFleet(act, fleet, 'conquest');
}

/** A side takes a region from another; barbarians keep it, rebels set it free. */
export function conquer(act: Act, frame: BattleFrame): void {
  const { state, facts } = act;
  const { attacker, defender } = frame;
  const region = asRegion(frame.place);
  const wealth = defender < 0 ? 0 : wealthOf(state, region);
  state.marks[region] = 0;
  if (attacker === NOBODY) {
    takeFleets(act, region, defender, attacker);
    abandon(act, region, defender);
    becomeIndependent(act, region, 'revolts');
    return;
  }
  state.owner[region] = attacker;
  state.regionTax[region] = -1;
  if (attacker === BARBARIANS) facts.tell({ kind: 'barbarians-hold', region: REGIONS[region] });
  else facts.tell({ kind: 'conquered', lord: LORDS[attacker], region: REGIONS[region], from: sideName(defender) });
  if (defender < 0) {
    takeFree(act, asLord(attacker), region);
    return;
  }
  abandon(act, region, defender);
  if (isLord(defender) && isLord(attacker)) indemnity(act, defender, attacker, wealth);
  // Sandra spares the land of others, and her Ogres with it (SC-C-code-of-honour, SC-A-code-ogres).
  const spared = hasPower(state, attacker, 'code-of-honour');
  if (!spared) {
    changeProsperity(act, region, -CONQUEST_PROSPERITY, 'conquest');
    if (isLord(attacker)) spoil(act, attacker, region);
    ruin(act, region);
  }
  if (isLord(defender)) takeFleets(act, region, defender, attacker, spared);
}
