/** Setting up, taxes, recruiting, construction, upkeep, events that ask. */
import { NONE } from '../../../../kit/rules/ids.ts';
import { EVENTS as EVENT_IDS, LURE_PRICE, MERCENARIES_PRICE, SIF_PRICE } from '../../content/events.ts';
import { LORD } from '../../content/lords.ts';
import { ENGINES_PRICE } from '../../content/troops.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { mightiest } from '../events/land.ts';
import { printedBonus, unpaidRegions, unsung } from '../events/payments.ts';
import { isManned } from '../fleets.ts';
import {
  type BardsFrame,
  CONSTRUCTION,
  type ConstructionFrame,
  type EventFrame,
  type LureFrame,
  OPENING,
  type OpeningFrame,
  RECRUITING,
  type RecruitingFrame,
  type SifFrame,
  TAXES,
  type TaxesFrame,
  type TokenFrame,
  UPKEEP,
  type UpkeepFrame,
} from '../frames.ts';
import { purseOf } from '../gold.ts';
import { fleetsIn } from '../hex/berths.ts';
import { slips } from '../hex/shores.ts';
import { isAdvanced } from '../hex/standing.ts';
import { refuges } from '../hex/tokens.ts';
import { countRegions, hasBuilding } from '../land.ts';
import {
  asLord,
  buildingNumber,
  DRAKKAR,
  DWARF,
  FIRST_HERO,
  fleetNumber,
  isRegion,
  isUnitOrGlok,
  lordNumber,
  PORT,
  pieceNumber,
  placeNumber,
  regionNumber,
  seaNumber,
  spotNumber,
} from '../numbers.ts';
import { buildPrice, canBuild, fervent, landInHand, scrappable, worksites } from '../phases/construction.ts';
import {
  canTryHero,
  hasRoomForHero,
  isOpen,
  pointsInReach,
  priceOfLastTurn,
  priceThere,
} from '../phases/recruiting.ts';
import { hasTaxed, pillageable, taxable } from '../phases/taxes.ts';
import { payrollSpots } from '../phases/upkeep.ts';
import { countAt, eachPiece, isHero } from '../pieces.ts';
import { printed } from '../printed.ts';
import { upkeepOf } from '../realm/prices.ts';
import { isHistoryFree } from '../setup/history.ts';
import { canStand, isOpenTo, seconds, secondsOf, strictness } from '../setup/opening.ts';
import { tokenAt } from '../tokens/token-at.ts';
import type { Against } from './against.ts';
import { noBuilding, noHero, noPillage, noTroops } from './barred.ts';
import { byLand } from './stacks.ts';

export function opening(frame: OpeningFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, regions } = frame;
  if (choice.kind === 'as-history' && frame.step === OPENING.first) {
    against.when(!isHistoryFree(state, lord), 'SC-15.1', 'taken');
    return;
  }
  if (choice.kind === 'start' && (frame.step === OPENING.first || frame.step === OPENING.second)) {
    const region = regionNumber[choice.region];
    if (against.when(!isOpenTo(state, lord, region), 'SC-3.6', 'not-open')) return;
    if (frame.step === OPENING.first)
      against.when(seconds(state, lord, region, strictness(state, lord)).length === 0, 'SC-3.5', 'no-pair');
    else against.when(!secondsOf(state, lord, regions[0]).includes(region), 'SC-3.5', 'no-pair');
    return;
  }
  if (choice.kind === 'moor' && frame.step === OPENING.together) {
    const region = regionNumber[choice.region];
    if (against.when(!regions.includes(region), 'SC-3.7', 'not-yours')) return;
    const sea = seaNumber[choice.sea];
    against.when(!printed(state).seas[region].includes(sea), 'SC-11.5', 'no-coast');
    against.when(hasBuilding(state, region, PORT), 'SC-11.4', 'one-of-a-kind');
    return;
  }
  if (choice.kind === 'place' && frame.step === OPENING.buildings) {
    const [region, building] = [regionNumber[choice.region], buildingNumber[choice.building]];
    if (against.when(!regions.includes(region), 'SC-3.7', 'not-yours')) return;
    if (against.when(building === DRAKKAR, 'SC-3.7', 'no-fleet')) return;
    against.when(!canStand(state, region, building), 'SC-11.4', 'one-of-a-kind');
    return;
  }
  if (choice.kind === 'muster' && frame.step === OPENING.troops) {
    against.when(!regions.includes(regionNumber[choice.region]), 'SC-3.7', 'not-yours');
    against.when(frame.army[pieceNumber[choice.piece]] === 0, 'SC-3.7', 'not-on-the-sheet', { lord: LORD[lord].id });
    return;
  }
  against.notNow();
}

