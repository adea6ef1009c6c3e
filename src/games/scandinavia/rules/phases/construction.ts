/** Phase 8: fervour, then demolition, then building (SC-11.1 to SC-11.7). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { BUILD_PRICE, BUILDINGS, DEMOLITION_GOLD, STANDING } from '../../content/buildings.ts';
import { LORDS } from '../../content/lords.ts';
import {
  FERVOUR_BUILDINGS,
  MASTER_BUILDER_GOLD,
  MASTER_BUILDER_PRICE,
  PIRATE_FLEET_PRICE,
} from '../../content/powers.ts';
import { REGIONS } from '../../content/regions.ts';
import { ENGINES_PRICE } from '../../content/troops.ts';
import { SEAS } from '../../content/waters.ts';
import { askForGold, askLord, rangeOf } from '../asking.ts';
import {
  BUILD,
  BUILD_IN,
  DEMOLISH,
  DONE,
  ENGINES as EQUIP,
  LAUNCH,
  LAUNCH_AT,
  SCRAP,
  type ScandinaviaChoice,
} from '../choices.ts';
import { fleetsOf, freeFleet, isManned, launchFleet, takeFleet } from '../fleets.ts';
import { CONSTRUCTION, type ConstructionFrame } from '../frames.ts';
import { gain, pay, purseOf } from '../gold.ts';
import { fleetsIn } from '../hex/berths.ts';
import { groundOf } from '../hex/ground.ts';
import { slips } from '../hex/shores.ts';
import { isAdvanced, regionAt } from '../hex/standing.ts';
import { addBuilding, countBuildings, destroyBuilding, hasBuilding, regionsOf } from '../land.ts';
import { placeName } from '../names.ts';
import {
  asLord,
  asRegion,
  BUILDING_COUNT,
  buildingNumber,
  DRAKKAR,
  DWARF,
  ENGINES,
  EVERY_ISLAND,
  FLEET_IDS,
  type Fleet,
  fleetNumber,
  islandPlace,
  isRegion,
  type Lord,
  type Place,
  PORT,
  placeNumber,
  REGION_COUNT,
  SANDRA,
  seaNumber,
  spotNumber,
} from '../numbers.ts';
import { countAt, turnInto } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import { canStand } from '../setup/opening.ts';
import type { State } from '../state.ts';

/** What a building costs a lord: Meloch and Eurich pay less (SC-11.3, SC-C-master-builder, SC-C-piracy). */
export function buildPrice(state: State, lord: Lord, building: number): number {
  if (building === DRAKKAR && hasPower(state, lord, 'piracy')) return PIRATE_FLEET_PRICE;
  return hasPower(state, lord, 'master-builder') ? MASTER_BUILDER_PRICE : BUILD_PRICE;
}

/** What pulling one down brings. */
export const demolitionGold = (state: State, lord: Lord): number =>
  hasPower(state, lord, 'master-builder') ? MASTER_BUILDER_GOLD : DEMOLITION_GOLD;

/** A fleet needs a port that stood here before this turn, and a counter (SC-11.6, SC-A-counters). */
export const canLaunch = (state: State, region: Region): boolean =>
  hasBuilding(state, region, PORT) &&
  ((state.fresh[region] >> PORT) & 1) === 0 &&
  freeFleet(state) >= 0 &&
  // By the advanced rules it needs a coast hex to itself (SC-21.24).
  (!isAdvanced(state) || slips(state, asLord(state.owner[region]), region).length > 0);

/** Can it be built there, gold aside? */
export const canBuild = (state: State, region: Region, building: number): boolean =>
  building === DRAKKAR ? canLaunch(state, region) : canStand(state, region, building);

/** Fleets away from his coasts that can be broken up, for nothing: nobody may be aboard (SC-11.1, SC-11.2). */
export const scrappable = (state: State, { lord, built }: ConstructionFrame): Fleet[] =>
  built > 0 ? [] : fleetsOf(state, lord).filter(fleet => !isAtHome(state, fleet) && !isManned(state, fleet));

/** At a coast of his; by the basic rules it lies nowhere else but at sea and off islands. */
function isAtHome(state: State, fleet: Fleet): boolean {
  const region = regionAt(state, state.fleetPlace[fleet]);
  return region >= 0 && (!isAdvanced(state) || state.owner[region] === state.fleetLord[fleet]);
}

/** Fleets at the coasts of a region that can be broken up there. */
const docked = (state: State, lord: Lord, region: Region): Fleet[] =>
  fleetsIn(state, region, lord).filter(fleet => !isManned(state, fleet));

