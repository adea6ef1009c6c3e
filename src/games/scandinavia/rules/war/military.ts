/** Phase 9: one lord's marches in any order, then his battles (SC-12.1, SC-13.1 to SC-13.3). */
import { BEASTS } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { askLord, rangeOf } from '../asking.ts';
import {
  EVERYBODY as ALL,
  BOARD,
  BOARD_ALL,
  CARRY,
  COUNT,
  DONE,
  FIGHT,
  FIGHT_SIDE,
  GO,
  HAND_STONE,
  MARCH,
  ON,
  RIDE,
  SAIL,
  type ScandinaviaChoice,
  SET_DOWN,
  STEER,
  TAKE,
  TO_BATTLE,
  UNLEASH,
} from '../choices.ts';
import { deckOf, fleetsOf, isManned, unload } from '../fleets.ts';
import { MILITARY, type MilitaryFrame } from '../frames.ts';
import { isAlive } from '../lords.ts';
import { pieceName, placeName, sideName, spotName } from '../names.ts';
import { ERMANARIC, FLEET_IDS, fleetNumber, isFleet, isSea, pieceNumber, placeNumber, spotNumber } from '../numbers.ts';
import { eachPiece, placesOf, shift } from '../pieces.ts';
import { bearers, findLeftStone, handOn } from '../realm/stone.ts';
import { moveStone } from '../remains.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { beastPlaces, mayUnleash } from './beasts.ts';
import { encounters, retreat } from './encounters.ts';
import { battleFrame, beginBattle } from './engage.ts';
import {
  carriedGoals,
  commonGoals,
  company,
  couldGoTogether,
  EVERYBODY,
  goalsOf,
  hasGoal,
  isMount,
  movable,
  NOBODY_YET,
  note,
  passengers,
  riders,
  unmoved,
} from './marching.ts';
import { isAttack } from './reach.ts';
import { board, boardAll, boardable, boarders, fleetPoints, legs, STAYS, steer } from './sailing.ts';
import { joinWaiting } from './waiting.ts';

function backToOrders(frame: MilitaryFrame): void {
  frame.from = -1;
  frame.piece = NOBODY_YET;
  frame.count = 0;
  frame.riders.length = 0;
  frame.passenger = -1;
  frame.fleet = -1;
  frame.step = MILITARY.orders;
}

/** Pieces go from one place to another, and move no more. */
function move(act: Act, frame: MilitaryFrame, to: number, piece: number, count: number): void {
  const { state, facts } = act;
  const { lord, from } = frame;
  shift(state, from, to, lord, piece, count);
  // Of several alike who bear it among them, the bearer goes first.
  moveStone(state, from, to, lord, piece);
  note(frame, to, piece, count, from);
  facts.tell({
    kind: 'marched',
    lord: LORDS[lord],
    from: spotName(from),
    to: placeName(to),
    piece: pieceName(piece),
    count,
  });
}

/** What waits for whoever comes: a Valkyrie, the Stone. */
function arrive(act: Act, frame: MilitaryFrame, place: number): void {
  const { state } = act;
  joinWaiting(act, frame, place);
  if (!isAttack(state, frame.lord, place)) findLeftStone(act, place, frame.lord);
}

