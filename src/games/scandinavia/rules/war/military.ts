/** Phase 9: one lord's marches in any order, then his battles (SC-12.1, SC-13.1 to SC-13.3). */
import { BEASTS } from '../../content/beasts.ts';
import { askLord } from '../asking.ts';
import { DONE, FIGHT, FIGHT_SIDE, GO, type ScandinaviaChoice, SET_DOWN, STEER } from '../choices.ts';
import { fleetsOf, isManned } from '../fleets.ts';
import { MILITARY, type MilitaryFrame } from '../frames.ts';
import { isAlive } from '../lords.ts';
import { sideName, spotName } from '../names.ts';
import { ERMANARIC, FLEET_IDS, isSea, type Lord, placeNumber, type Spot, VALKYRIE } from '../numbers.ts';
import { findLeftStone } from '../realm/stone.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { beastPlaces, mayUnleash } from './beasts.ts';
import { encounters, retreat } from './encounters.ts';
import { battleFrame, beginBattle } from './engage.ts';
import { anyOrder, backToOrders, boarding, handAsks, handTakes, stillSails, type Ways } from './hand.ts';
import {
  carriedGoals,
  commonGoals,
  company,
  couldGoTogether,
  EVERYBODY,
  goalsOf,
  hasGoal,
  movable,
  note,
  passengers,
  riders,
  unmoved,
} from './marching.ts';
import { isAttack } from './reach.ts';
import { board, boardable, boarders, fleetPoints, goAshore, legs, STAYS, steer } from './sailing.ts';
import { transfer } from './transfer.ts';
import { joinWaiting } from './waiting.ts';

/** Pieces go from one place to another, and move no more. */
function move(act: Act, frame: MilitaryFrame, to: Spot, piece: number, count: number): void {
  const { lord, from } = frame;
  transfer(act, lord, from, to, piece, count);
  note(frame, to, piece, count, from);
}

/** What waits for whoever comes: a Valkyrie, the Stone. */
function arrive(act: Act, frame: MilitaryFrame, place: Spot): void {
  const { state } = act;
  const joined = joinWaiting(act, frame.lord, place);
  if (joined > 0) note(frame, place, VALKYRIE, joined, place);
  if (!isAttack(state, frame.lord, place)) findLeftStone(act, place, frame.lord);
}

export function go(act: Act, frame: MilitaryFrame, to: Spot): void {
  const { state } = act;
  const { from, piece, count } = frame;
  if (piece === EVERYBODY) {
    for (const one of company(state, frame, from, to)) move(act, frame, to, one, unmoved(state, frame, from, one));
  } else {
    move(act, frame, to, piece, count);
    for (const rider of frame.riders) move(act, frame, to, rider, 1);
    if (frame.passenger >= 0) move(act, frame, to, frame.passenger, 1);
  }
  frame.idle.length = 0;
  backToOrders(frame);
  arrive(act, frame, to);
}

function goals(state: State, frame: MilitaryFrame): Spot[] {
  const { lord, from, piece, passenger } = frame;
  if (piece === EVERYBODY) return commonGoals(state, frame, from);
  return passenger >= 0 ? carriedGoals(state, lord, from) : goalsOf(state, lord, from, piece);
}

/** Who can move, and how far, from region to region. */
export const BY_REGION: Ways<MilitaryFrame> = {
  movable,
  hasGoal,
  couldGoTogether,
  most: (state, frame) => unmoved(state, frame, frame.from, frame.piece),
  riders,
  passengers,
  goesAlone: (state, { lord, from }) => goalsOf(state, lord, from, ERMANARIC).length > 0,
  carries: (state, { lord, from }) => carriedGoals(state, lord, from).length > 0,
  goals,
  toWhere(_state, frame) {
    frame.step = MILITARY.where;
  },
  canSail: (state, frame, fleet) => !frame.idle.includes(fleet) && legs(state, frame, fleet).length > 0,
  boarders,
  boardable,
  board,
  mayUnleash,
};

const inHand = (state: State, frame: MilitaryFrame): ScandinaviaChoice[] => [
  DONE,
  ...boarding(BY_REGION, state, frame),
  ...legs(state, frame, frame.fleet).map(place => STEER[place]),
];

/**
 * Battles to be fought, in the order he likes (SC-13.3), and such as may be: at sea nobody has to (SC-A-naval-base).
 */
function battles(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const found = encounters(state, frame.lord);
  const choices: ScandinaviaChoice[] = found.some(({ must }) => must) ? [] : [DONE];
  for (const { place, side, many } of found) choices.push(many ? FIGHT_SIDE(place, side) : FIGHT[place]);
  return choices;
}

/** Who went aboard a fleet that has not left the coast goes ashore again: crews are at sea alone (SC-12.7). */
function landStayers(act: Act, lord: Lord): void {
  const { state } = act;
  for (const fleet of fleetsOf(state, lord))
    if (!isSea(state.fleetPlace[fleet]) && isManned(state, fleet)) goAshore(act, lord, fleet);
}

export const military: Rule<MilitaryFrame> = {
  run(act, frame) {
    const { state } = act;
    const { lord } = frame;
    if (!isAlive(state, lord)) {
      act.finish(frame);
      return false;
    }
    if (frame.step === MILITARY.begin) {
      // A fleet that was captured this turn stays where it is (SC-12.9).
      for (const fleet of fleetsOf(state, lord))
        frame.points[fleet] = state.captured.includes(fleet) ? STAYS : fleetPoints(state, lord);
      frame.step = MILITARY.orders;
    }
    if (frame.step === MILITARY.orders && !anyOrder(BY_REGION, state, frame)) frame.step = MILITARY.battles;
    if (frame.step !== MILITARY.battles) return true;
    landStayers(act, lord);
    retreat(act, frame);
    if (encounters(state, lord).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord, from, fleet } = frame;
    const ask = (prompt: string, choices: readonly ScandinaviaChoice[], args = {}) =>
      askLord(state, lord, prompt, choices, args);
    switch (frame.step) {
      case MILITARY.where:
        return ask(
          'where',
          goals(state, frame).map(place => GO[place]),
          { from: spotName(from) },
        );
      case MILITARY.fleet:
        return ask('fleet', inHand(state, frame), { fleet: FLEET_IDS[fleet] });
      case MILITARY.beast:
        return ask(
          'beast',
          beastPlaces(state, lord).map(place => SET_DOWN[place]),
          { beast: BEASTS[state.beast] },
        );
      default:
        return handAsks(BY_REGION, state, frame) ?? ask('battles', battles(state, frame));
    }
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord, fleet } = frame;
    if (handTakes(BY_REGION, act, frame, choice)) return;
    switch (choice.kind) {
      case 'go':
        go(act, frame, placeNumber[choice.to]);
        return;
      case 'steer': {
        const to = placeNumber[choice.to];
        const afloat = steer(act, frame, fleet, to);
        stillSails(BY_REGION, state, frame);
        if (afloat && frame.landed.at(-2) === fleet && state.fleetPlace[fleet] === to) arrive(act, frame, to);
        return;
      }
      case 'unleash':
        frame.step = MILITARY.beast;
        return;
      case 'fight': {
        const place = placeNumber[choice.at];
        const found = encounters(state, lord).find(
          one => one.place === place && (choice.side === undefined || choice.side === sideName(one.side)),
        );
        if (found) beginBattle(act, battleFrame(state, place, lord, found.side, frame.moved));
        return;
      }
      default:
        act.finish(frame);
    }
  },
};