/** Islands where Dwarves of his could be fitted out (SC-11.7). */
const workshops = (state: State, { lord, idle }: ConstructionFrame): Place[] =>
  EVERY_ISLAND.map(islandPlace).filter(
    place => !isAdvanced(state) && !idle.includes(place) && countAt(state, place, lord, DWARF) > 0,
  );

/** Where something can be done, gold aside. */
export const worksites = (state: State, frame: ConstructionFrame): Place[] => [
  ...regionsOf(state, frame.lord).filter(region => hasWork(state, frame, region)),
  ...workshops(state, frame),
];

const hasWorksite = (state: State, frame: ConstructionFrame): boolean => {
  for (let region: Region = FIRST; region < REGION_COUNT; region++) if (hasWork(state, frame, region)) return true;
  return workshops(state, frame).length > 0;
};

/** Is there anything to do in a region, gold aside? Where nothing was done it is not asked again before something is. */
export const hasWork = (state: State, { lord, built, idle }: ConstructionFrame, region: Region): boolean => {
  if (state.owner[region] !== lord || idle.includes(region)) return false;
  if (built === 0 && (countBuildings(state, region) > 0 || docked(state, lord, region).length > 0)) return true;
  if (countAt(state, region, lord, DWARF) > 0) return true;
  for (let building = 0; building < BUILDING_COUNT; building++) if (canBuild(state, region, building)) return true;
  return false;
};

/** Regions whose people build one more for nothing (SC-C-fervour, SC-A-sandra-2). */
export function fervent(state: State, { lord, fervour }: ConstructionFrame): Region[] {
  if (!hasPower(state, SANDRA, 'fervour') || lord !== SANDRA) return [];
  if (state.options.sandra2 === 'one' && fervour.length > 0) return [];
  return regionsOf(state, lord).filter(
    region =>
      !fervour.includes(region) &&
      countBuildings(state, region) >= FERVOUR_BUILDINGS &&
      STANDING.some((_, building) => canStand(state, region, building)),
  );
}

function raiseBuilding(act: Act, lord: Lord, region: Region, building: number, cause: string): void {
  const { state, facts } = act;
  addBuilding(state, region, building);
  state.fresh[region] |= 1 << building;
  facts.tell({ kind: 'built', lord: LORDS[lord], region: REGIONS[region], building: BUILDINGS[building], cause });
}

/** The region in hand, wherever it can be no island: on islands Dwarves are fitted out, and nothing is built. */
export const landInHand = ({ region }: ConstructionFrame): Region => asRegion(region);

/** What can be done in the region in hand. */
function works(state: State, frame: ConstructionFrame): ScandinaviaChoice[] {
  const { lord, region, built } = frame;
  const purse = purseOf(state, lord);
  const choices: ScandinaviaChoice[] = [DONE];
  if (!isRegion(region)) return choices;
  for (let building = 0; building < BUILDING_COUNT; building++)
    if (buildPrice(state, lord, building) <= purse && canBuild(state, region, building)) choices.push(BUILD[building]);
  if (built > 0) return choices;
  STANDING.forEach((_, building) => {
    if (hasBuilding(state, region, building)) choices.push(DEMOLISH[building]);
  });
  for (const fleet of docked(state, lord, region)) choices.push(SCRAP[fleet]);
  return choices;
}

const enginesRange = (state: State, { lord, region }: ConstructionFrame) =>
  rangeOf(
    EQUIP,
    'count',
    1,
    Math.min(countAt(state, region, lord, DWARF), Math.floor(purseOf(state, lord) / ENGINES_PRICE)),
  );

/** The region in hand is done with when nothing is left to do there. */
function goOn(state: State, frame: ConstructionFrame): void {
  frame.step = CONSTRUCTION.place;
  const { region } = frame;
  if (isRegion(region) ? hasWork(state, frame, region) : workshops(state, frame).includes(region))
    frame.step = CONSTRUCTION.what;
}

