/**
 * What a lord takes in hand while he moves: whom, from where, with whom, or a fleet. It is asked and answered alike by
 * both rules; who can go how far is another matter, and comes in as `Ways`.
 */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { BEASTS } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { askLord, rangeOf } from '../asking.ts';
import {
  EVERYBODY as ALL,
  BOARD,
  BOARD_ALL,
  CARRY,
  COUNT,
  HAND_STONE,
  MARCH,
  ON,
  RIDE,
  SAIL,
  type ScandinaviaChoice,
  TAKE,
  TO_BATTLE,
  UNLEASH,
} from '../choices.ts';
import { fleetsOf } from '../fleets.ts';
import { type CampaignFrame, MILITARY, type MilitaryFrame } from '../frames.ts';
import { listStacks, type Stack } from '../hex/stacks.ts';
import { pieceName, spotName } from '../names.ts';
import {
  ERMANARIC,
  FLEET_IDS,
  type Fleet,
  fleetNumber,
  type Lord,
  type Place,
  pieceNumber,
  placeNumber,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { placesOf } from '../pieces.ts';
import { countBearers, handOn, heirs } from '../realm/stone.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { EVERYBODY, isMount, NOBODY_YET } from './marching.ts';

export type HandFrame = MilitaryFrame | CampaignFrame;

/** What the rules of the table say of those who move. */
export interface Ways<F extends HandFrame> {
  /** Kinds at a spot that could still move. */
  readonly movable: (state: State, frame: F, spot: Spot) => number[];
  readonly hasGoal: (state: State, frame: F, spot: Spot, piece: number) => boolean;
  readonly couldGoTogether: (state: State, frame: F, spot: Spot) => boolean;
  /** The most of the kind in hand that can go at once. */
  readonly most: (state: State, frame: F) => number;
  readonly riders: (state: State, frame: F, spot: Spot) => number[];
  readonly passengers: (state: State, frame: F, spot: Spot) => number[];
  /** Can Ermanaric go anywhere by himself, and with somebody? */
  readonly goesAlone: (state: State, frame: F) => boolean;
  readonly carries: (state: State, frame: F) => boolean;
  /** Where those in hand can go. */
  readonly goals: (state: State, frame: F) => readonly Spot[];
  /** Who goes is known: where to is asked next. */
  readonly toWhere: (state: State, frame: F) => void;
  /** Is there anything that a fleet can do? */
  readonly canSail: (state: State, frame: F, fleet: Fleet) => boolean;
  readonly boarders: (state: State, frame: F, fleet: Fleet) => number[];
  readonly boardable: (state: State, frame: F, fleet: Fleet, piece: number) => number;
  readonly board: (act: Act, frame: F, fleet: Fleet, piece: number, count: number) => void;
  readonly mayUnleash: (state: State, lord: Lord) => boolean;
}

export function backToOrders(frame: HandFrame): void {
  frame.from = NONE;
  frame.piece = NOBODY_YET;
  frame.count = 0;
  frame.riders.length = 0;
  frame.passenger = -1;
  frame.fleet = NONE;
  if (frame.kind === 'campaign') frame.area = NONE;
  frame.step = MILITARY.orders;
}

/** The fleet in hand stays in hand as long as it can do something. */
export function stillSails<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): void {
  const hand: HandFrame = frame;
  hand.idle.length = 0;
  if (hand.kind === 'campaign') hand.area = NONE;
  if (hand.fleet < 0 || !ways.canSail(state, frame, hand.fleet)) backToOrders(hand);
  else hand.step = MILITARY.fleet;
}

export const canMarch = <F extends HandFrame>(ways: Ways<F>, state: State, frame: F, spot: Spot): boolean =>
  ways.movable(state, frame, spot).some(piece => ways.hasGoal(state, frame, spot, piece));

