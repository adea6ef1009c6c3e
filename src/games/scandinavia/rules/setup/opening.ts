import { FIRST } from '../../../../kit/rules/ids.ts';
import { ALIGNMENTS } from '../../content/alignments.ts';
import type { Region } from '../../content/board.ts';
import { STANDING } from '../../content/buildings.ts';
import { LORD } from '../../content/lords.ts';
import { TROOPS } from '../../content/troops.ts';
import { askLord } from '../asking.ts';
import { AS_HISTORY, MOOR, MUSTER, PLACE_BUILDING, type ScandinaviaChoice, START_IN } from '../choices.ts';
import { freeFleet } from '../fleets.ts';
import { OPENING, type OpeningFrame } from '../frames.ts';
import { hasBuilding } from '../land.ts';
import {
  buildingNumber,
  KRAGH_REGION,
  type Lord,
  PIECE_COUNT,
  PORT,
  pieceNumber,
  REGION_COUNT,
  regionNumber,
  SELORIAN_REGION,
  seaNumber,
  TOKEN,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import {
  armyOf,
  heroOfSheet,
  history,
  isHistoryFree,
  setUpBuilding,
  setUpFleet,
  setUpPiece,
  takeLand,
} from './history.ts';

/** Free, and not one of the two that only Ohrrkan may begin in (SC-3.6). */
export const isOpenTo = (state: State, lord: Lord, region: Region): boolean =>
  state.owner[region] < 0 && (LORD[lord].imperial === true || (region !== SELORIAN_REGION && region !== KRAGH_REGION));

/** Is a region what the sheet asks one of the two to be? (SC-3.5) */
export function isHome(state: State, lord: Lord, region: Region): boolean {
  const { home } = LORD[lord];
  const tables = printed(state);
  return 'alignment' in home
    ? ALIGNMENTS[tables.alignment[region]] === home.alignment
    : TROOPS[tables.troop[region]] === home.troop;
}

/** How strict the sheet is where earlier picks have left too little (SC-A-free-start): 2 all of it, 1 a coast, 0 nothing. */
const fitsSheet = (state: State, lord: Lord, a: Region, b: Region, strict: number): boolean => {
  const { seas } = printed(state);
  if (strict >= 2 && !isHome(state, lord, a) && !isHome(state, lord, b)) return false;
  return strict === 0 || LORD[lord].together.length === 0 || seas[a].length + seas[b].length > 0;
};

/** The regions with which a region makes a start, by how strict the sheet is. */
export function seconds(state: State, lord: Lord, first: Region, strict: number): Region[] {
  if (!isOpenTo(state, lord, first)) return [];
  return printed(state).adjacent[first].filter(
    region => isOpenTo(state, lord, region) && fitsSheet(state, lord, first, region, strict),
  );
}

/** As strict as can be. */
export function strictness(state: State, lord: Lord): number {
  for (let strict = 2; strict > 0; strict--) {
    for (let region: Region = FIRST; region < REGION_COUNT; region++)
      if (seconds(state, lord, region, strict).length > 0) return strict;
  }
  return 0;
}

function firsts(state: State, lord: Lord): Region[] {
  const strict = strictness(state, lord);
  const regions: Region[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (seconds(state, lord, region, strict).length > 0) regions.push(region);
  return regions;
}

/** Where a building of the free ones can stand: one of a kind (SC-3.7), a port at a coast (SC-11.4). */
export const canStand = (state: State, region: Region, building: number): boolean =>
  !hasBuilding(state, region, building) && (building !== PORT || printed(state).seas[region].length > 0);

const COUNT = STANDING.length;

function buildingsOnOffer(state: State, { regions }: OpeningFrame): ScandinaviaChoice[] {
  const choices: ScandinaviaChoice[] = [];
  for (let building = 0; building < COUNT; building++)
    for (const region of regions) if (canStand(state, region, building)) choices.push(PLACE_BUILDING[building][region]);
  return choices;
}

/** Spread over both regions, as the lord likes (SC-3.7). */
function troopsOnOffer({ regions, army }: OpeningFrame): ScandinaviaChoice[] {
  const choices: ScandinaviaChoice[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (army[piece] > 0) for (const region of regions) choices.push(MUSTER[piece][region]);
  return choices;
}

const mooringsOnOffer = (state: State, { regions }: OpeningFrame): ScandinaviaChoice[] =>
  regions.flatMap(region =>
    hasBuilding(state, region, PORT) ? [] : printed(state).seas[region].map(sea => MOOR[region][sea]),
  );

export const opening: Rule<OpeningFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === OPENING.first || frame.step === OPENING.second) return true;
    const { lord } = frame;
    if (frame.step === OPENING.together) {
      if (LORD[lord].together.length === 0) frame.step = OPENING.buildings;
      else if (mooringsOnOffer(state, frame).length === 0 || freeFleet(state) < 0) {
        frame.free += LORD[lord].together.length;
        frame.step = OPENING.buildings;
      } else return true;
    }
    if (frame.step === OPENING.buildings) {
      if (frame.free > 0) return true;
      frame.step = OPENING.troops;
    }
    if (frame.army.some(count => count > 0)) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord, regions } = frame;
    switch (frame.step) {
      case OPENING.first: {
        const choices: ScandinaviaChoice[] = isHistoryFree(state, lord) ? [AS_HISTORY] : [];
        for (const region of firsts(state, lord)) choices.push(START_IN[region]);
        return askLord(state, lord, 'first-region', choices);
      }
      case OPENING.second: {
        const [first] = regions;
        const choices = secondsOf(state, lord, first).map(region => START_IN[region]);
        return askLord(state, lord, 'second-region', choices);
      }
      case OPENING.together:
        return askLord(state, lord, 'moor', mooringsOnOffer(state, frame));
      case OPENING.buildings:
        return askLord(state, lord, 'place', buildingsOnOffer(state, frame), { left: frame.free });
      default:
        return askLord(state, lord, 'muster', troopsOnOffer(frame));
    }
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord, regions } = frame;
    switch (choice.kind) {
      case 'as-history':
        history(act, lord);
        act.finish(frame);
        return;
      case 'start': {
        const region = regionNumber[choice.region];
        regions.push(region);
        if (frame.step === OPENING.first) {
          frame.step = OPENING.second;
          return;
        }
        for (const own of regions) takeLand(act, lord, own);
        for (const own of regions)
          for (const building of LORD[lord].each) setUpBuilding(act, lord, own, buildingNumber[building]);
        frame.army = armyOf(LORD[lord].army, heroOfSheet(state, lord, LORD[lord].hero));
        if (state.options.tokens === 'on') frame.army[TOKEN] = 1;
        frame.step = OPENING.together;
        return;
      }
      case 'moor': {
        const region = regionNumber[choice.region];
        setUpBuilding(act, lord, region, PORT);
        setUpFleet(act, lord, region, seaNumber[choice.sea]);
        frame.step = OPENING.buildings;
        return;
      }
      case 'place':
        setUpBuilding(act, lord, regionNumber[choice.region], buildingNumber[choice.building]);
        frame.free--;
        return;
      case 'muster': {
        const piece = pieceNumber[choice.piece];
        setUpPiece(act, lord, regionNumber[choice.region], piece, 1);
        frame.army[piece]--;
      }
    }
  },
};

/** What goes with the first region that was named. */
export const secondsOf = (state: State, lord: Lord, first: Region): Region[] =>
  seconds(state, lord, first, strictness(state, lord));