export const construction: Rule<ConstructionFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === CONSTRUCTION.begin) {
      if (fervent(state, frame).length > 0) return true;
      frame.region = NONE;
      frame.step = CONSTRUCTION.place;
    }
    if (frame.step !== CONSTRUCTION.place) return true;
    if (hasWorksite(state, frame) || scrappable(state, frame).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord } = frame;
    const region = landInHand(frame);
    switch (frame.step) {
      case CONSTRUCTION.begin:
        return askLord(state, lord, 'fervour', [DONE, ...fervent(state, frame).map(r => BUILD_IN[r])]);
      case CONSTRUCTION.fervour: {
        const choices = BUILD.filter((_, building) => building !== DRAKKAR && canStand(state, region, building));
        return askLord(state, lord, 'fervour-building', choices, { region: REGIONS[region] });
      }
      case CONSTRUCTION.place: {
        const places = worksites(state, frame).map(place => BUILD_IN[place]);
        const fleets = scrappable(state, frame).map(fleet => SCRAP[fleet]);
        return askLord(state, lord, 'construction', [DONE, ...places, ...fleets]);
      }
      case CONSTRUCTION.sea:
        // Its owner chooses the coast (SC-11.5).
        if (isAdvanced(state)) {
          const berths = slips(state, lord, region).map(spot => LAUNCH_AT[spot]);
          return askLord(state, lord, 'launch-at', berths, { region: REGIONS[region] });
        }
        return askLord(
          state,
          lord,
          'launch',
          printed(state).seas[region].map(sea => LAUNCH[sea]),
          { region: REGIONS[region] },
        );
      default:
        return askForGold(
          state,
          lord,
          'building',
          works(state, frame),
          { region: placeName(frame.region) },
          enginesRange(state, frame),
        );
    }
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord } = frame;
    const region = landInHand(frame);
    switch (choice.kind) {
      case 'build-in':
        frame.region = placeNumber[choice.region];
        frame.step = frame.step === CONSTRUCTION.begin ? CONSTRUCTION.fervour : CONSTRUCTION.what;
        return;
      case 'build': {
        const building = buildingNumber[choice.building];
        if (frame.step === CONSTRUCTION.fervour) {
          raiseBuilding(act, lord, region, building, 'fervour');
          frame.fervour.push(region);
          frame.step = CONSTRUCTION.begin;
          return;
        }
        frame.built = 1;
        frame.idle.length = 0;
        pay(act, lord, buildPrice(state, lord, building), 'construction');
        if (building === DRAKKAR) {
          frame.step = CONSTRUCTION.sea;
          return;
        }
        raiseBuilding(act, lord, region, building, 'construction');
        goOn(state, frame);
        return;
      }
      case 'launch-at': {
        const spot = spotNumber[choice.at];
        const sea = groundOf(state).seaOf[spot];
        const fleet = launchFleet(state, lord, spot, sea);
        facts.tell({
          kind: 'launched',
          lord: LORDS[lord],
          fleet: FLEET_IDS[fleet],
          region: REGIONS[region],
          sea: SEAS[sea],
          cause: 'construction',
          at: choice.at,
        });
        goOn(state, frame);
        return;
      }
      case 'launch': {
        const sea = seaNumber[choice.sea];
        const fleet = launchFleet(state, lord, region, sea);
        facts.tell({
          kind: 'launched',
          lord: LORDS[lord],
          fleet: FLEET_IDS[fleet],
          region: REGIONS[region],
          sea: choice.sea,
          cause: 'construction',
        });
        goOn(state, frame);
        return;
      }
      case 'demolish':
        frame.idle.length = 0;
        destroyBuilding(act, region, buildingNumber[choice.building], 'demolition');
        gain(act, lord, demolitionGold(state, lord), 'demolition');
        goOn(state, frame);
        return;
      case 'scrap': {
        const fleet = fleetNumber[choice.fleet];
        frame.idle.length = 0;
        takeFleet(state, fleet);
        facts.tell({ kind: 'fleet-lost', lord: LORDS[lord], fleet: choice.fleet, cause: 'demolition' });
        if (frame.step === CONSTRUCTION.what && hasBuilding(state, region, PORT))
          gain(act, lord, demolitionGold(state, lord), 'demolition');
        goOn(state, frame);
        return;
      }
      case 'engines':
        pay(act, lord, choice.count * ENGINES_PRICE, 'engines');
        turnInto(state, frame.region, lord, DWARF, ENGINES, choice.count);
        facts.tell({ kind: 'equipped', lord: LORDS[lord], region: placeName(frame.region), count: choice.count });
        frame.built = 1;
        frame.idle.length = 0;
        goOn(state, frame);
        return;
      default:
        if (frame.step === CONSTRUCTION.begin) {
          // Nothing more is built for nothing: all that could be counts as done.
          for (const own of fervent(state, frame)) frame.fervour.push(own);
          return;
        }
        if (frame.step === CONSTRUCTION.what) {
          frame.idle.push(frame.region);
          frame.region = NONE;
          frame.step = CONSTRUCTION.place;
          return;
        }
        act.finish(frame);
    }
  },
};