export function go(act: Act, frame: MilitaryFrame, to: number): void {
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

function goals(state: State, frame: MilitaryFrame): number[] {
  const { lord, from, piece, passenger } = frame;
  if (piece === EVERYBODY) return commonGoals(state, frame, from);
  return passenger >= 0 ? carriedGoals(state, lord, from) : goalsOf(state, lord, from, piece);
}

/** What is taken up is known; who could come along? */
function takenUp(state: State, frame: MilitaryFrame): void {
  const { from, piece } = frame;
  if (isMount(state, piece) && riders(state, frame, from).length > 0) frame.step = MILITARY.riders;
  else if (piece === ERMANARIC && passengers(state, frame, from).length > 0) frame.step = MILITARY.passenger;
  else frame.step = MILITARY.where;
}

const canMarch = (state: State, frame: MilitaryFrame, spot: number): boolean =>
  movable(state, frame, spot).some(piece => hasGoal(state, frame, spot, piece));

/** Is there anything that a fleet can do? */
const canSail = (state: State, frame: MilitaryFrame, fleet: number): boolean =>
  !frame.idle.includes(fleet) && legs(state, frame, fleet).length > 0;

/** To whom the bearer of the Stone can hand it: another hero at his side (SC-20.1). */
export const heirs = (state: State, { lord }: MilitaryFrame): number[] =>
  state.stoneLord === lord ? bearers(state, state.stonePlace, lord).filter(piece => piece !== state.stonePiece) : [];

function orders(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const { lord } = frame;
  const choices: ScandinaviaChoice[] = [TO_BATTLE];
  for (const spot of placesOf(state, lord))
    if (!isFleet(spot) && canMarch(state, frame, spot)) choices.push(MARCH[spot]);
  for (const fleet of fleetsOf(state, lord)) if (canSail(state, frame, fleet)) choices.push(SAIL[fleet]);
  if (mayUnleash(state, lord)) choices.push(UNLEASH);
  if (frame.handed === 0) for (const piece of heirs(state, frame)) choices.push(HAND_STONE[piece]);
  return choices;
}

/** Is there anything to order but the battles? */
function anyOrder(state: State, frame: MilitaryFrame): boolean {
  const { lord } = frame;
  return (
    placesOf(state, lord).some(spot => !isFleet(spot) && canMarch(state, frame, spot)) ||
    fleetsOf(state, lord).some(fleet => canSail(state, frame, fleet)) ||
    mayUnleash(state, lord) ||
    (frame.handed === 0 && heirs(state, frame).length > 0)
  );
}

function inHand(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const { fleet } = frame;
  const choices: ScandinaviaChoice[] = [DONE];
  const aboard = boarders(state, frame, fleet);
  if (aboard.length > 0) choices.push(BOARD_ALL);
  for (const piece of aboard) choices.push(BOARD[piece]);
  for (const place of legs(state, frame, fleet)) choices.push(STEER[place]);
  return choices;
}

/**
 * Battles to be fought, in the order he likes (SC-13.3), and such as may be: at sea nobody has to (SC-A-naval-base).
 */
function battles(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const found = encounters(state, frame.lord);
  const choices: ScandinaviaChoice[] = found.some(({ must }) => must) ? [] : [DONE];
  for (const { place, side, many } of found) choices.push(many ? FIGHT_SIDE(place, side) : FIGHT[place]);
  return choices;
}

function whoGoes(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const { from } = frame;
  const pieces = movable(state, frame, from).filter(piece => hasGoal(state, frame, from, piece));
  const choices: ScandinaviaChoice[] = [];
  if (couldGoTogether(state, frame, from)) choices.push(ALL);
  for (const piece of pieces) choices.push(TAKE[piece]);
  return choices;
}

/** The fleet in hand stays in hand as long as it can do something. */
function stillSails(state: State, frame: MilitaryFrame): void {
  frame.idle.length = 0;
  if (frame.fleet < 0 || legs(state, frame, frame.fleet).length === 0) backToOrders(frame);
  else frame.step = MILITARY.fleet;
}

/** Who went aboard a fleet that has not left the coast goes ashore again: crews are at sea alone (SC-12.7). */
function goAshore({ state, facts }: Act, lord: number): void {
  for (const fleet of fleetsOf(state, lord)) {
    const place = state.fleetPlace[fleet];
    if (isSea(place) || !isManned(state, fleet)) continue;
    eachPiece(state, deckOf(fleet), lord, (piece, count) => {
      facts.tell({
        kind: 'marched',
        lord: LORDS[lord],
        from: FLEET_IDS[fleet],
        to: placeName(place),
        piece: pieceName(piece),
        count,
      });
    });
    if (state.stoneLord === lord && state.stonePlace === deckOf(fleet)) state.stonePlace = place;
    unload(state, fleet, place);
  }
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
    if (frame.step === MILITARY.orders && !anyOrder(state, frame)) frame.step = MILITARY.battles;
    if (frame.step !== MILITARY.battles) return true;
    goAshore(act, lord);
    retreat(act, frame);
    if (encounters(state, lord).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord, from, piece, fleet } = frame;
    switch (frame.step) {
      case MILITARY.orders:
        return askLord(state, lord, 'orders', orders(state, frame));
      case MILITARY.who:
        return askLord(state, lord, 'who', whoGoes(state, frame), { from: spotName(from) });
      case MILITARY.count:
        return [
          {
            ...askLord(state, lord, 'how-many', [], { piece: pieceName(piece) })[0],
            ranges: rangeOf(COUNT, 'count', 1, unmoved(state, frame, from, piece)),
          },
        ];
      case MILITARY.riders: {
        const choices = [ON, ...riders(state, frame, from).map(hero => RIDE[hero])];
        return askLord(state, lord, 'riders', choices);
      }
      case MILITARY.passenger: {
        const alone = goalsOf(state, lord, from, ERMANARIC).length > 0;
        const company_ = carriedGoals(state, lord, from).length > 0 ? passengers(state, frame, from) : [];
        return askLord(state, lord, 'passenger', [...(alone ? [ON] : []), ...company_.map(unit => CARRY[unit])]);
      }
      case MILITARY.where:
        return askLord(
          state,
          lord,
          'where',
          goals(state, frame).map(place => GO[place]),
          { from: spotName(from) },
        );
      case MILITARY.fleet:
        return askLord(state, lord, 'fleet', inHand(state, frame), { fleet: FLEET_IDS[fleet] });
      case MILITARY.boardCount:
        return [
          {
            ...askLord(state, lord, 'board', [], { fleet: FLEET_IDS[fleet] })[0],
            ranges: rangeOf(COUNT, 'count', 1, boardable(state, frame, fleet, piece)),
          },
        ];
      case MILITARY.beast:
        return askLord(
          state,
          lord,
          'beast',
          beastPlaces(state, lord).map(place => SET_DOWN[place]),
          { beast: BEASTS[state.beast] },
        );
      default:
        return askLord(state, lord, 'battles', battles(state, frame));
    }
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord, from, fleet } = frame;
    switch (choice.kind) {
      case 'to-battle':
        frame.step = MILITARY.battles;
        return;
      case 'march':
        frame.from = spotNumber[choice.from];
        frame.step = MILITARY.who;
        return;
      case 'everybody':
        frame.piece = EVERYBODY;
        frame.step = MILITARY.where;
        return;
      case 'take':
        frame.piece = pieceNumber[choice.piece];
        frame.count = 1;
        if (unmoved(state, frame, from, frame.piece) > 1) frame.step = MILITARY.count;
        else takenUp(state, frame);
        return;
      case 'count':
        if (frame.step === MILITARY.boardCount) {
          board(act, frame, fleet, frame.piece, choice.count);
          stillSails(state, frame);
        } else {
          frame.count = choice.count;
          takenUp(state, frame);
        }
        return;
      case 'ride':
        frame.riders.push(pieceNumber[choice.piece]);
        if (riders(state, frame, from).length === 0) frame.step = MILITARY.where;
        return;
      case 'carry':
        frame.passenger = pieceNumber[choice.piece];
        frame.step = MILITARY.where;
        return;
      case 'on':
        frame.step = MILITARY.where;
        return;
      case 'go':
        go(act, frame, placeNumber[choice.to]);
        return;
      case 'sail':
        frame.fleet = fleetNumber[choice.fleet];
        frame.step = MILITARY.fleet;
        return;
      case 'board-all':
        boardAll(act, frame, fleet);
        stillSails(state, frame);
        return;
      case 'board':
        frame.piece = pieceNumber[choice.piece];
        if (boardable(state, frame, fleet, frame.piece) > 1) frame.step = MILITARY.boardCount;
        else {
          board(act, frame, fleet, frame.piece, 1);
          stillSails(state, frame);
        }
        return;
      case 'steer': {
        const to = placeNumber[choice.to];
        const afloat = steer(act, frame, fleet, to);
        stillSails(state, frame);
        if (afloat && frame.landed.at(-2) === fleet && state.fleetPlace[fleet] === to) arrive(act, frame, to);
        return;
      }
      case 'unleash':
        frame.step = MILITARY.beast;
        return;
      case 'set-down':
        state.beastPlace = placeNumber[choice.at];
        facts.tell({ kind: 'beast-set', lord: LORDS[lord], beast: BEASTS[state.beast], place: choice.at });
        backToOrders(frame);
        return;
      case 'hand-stone':
        frame.handed = 1;
        handOn(act, pieceNumber[choice.piece]);
        return;
      case 'fight': {
        const place = placeNumber[choice.at];
        const found = encounters(state, lord).find(
          one => one.place === place && (choice.side === undefined || choice.side === sideName(one.side)),
        );
        if (found) {
          beginBattle(act, battleFrame(state, place, lord, found.side, frame.moved));
        }
        return;
      }
      default:
        if (frame.step === MILITARY.fleet) {
          const rested = frame.fleet;
          backToOrders(frame);
          frame.idle.push(rested);
        } else act.finish(frame);
    }
  },
};