export function taxes(frame: TaxesFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, levels } = frame;
  const byRegion = state.options.taxes === 'region';
  if (choice.kind === 'tax' && frame.step !== TAXES.pillage) return;
  if (choice.kind === 'as-last-turn' && frame.step === TAXES.levels) {
    against.when(!hasTaxed(state, lord), 'SC-9.4', 'nothing-before');
    return;
  }
  if (choice.kind === 'tax-in' && frame.step === TAXES.levels) {
    const region = regionNumber[choice.region];
    if (against.when(!byRegion, 'SC-O-taxes', 'one-level')) return;
    against.when(!taxable(state, lord).includes(region) || levels[region] >= 0, 'SC-9.4', 'not-taxed');
    return;
  }
  if (frame.step === TAXES.pillage && choice.kind === 'done') return;
  if (frame.step === TAXES.pillage && choice.kind === 'pillage') {
    const region = regionNumber[choice.region];
    against.when(!pillageable(state, frame).includes(region), noPillage(state, frame, region), 'not-pillaged');
    return;
  }
  against.notNow();
}

export function recruiting(frame: RecruitingFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord } = frame;
  switch (frame.step) {
    case RECRUITING.heroes:
      if (choice.kind === 'to-troops') return;
      if (choice.kind === 'every-temple') against.when(!hasRoomForHero(state, lord), 'SC-10.6', 'too-many-heroes');
      else if (choice.kind === 'try-hero') {
        against.when(!hasRoomForHero(state, lord), 'SC-10.6', 'too-many-heroes');
        const region = regionNumber[choice.region];
        against.when(!canTryHero(state, frame, region), noHero(state, frame, region), 'no-try');
      } else if (choice.kind === 'dismiss') {
        const piece = pieceNumber[choice.piece];
        against.when(frame.heroes.length > 0, 'SC-10.6', 'only-at-the-start');
        against.when(
          !isHero(piece) || countAt(state, spotNumber[choice.at], lord, piece) === 0,
          'SC-10.6',
          'not-there',
        );
      } else against.notNow();
      return;
    case RECRUITING.bard:
      if (choice.kind === 'done') return;
      if (choice.kind === 'pay-all') against.short(lord, frame.hero - FIRST_HERO + 1, 'SC-C-bards');
      else against.notNow();
      return;
    case RECRUITING.entice:
      if (choice.kind !== 'done' && choice.kind !== 'entice') against.notNow();
      return;
    case RECRUITING.surcharge:
      if (against.is(choice, 'surcharge'))
        against.outside(choice.points, 0, pointsInReach(state, frame, frame.region), 'SC-10.16');
      return;
    default:
      if (choice.kind === 'done') return;
      if (choice.kind === 'as-last-turn') {
        const none = frame.tries.length > 0 || state.lastTries[lord].length === 0;
        if (!against.when(none, 'SC-10.1', 'nothing-before'))
          against.short(lord, priceOfLastTurn(state, lord), 'SC-10.11');
      } else if (choice.kind === 'recruit') {
        const region = regionNumber[choice.region];
        if (against.when(!isOpen(state, frame, region), noTroops(state, frame, region), 'no-recruits')) return;
        against.short(lord, priceThere(state, frame, region), 'SC-10.11');
      } else against.notNow();
  }
}