/** The Stone goes on as long as there are other heroes who could have it in this movement (SC-20.1, SC-A-stone-heirs). */
export function canHandOn(state: State, { handed, lord }: HandFrame): number[] {
  const able = heirs(state, lord);
  return able.length > 0 && handed < countBearers(state, lord) - 1 ? able : [];
}

/** The land or sea that was named first, where there is much to name. */
export const areaNamed = (hand: HandFrame): Place => (hand.kind === 'campaign' ? hand.area : NONE);

/** Stacks that can set out. */
export const ready = <F extends HandFrame>(ways: Ways<F>, state: State, frame: F): Stack[] =>
  placesOf(state, frame.lord)
    .filter(spot => canMarch(ways, state, frame, spot))
    .map(spot => [spot, MARCH[spot]]);

function orders<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): ScandinaviaChoice[] {
  const { lord } = frame;
  const choices: ScandinaviaChoice[] = [];
  for (const fleet of fleetsOf(state, lord)) if (ways.canSail(state, frame, fleet)) choices.push(SAIL[fleet]);
  if (ways.mayUnleash(state, lord)) choices.push(UNLEASH);
  for (const piece of canHandOn(state, frame)) choices.push(HAND_STONE[piece]);
  return listStacks(state, areaNamed(frame), ready(ways, state, frame), [TO_BATTLE], choices);
}

/** Is there anything to order but the battles? */
export function anyOrder<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): boolean {
  const { lord } = frame;
  return (
    placesOf(state, lord).some(spot => canMarch(ways, state, frame, spot)) ||
    fleetsOf(state, lord).some(fleet => ways.canSail(state, frame, fleet)) ||
    ways.mayUnleash(state, lord) ||
    canHandOn(state, frame).length > 0
  );
}

function whoGoes<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): ScandinaviaChoice[] {
  const { from } = frame;
  const choices: ScandinaviaChoice[] = [];
  if (ways.couldGoTogether(state, frame, from)) choices.push(ALL);
  for (const piece of ways.movable(state, frame, from))
    if (ways.hasGoal(state, frame, from, piece)) choices.push(TAKE[piece]);
  return choices;
}

/** Who can go aboard the fleet in hand. */
export function boarding<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): ScandinaviaChoice[] {
  const aboard = ways.boarders(state, frame, frame.fleet);
  return aboard.length > 0 ? [BOARD_ALL, ...aboard.map(piece => BOARD[piece])] : [];
}

/** How many of the kind in hand: never asked where there is one. */
export const askMany = (
  state: State,
  lord: Lord,
  prompt: string,
  most: number,
  args: Record<string, string>,
): Ask<ScandinaviaChoice>[] => [
  { ...askLord(state, lord, prompt, [], args)[0], ranges: rangeOf(COUNT, 'count', 1, most) },
];

/** What is asked of who has something in hand; nothing where the rules ask in their own way. */
export function handAsks<F extends HandFrame>(
  ways: Ways<F>,
  state: State,
  frame: F,
): Ask<ScandinaviaChoice>[] | undefined {
  const { lord, from, piece, fleet } = frame;
  switch (frame.step) {
    case MILITARY.orders:
      return askLord(state, lord, 'orders', orders(ways, state, frame));
    case MILITARY.who:
      return askLord(state, lord, 'who', whoGoes(ways, state, frame), { from: spotName(from) });
    case MILITARY.count:
      return askMany(state, lord, 'how-many', ways.most(state, frame), { piece: pieceName(piece) });
    case MILITARY.riders:
      return askLord(state, lord, 'riders', [ON, ...ways.riders(state, frame, from).map(hero => RIDE[hero])]);
    case MILITARY.passenger: {
      const carried = ways.carries(state, frame) ? ways.passengers(state, frame, from) : [];
      const alone = ways.goesAlone(state, frame) ? [ON] : [];
      return askLord(state, lord, 'passenger', [...alone, ...carried.map(unit => CARRY[unit])]);
    }
    case MILITARY.boardCount:
      return askMany(state, lord, 'board', ways.boardable(state, frame, fleet, piece), { fleet: FLEET_IDS[fleet] });
    default:
      return undefined;
  }
}

