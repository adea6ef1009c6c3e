/** Phase 10: what is kept is paid, the rest leaves (SC-14.1 to SC-14.6). */
import { NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { askForGold, askLord, rangeOf } from '../asking.ts';
import { COUNT, DISBAND, DISBAND_AT, PAY_ALL, SCRAP, type ScandinaviaChoice, SETTLE } from '../choices.ts';
import { fleetsOf, isManned, sinkFleet, takeFleet } from '../fleets.ts';
import { UPKEEP, type UpkeepFrame } from '../frames.ts';
import { purseOf } from '../gold.ts';
import { listStacks, type Stack } from '../hex/stacks.ts';
import { isWater } from '../hex/standing.ts';
import { isAlive } from '../lords.ts';
import { spotName } from '../names.ts';
import {
  FLEET_IDS,
  type Fleet,
  fleetNumber,
  fleetOf,
  GLOK,
  GOBLIN,
  isUnitOrGlok,
  type Lord,
  OGRE,
  pieceNumber,
  placeNumber,
  SATED_OGRE,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { countAt, eachPiece, placesOf, turnInto } from '../pieces.ts';
import { type Kept, keptBy, upkeepOf } from '../realm/prices.ts';
import { passOn } from '../realm/stone.ts';
import { pieceLeft } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { setDown } from '../war/set-down.ts';

/** Glok leaves, and every Goblin of his lord with him (SC-C-glok). */
function leave(act: Act, lord: Lord, spot: Spot, piece: number, count: number): void {
  const { state } = act;
  pieceLeft(act, spot, lord, piece, count, 'upkeep');
  if (piece !== GLOK) return;
  for (const place of placesOf(state, lord))
    pieceLeft(act, place, lord, GOBLIN, countAt(state, place, lord, GOBLIN), 'glok');
}

function pays({ state, facts }: Act, lord: Lord, gold: number): void {
  const seat = state.seatOf[lord];
  state.gold[seat] -= gold;
  state.bank -= gold;
  // That it was all he could pay, or not, comes to light.
  if (gold > 0) facts.reveal({ kind: 'paid', lord: LORDS[lord], gold, cause: 'upkeep' });
}

/** A fleet that is not paid for is gone, at sea with everybody aboard; from a coast they go ashore (SC-A-unpaid-fleet). */
function loseFleet(act: Act, fleet: Fleet): void {
  const place = act.state.fleetPlace[fleet];
  if (!isWater(act.state, place)) setDown(act, fleet, place);
  sinkFleet(act, fleet, 'upkeep');
}

/** Fleets by their counters, Glok, then units by their price. */
function dearestFirst(a: Kept, b: Kept): number {
  const rank = ({ piece }: Kept): number => (piece < 0 ? 0 : piece === GLOK ? 1 : 2);
  return rank(a) - rank(b) || b.price - a.price || a.spot - b.spot || a.piece - b.piece;
}

/**
 * What is not paid for leaves (SC-14.1). The dearest are kept as far as the gold goes: fleets first, then Glok and units,
 * who cost what they cost where they are by then.
 */
export function settle(act: Act, lord: Lord): void {
  const { state, facts } = act;
  let left = purseOf(state, lord);
  let sum = 0;
  const unpaid = (count: number, price: number): number => {
    const paid = Math.min(count, Math.floor(left / price));
    left -= paid * price;
    sum += paid * price;
    if (paid < count) facts.barrier = true;
    return count - paid;
  };
  for (const { spot, piece, price } of keptBy(state, lord).sort(dearestFirst))
    if (piece < 0 && unpaid(1, price) > 0) loseFleet(act, fleetOf(spot));
  for (const { spot, piece, count: before, price } of keptBy(state, lord).sort(dearestFirst)) {
    if (piece < 0) continue;
    // With Glok his Goblins have left.
    const lost = unpaid(Math.min(before, countAt(state, spot, lord, piece)), price);
    if (lost > 0) leave(act, lord, spot, piece, lost);
  }
  pays(act, lord, sum);
}

/** Ogres who were sated are hungry again (SC-C-ogre). */
function growHungry(state: State, lord: Lord): void {
  for (const spot of placesOf(state, lord)) {
    const count = countAt(state, spot, lord, SATED_OGRE);
    if (count > 0) turnInto(state, spot, lord, SATED_OGRE, OGRE, count);
  }
}

/** Spots where something can be sent away. */
export function payrollSpots(state: State, lord: Lord): Spot[] {
  return placesOf(state, lord).filter(spot => {
    let any = false;
    eachPiece(state, spot, lord, piece => {
      any ||= isUnitOrGlok(piece);
    });
    return any;
  });
}

function choicesOf(state: State, { lord, area = NONE }: UpkeepFrame): ScandinaviaChoice[] {
  const whole = purseOf(state, lord) >= upkeepOf(state, lord) ? [SETTLE, PAY_ALL] : [SETTLE];
  const stacks = payrollSpots(state, lord).map((spot): Stack => [spot, DISBAND_AT[spot]]);
  const empty = fleetsOf(state, lord).filter(fleet => !isManned(state, fleet));
  return listStacks(
    state,
    area,
    stacks,
    whole,
    empty.map(fleet => SCRAP[fleet]),
  );
}

export const upkeep: Rule<UpkeepFrame> = {
  run(act, frame) {
    const { state } = act;
    const { lord } = frame;
    if (frame.step !== UPKEEP.pay) return true;
    if (isAlive(state, lord) && upkeepOf(state, lord) > 0) return true;
    act.finish(frame);
    growHungry(state, lord);
    return false;
  },
  asks(state, frame) {
    const { lord, place, piece } = frame;
    switch (frame.step) {
      case UPKEEP.place: {
        const choices: ScandinaviaChoice[] = [];
        eachPiece(state, place, lord, one => {
          if (isUnitOrGlok(one)) choices.push(DISBAND[one]);
        });
        return askLord(state, lord, 'disband-at', choices, { at: spotName(place) });
      }
      case UPKEEP.piece: {
        const ranges = rangeOf(COUNT, 'count', 1, countAt(state, place, lord, piece));
        return askForGold(state, lord, 'disband-at', [], { at: spotName(place) }, ranges);
      }
      default:
        return askForGold(state, lord, 'upkeep', choicesOf(state, frame));
    }
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord, place, piece } = frame;
    switch (choice.kind) {
      case 'pay-all':
        pays(act, lord, upkeepOf(state, lord));
        act.finish(frame);
        growHungry(state, lord);
        return;
      case 'settle':
        act.finish(frame);
        passOn(act, lord, () => settle(act, lord));
        growHungry(state, lord);
        return;
      case 'choose-in':
        frame.area = placeNumber[choice.area];
        return;
      case 'disband-at':
        frame.place = spotNumber[choice.at];
        delete frame.area;
        frame.step = UPKEEP.place;
        return;
      case 'disband': {
        const one = pieceNumber[choice.piece];
        if (countAt(state, place, lord, one) > 1) {
          frame.piece = one;
          frame.step = UPKEEP.piece;
          return;
        }
        frame.step = UPKEEP.pay;
        // What Glok bore stays with another hero there.
        passOn(act, lord, () => leave(act, lord, place, one, 1));
        return;
      }
      case 'count':
        frame.step = UPKEEP.pay;
        leave(act, lord, place, piece, choice.count);
        return;
      case 'scrap': {
        const fleet = fleetNumber[choice.fleet];
        facts.tell({ kind: 'fleet-lost', lord: LORDS[lord], fleet: FLEET_IDS[fleet], cause: 'disbanded' });
        takeFleet(state, fleet);
      }
    }
  },
};