export function construction(frame: ConstructionFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const region = landInHand(frame);
  switch (frame.step) {
    case CONSTRUCTION.begin:
      if (choice.kind === 'build-in')
        against.when(!fervent(state, frame).includes(regionNumber[choice.region]), 'SC-C-fervour', 'no-fervour');
      else if (choice.kind !== 'done') against.notNow();
      return;
    case CONSTRUCTION.fervour:
      if (!against.is(choice, 'build')) return;
      against.when(
        buildingNumber[choice.building] === DRAKKAR || !canStand(state, region, buildingNumber[choice.building]),
        'SC-C-fervour',
        'one-of-a-kind',
      );
      return;
    case CONSTRUCTION.place:
      if (choice.kind === 'build-in')
        against.when(!worksites(state, frame).includes(placeNumber[choice.region]), 'SC-11.3', 'nothing-to-build');
      else if (choice.kind === 'scrap')
        against.when(!scrappable(state, frame).includes(fleetNumber[choice.fleet]), 'SC-11.2', 'not-there');
      else if (choice.kind !== 'done') against.notNow();
      return;
    case CONSTRUCTION.sea:
      if (isAdvanced(state)) {
        if (against.is(choice, 'launch-at'))
          against.when(!slips(state, frame.lord, region).includes(spotNumber[choice.at]), 'SC-21.24', 'no-coast');
      } else if (against.is(choice, 'launch'))
        against.when(!printed(state).seas[region].includes(seaNumber[choice.sea]), 'SC-11.5', 'no-coast');
      return;
    default:
      works(frame, choice, against);
  }
}

function works(frame: ConstructionFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, region } = frame;
  switch (choice.kind) {
    case 'done':
      return;
    case 'build': {
      const building = buildingNumber[choice.building];
      if (against.when(!isRegion(region), 'SC-2.14', 'one-of-a-kind') || !isRegion(region)) return;
      if (against.when(!canBuild(state, region, building), noBuilding(state, region, building), 'one-of-a-kind'))
        return;
      against.short(lord, buildPrice(state, lord, building), 'SC-11.3');
      return;
    }
    case 'demolish': {
      const building = buildingNumber[choice.building];
      against.when(frame.built > 0, 'SC-11.1', 'built-already');
      against.when(
        building === DRAKKAR || !isRegion(region) || !hasBuilding(state, region, building),
        'SC-11.1',
        'not-there',
      );
      return;
    }
    case 'scrap':
      against.when(frame.built > 0, 'SC-11.1', 'built-already');
      against.when(
        !isRegion(region) ||
          !fleetsIn(state, region, lord).includes(fleetNumber[choice.fleet]) ||
          isManned(state, fleetNumber[choice.fleet]),
        'SC-11.2',
        'not-there',
      );
      return;
    case 'engines': {
      const most = Math.min(countAt(state, region, lord, DWARF), Math.floor(purseOf(state, lord) / ENGINES_PRICE));
      against.outside(choice.count, 1, most, 'SC-11.7');
      return;
    }
    default:
      against.notNow();
  }
}

export function upkeep(frame: UpkeepFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, place, piece } = frame;
  switch (frame.step) {
    case UPKEEP.place:
      if (!against.is(choice, 'disband')) return;
      against.when(
        !isUnitOrGlok(pieceNumber[choice.piece]) || countAt(state, place, lord, pieceNumber[choice.piece]) === 0,
        'SC-14.1',
        'not-there',
      );
      return;
    case UPKEEP.piece:
      if (against.is(choice, 'count')) against.outside(choice.count, 1, countAt(state, place, lord, piece), 'SC-14.1');
      return;
    default: {
      const named = choice.kind === 'disband-at' ? spotNumber[choice.at] : undefined;
      if (byLand(frame.area ?? NONE, payrollSpots(state, lord), choice, named, 'SC-14.1', against)) return;
      if (choice.kind === 'settle') return;
      if (choice.kind === 'pay-all') against.short(lord, upkeepOf(state, lord), 'SC-14.1');
      else if (choice.kind === 'disband-at') {
        let any = false;
        eachPiece(state, spotNumber[choice.at], lord, one => {
          any ||= isUnitOrGlok(one);
        });
        against.when(!any, 'SC-14.1', 'not-there');
      } else if (choice.kind === 'scrap') {
        const fleet = fleetNumber[choice.fleet];
        against.when(state.fleetLord[fleet] !== lord || isManned(state, fleet), 'SC-14.5', 'not-there');
      } else against.notNow();
    }
  }
}