/** What is taken up is known; who could come along? */
function takenUp<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): void {
  const hand: HandFrame = frame;
  const { from, piece } = hand;
  if (isMount(state, piece) && ways.riders(state, frame, from).length > 0) hand.step = MILITARY.riders;
  else if (piece === ERMANARIC && ways.passengers(state, frame, from).length > 0) hand.step = MILITARY.passenger;
  else ways.toWhere(state, frame);
}

function boards<F extends HandFrame>(ways: Ways<F>, act: Act, frame: F, piece: number, count: number): void {
  ways.board(act, frame, frame.fleet, piece, count);
  stillSails(ways, act.state, frame);
}

/** The most that fits, units in the order of the list, heroes all. */
function boardAll<F extends HandFrame>(ways: Ways<F>, act: Act, frame: F): void {
  const { fleet } = frame;
  for (const piece of ways.boarders(act.state, frame, fleet)) {
    const count = ways.boardable(act.state, frame, fleet, piece);
    if (count > 0) ways.board(act, frame, fleet, piece, count);
  }
  stillSails(ways, act.state, frame);
}

/** Takes up, lays down, goes aboard. Gives back whether the choice was one of these. */
export function handTakes<F extends HandFrame>(ways: Ways<F>, act: Act, frame: F, choice: ScandinaviaChoice): boolean {
  const { state, facts } = act;
  const hand: HandFrame = frame;
  const { lord, fleet } = hand;
  switch (choice.kind) {
    case 'to-battle':
      hand.step = MILITARY.battles;
      return true;
    case 'choose-in':
      if (hand.kind === 'campaign') hand.area = placeNumber[choice.area];
      return true;
    case 'march':
      hand.from = spotNumber[choice.from];
      if (hand.kind === 'campaign') hand.area = NONE;
      hand.step = MILITARY.who;
      return true;
    case 'everybody':
      hand.piece = EVERYBODY;
      ways.toWhere(state, frame);
      return true;
    case 'take':
      hand.piece = pieceNumber[choice.piece];
      hand.count = 1;
      if (ways.most(state, frame) > 1) hand.step = MILITARY.count;
      else takenUp(ways, state, frame);
      return true;
    case 'count':
      if (hand.step === MILITARY.count) {
        hand.count = choice.count;
        takenUp(ways, state, frame);
      } else if (hand.step === MILITARY.boardCount) boards(ways, act, frame, hand.piece, choice.count);
      else return false;
      return true;
    case 'ride':
      hand.riders.push(pieceNumber[choice.piece]);
      if (ways.riders(state, frame, hand.from).length === 0) ways.toWhere(state, frame);
      return true;
    case 'carry':
      hand.passenger = pieceNumber[choice.piece];
      ways.toWhere(state, frame);
      return true;
    case 'on':
      ways.toWhere(state, frame);
      return true;
    case 'sail':
      hand.fleet = fleetNumber[choice.fleet];
      hand.step = MILITARY.fleet;
      return true;
    case 'board-all':
      boardAll(ways, act, frame);
      return true;
    case 'board':
      hand.piece = pieceNumber[choice.piece];
      if (ways.boardable(state, frame, fleet, hand.piece) > 1) hand.step = MILITARY.boardCount;
      else boards(ways, act, frame, hand.piece, 1);
      return true;
    case 'set-down':
      state.beastPlace = spotNumber[choice.at];
      facts.tell({ kind: 'beast-set', lord: LORDS[lord], beast: BEASTS[state.beast], place: choice.at });
      backToOrders(hand);
      return true;
    case 'hand-stone':
      hand.handed++;
      handOn(act, pieceNumber[choice.piece]);
      return true;
    case 'done':
      if (hand.step !== MILITARY.fleet) return false;
      backToOrders(hand);
      hand.idle.push(fleet);
      return true;
    default:
      return false;
  }
}