export function lure(frame: LureFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const regions = unpaidRegions(state, frame.lord);
  if (choice.kind === 'done') return;
  if (choice.kind === 'pay-all') against.short(frame.lord, LURE_PRICE * regions.length, 'SC-C-call-of-gold');
  else if (choice.kind === 'pay-region') {
    if (against.when(!regions.includes(regionNumber[choice.region]), 'SC-C-call-of-gold', 'not-yours')) return;
    against.short(frame.lord, LURE_PRICE, 'SC-C-call-of-gold');
  } else against.notNow();
}

export function bards(frame: BardsFrame, choice: ScandinaviaChoice, against: Against): void {
  const left = unsung(against.state, frame);
  if (choice.kind === 'done') return;
  if (choice.kind === 'pay-all') {
    let all = 0;
    for (let i = 0; i < left.length; i += 3) all += printedBonus(left[i + 1]) * left[i + 2];
    against.short(frame.lord, all, 'SC-C-bards');
  } else if (choice.kind === 'pay-hero') {
    const [spot, piece] = [spotNumber[choice.at], pieceNumber[choice.piece]];
    const there = left.some((_, i) => i % 3 === 0 && left[i] === spot && left[i + 1] === piece);
    if (against.when(!there, 'SC-C-bards', 'not-there')) return;
    against.short(frame.lord, printedBonus(piece), 'SC-C-bards');
  } else against.notNow();
}

export function sif(frame: SifFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const price = SIF_PRICE * countRegions(state, frame.lord);
  const able = purseOf(state, frame.lord) >= price;
  if (choice.kind === 'feast') against.short(frame.lord, price, 'SC-C-sif');
  else if (choice.kind === 'decline') against.when(able && state.options.sif === 'duty', 'SC-O-sif', 'duty');
  else against.notNow();
}

export function token(frame: TokenFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  if (choice.kind === 'done') against.when(frame.escaped > 0, 'SC-16.36', 'must-be-placed');
  else if (choice.kind === 'place-token') {
    const region = regionNumber[choice.region];
    if (isAdvanced(state)) {
      const open = refuges(state, frame.lord, frame.escaped > 0).includes(region);
      against.when(!open, frame.escaped > 0 ? 'SC-21.41' : 'SC-21.39', 'not-there');
      return;
    }
    against.when(state.owner[region] !== frame.lord, 'SC-16.3', 'not-yours');
    against.when(tokenAt(state, frame.lord) === region, 'SC-16.3', 'there-already');
  } else against.notNow();
}

export function event(frame: EventFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const id = EVENT_IDS[frame.event];
  if (id === 'mercenaries') {
    if (choice.kind === 'decline') return;
    if (!against.is(choice, 'hire')) return;
    const owner = state.owner[regionNumber[choice.region]];
    if (against.when(owner < 0 || state.seatOf[owner] !== state.first, 'SC-C-mercenaries', 'not-yours')) return;
    against.short(asLord(owner), MERCENARIES_PRICE, 'SC-C-mercenaries');
  } else if (against.is(choice, 'afflict'))
    against.when(!mightiest(state).includes(lordNumber[choice.lord]), 'SC-C-civil-disorder', 'not-the-mightiest');
}
