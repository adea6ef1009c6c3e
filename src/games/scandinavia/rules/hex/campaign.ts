/** Phase 9 by the advanced rules: marches in any order, then battles, and all of it twice (SC-21.3). */
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
  GO,
  HAND_STONE,
  LAND,
  LAND_ALL,
  MARCH,
  ON,
  RIDE,
  SAIL,
  type ScandinaviaChoice,
  SET_DOWN,
  STEER,
  TAKE,
  TO_BATTLE,
  TOWARD,
  UNLEASH,
} from '../choices.ts';
import { deckOf, fleetsOf } from '../fleets.ts';
import { CAMPAIGN, type CampaignFrame } from '../frames.ts';
import { isAlive } from '../lords.ts';
import { pieceName, spotName } from '../names.ts';
import { ERMANARIC, FLEET_COUNT, FLEET_IDS, fleetNumber, pieceNumber, placeNumber, spotNumber } from '../numbers.ts';
import { countAt, placesOf } from '../pieces.ts';
import { bearers, handOn } from '../realm/stone.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { battleFrame, beginBattle } from '../war/engage.ts';
import { EVERYBODY, isMount, NOBODY_YET } from '../war/marching.ts';
import { arrive, drown, go } from './arrival.ts';
import { beastSpots, mayUnleash } from './beasts.ts';
import { crewsAshore, encounters, retreat } from './encounters.ts';
import {
  carriedGoals,
  commonGoals,
  couldGoTogether,
  goalsOf,
  hasGoal,
  LOT,
  movable,
  passengers,
  pointsLeft,
  riders,
} from './marching.ts';
import { fleetPointsOf, LAST_ROUND } from './reach.ts';
import { board, boardAll, boardable, boarders, harbours, land, landAll, landers, steer } from './sailing.ts';
import { areaOf } from './standing.ts';

/** More destinations than this are asked for by land and sea first. */
const MOST_LISTED = 100;

export const campaignFrame = (lord: number, round: number, last: number): CampaignFrame => ({
  kind: 'campaign',
  step: CAMPAIGN.begin,
  lord,
  round,
  last,
  from: -1,
  piece: NOBODY_YET,
  count: 0,
  riders: [],
  passenger: -1,
  area: -1,
  fleet: -1,
  points: new Array<number>(FLEET_COUNT).fill(0),
  idle: [],
  moved: [],
  landed: [],
  weathered: [],
  handed: 0,
});

function backToOrders(frame: CampaignFrame): void {
  frame.from = -1;
  frame.piece = NOBODY_YET;
  frame.count = 0;
  frame.riders.length = 0;
  frame.passenger = -1;
  frame.area = -1;
  frame.fleet = -1;
  frame.step = CAMPAIGN.orders;
}

/** Where what is in hand can go. */
function goals(state: State, frame: CampaignFrame): readonly number[] {
  const { from, piece, passenger, count } = frame;
  if (piece === EVERYBODY) return commonGoals(state, frame, from).spots;
  return (passenger >= 0 ? carriedGoals(state, frame, from) : goalsOf(state, frame, from, piece, count)).spots;
}

/** The list itself, or, where it is long, the lands and seas in it until one is named. */
function listed(
  state: State,
  spots: readonly number[],
  area: number,
  choice: (spot: number) => ScandinaviaChoice,
): ScandinaviaChoice[] {
  if (area >= 0) return spots.filter(spot => areaOf(state, spot) === area).map(choice);
  if (spots.length <= MOST_LISTED) return spots.map(choice);
  const areas = [...new Set(spots.map(spot => areaOf(state, spot)))].sort((a, b) => a - b);
  return areas.map(one => TOWARD[one]);
}

const isLong = (spots: readonly number[]): boolean => spots.length > MOST_LISTED;

/** Who goes is known: where to is asked next, by land or sea first where there is too much to name. */
function toWhere(state: State, frame: CampaignFrame): void {
  frame.step = isLong(goals(state, frame)) ? CAMPAIGN.toward : CAMPAIGN.where;
}

function takenUp(state: State, frame: CampaignFrame): void {
  const { from, piece } = frame;
  if (isMount(state, piece) && riders(state, frame, from).length > 0) frame.step = CAMPAIGN.riders;
  else if (piece === ERMANARIC && passengers(state, frame, from).length > 0) frame.step = CAMPAIGN.passenger;
  else toWhere(state, frame);
}

const canMarch = (state: State, frame: CampaignFrame, spot: number): boolean =>
  movable(state, frame, spot).some(piece => hasGoal(state, frame, spot, piece));

const canSail = (state: State, frame: CampaignFrame, fleet: number): boolean =>
  !frame.idle.includes(fleet) &&
  (harbours(state, frame, fleet).spots.length > 0 || landers(state, frame, fleet).length > 0);

const heirs = (state: State, { lord }: CampaignFrame): number[] =>
  state.stoneLord === lord ? bearers(state, state.stonePlace, lord).filter(piece => piece !== state.stonePiece) : [];

function orders(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const { lord } = frame;
  const choices: ScandinaviaChoice[] = [TO_BATTLE];
  for (const spot of placesOf(state, lord)) if (canMarch(state, frame, spot)) choices.push(MARCH[spot]);
  for (const fleet of fleetsOf(state, lord)) if (canSail(state, frame, fleet)) choices.push(SAIL[fleet]);
  if (mayUnleash(state, lord)) choices.push(UNLEASH);
  if (frame.handed === 0) for (const piece of heirs(state, frame)) choices.push(HAND_STONE[piece]);
  return choices;
}

function whoGoes(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const { from } = frame;
  const choices: ScandinaviaChoice[] = [];
  if (couldGoTogether(state, frame, from)) choices.push(ALL);
  for (const piece of movable(state, frame, from)) if (hasGoal(state, frame, from, piece)) choices.push(TAKE[piece]);
  return choices;
}

/** A fleet with far to go lists the seas and lands first; who boards and lands comes with them. */
function inHand(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const { fleet } = frame;
  const choices: ScandinaviaChoice[] = [DONE];
  const ashore = landers(state, frame, fleet);
  if (ashore.length > 0) choices.push(LAND_ALL);
  for (const piece of ashore) choices.push(LAND[piece]);
  const aboard = boarders(state, frame, fleet);
  if (aboard.length > 0) choices.push(BOARD_ALL);
  for (const piece of aboard) choices.push(BOARD[piece]);
  return [...choices, ...listed(state, harbours(state, frame, fleet).spots, frame.area, spot => STEER[spot])];
}

/** The fleet in hand stays in hand as long as it can do something. */
function stillSails(state: State, frame: CampaignFrame): void {
  frame.idle.length = 0;
  frame.area = -1;
  if (frame.fleet < 0 || !canSail(state, frame, frame.fleet)) backToOrders(frame);
  else frame.step = CAMPAIGN.fleet;
}

/** A round begins: everybody has all points again (SC-21.3). */
function beginRound(state: State, frame: CampaignFrame): void {
  const { lord } = frame;
  backToOrders(frame);
  for (const list of [frame.moved, frame.idle, frame.landed]) list.length = 0;
  for (const fleet of fleetsOf(state, lord)) frame.points[fleet] = fleetPointsOf(state, lord);
}

export const campaign: Rule<CampaignFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { lord } = frame;
    if (!isAlive(state, lord)) {
      act.finish(frame);
      return false;
    }
    if (frame.step === CAMPAIGN.begin) {
      beginRound(state, frame);
      if (frame.round > 1) facts.tell({ kind: 'round-began', lord: LORDS[lord], round: frame.round });
    }
    if (frame.step === CAMPAIGN.orders && orders(state, frame).length === 1) frame.step = CAMPAIGN.battles;
    if (frame.step !== CAMPAIGN.battles) return true;
    retreat(act, frame);
    if (encounters(state, lord).length > 0) return true;
    if (frame.round === LAST_ROUND) drown(act, lord);
    if (frame.round === frame.last) act.finish(frame);
    else {
      frame.round++;
      frame.step = CAMPAIGN.begin;
    }
    return false;
  },
  asks(state, frame) {
    const { lord, from, piece, fleet } = frame;
    const ask = (prompt: string, choices: readonly ScandinaviaChoice[], args = {}) =>
      askLord(state, lord, prompt, choices, args);
    const many = (prompt: string, most: number, args: Record<string, string>) => [
      { ...ask(prompt, [], args)[0], ranges: rangeOf(COUNT, 'count', 1, most) },
    ];
    switch (frame.step) {
      case CAMPAIGN.orders:
        return ask('orders', orders(state, frame));
      case CAMPAIGN.who:
        return ask('who', whoGoes(state, frame), { from: spotName(from) });
      case CAMPAIGN.count:
        return many('how-many', mostTaken(state, frame), { piece: pieceName(piece) });
      case CAMPAIGN.riders:
        return ask('riders', [ON, ...riders(state, frame, from).map(hero => RIDE[hero])]);
      case CAMPAIGN.passenger: {
        const alone = goalsOf(state, frame, from, ERMANARIC, 1).spots.length > 0;
        const carried = carriedGoals(state, frame, from).spots.length > 0 ? passengers(state, frame, from) : [];
        return ask('passenger', [...(alone ? [ON] : []), ...carried.map(unit => CARRY[unit])]);
      }
      case CAMPAIGN.toward:
      case CAMPAIGN.where:
        return ask(
          frame.step === CAMPAIGN.toward ? 'toward' : 'where',
          listed(state, goals(state, frame), frame.area, spot => GO[spot]),
          { from: spotName(from) },
        );
      case CAMPAIGN.fleet:
        return ask('fleet', inHand(state, frame), { fleet: FLEET_IDS[fleet] });
      case CAMPAIGN.boardCount:
        return many('board', boardable(state, frame, fleet, piece), { fleet: FLEET_IDS[fleet] });
      case CAMPAIGN.landCount:
        return many('land', countAt(state, deckOf(fleet), lord, piece), { fleet: FLEET_IDS[fleet] });
      case CAMPAIGN.beastToward:
      case CAMPAIGN.beast:
        return ask(
          frame.step === CAMPAIGN.beast ? 'beast' : 'beast-toward',
          listed(state, beastSpots(state, lord), frame.area, spot => SET_DOWN[spot]),
          { beast: BEASTS[state.beast] },
        );
      default: {
        const choices = encounters(state, lord).map(({ spot }) => FIGHT[spot]);
        return ask('battles', choices.length > 0 ? choices : [DONE]);
      }
    }
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord, fleet } = frame;
    switch (choice.kind) {
      case 'to-battle':
        frame.step = CAMPAIGN.battles;
        return;
      case 'march':
        frame.from = spotNumber[choice.from];
        frame.step = CAMPAIGN.who;
        return;
      case 'everybody':
        frame.piece = EVERYBODY;
        toWhere(state, frame);
        return;
      case 'take':
        frame.piece = pieceNumber[choice.piece];
        frame.count = 1;
        if (mostTaken(state, frame) > 1) frame.step = CAMPAIGN.count;
        else takenUp(state, frame);
        return;
      case 'count':
        if (frame.step === CAMPAIGN.count) {
          frame.count = choice.count;
          takenUp(state, frame);
          return;
        }
        if (frame.step === CAMPAIGN.boardCount) board(act, frame, fleet, frame.piece, choice.count);
        else land(act, frame, fleet, frame.piece, choice.count);
        stillSails(state, frame);
        return;
      case 'ride':
        frame.riders.push(pieceNumber[choice.piece]);
        if (riders(state, frame, frame.from).length === 0) toWhere(state, frame);
        return;
      case 'carry':
        frame.passenger = pieceNumber[choice.piece];
        toWhere(state, frame);
        return;
      case 'on':
        toWhere(state, frame);
        return;
      case 'toward':
        frame.area = placeNumber[choice.area];
        if (frame.step === CAMPAIGN.toward) frame.step = CAMPAIGN.where;
        else if (frame.step === CAMPAIGN.beastToward) frame.step = CAMPAIGN.beast;
        return;
      case 'go': {
        const to = spotNumber[choice.to];
        go(act, frame, to);
        backToOrders(frame);
        arrive(act, frame, to);
        return;
      }
      case 'sail':
        frame.fleet = fleetNumber[choice.fleet];
        frame.step = CAMPAIGN.fleet;
        return;
      case 'board-all':
        boardAll(act, frame, fleet);
        stillSails(state, frame);
        return;
      case 'land-all':
        landAll(act, frame, fleet);
        arrive(act, frame, state.fleetPlace[fleet]);
        stillSails(state, frame);
        return;
      case 'board':
        frame.piece = pieceNumber[choice.piece];
        if (boardable(state, frame, fleet, frame.piece) > 1) frame.step = CAMPAIGN.boardCount;
        else {
          board(act, frame, fleet, frame.piece, 1);
          stillSails(state, frame);
        }
        return;
      case 'land':
        frame.piece = pieceNumber[choice.piece];
        if (countAt(state, deckOf(fleet), lord, frame.piece) > 1) frame.step = CAMPAIGN.landCount;
        else {
          land(act, frame, fleet, frame.piece, 1);
          arrive(act, frame, state.fleetPlace[fleet]);
          stillSails(state, frame);
        }
        return;
      case 'steer': {
        const to = spotNumber[choice.to];
        const afloat = steer(act, frame, fleet, to);
        stillSails(state, frame);
        if (afloat) arrive(act, frame, to);
        return;
      }
      case 'unleash':
        frame.step = isLong(beastSpots(state, lord)) ? CAMPAIGN.beastToward : CAMPAIGN.beast;
        return;
      case 'set-down':
        state.beastPlace = spotNumber[choice.at];
        facts.tell({ kind: 'beast-set', lord: LORDS[lord], beast: BEASTS[state.beast], place: choice.at });
        backToOrders(frame);
        return;
      case 'hand-stone':
        frame.handed = 1;
        handOn(act, pieceNumber[choice.piece]);
        return;
      case 'fight': {
        const spot = spotNumber[choice.at];
        const found = encounters(state, lord).find(one => one.spot === spot);
        if (!found) return;
        crewsAshore(state, spot);
        beginBattle(act, battleFrame(state, spot, lord, found.side, lotsOf(frame)));
        return;
      }
      default:
        if (frame.step === CAMPAIGN.fleet) {
          const rested = frame.fleet;
          backToOrders(frame);
          frame.idle.push(rested);
        }
    }
  },
};

/** How many of the kind in hand could go somewhere together. */
function mostTaken(state: State, frame: CampaignFrame): number {
  const points = pointsLeft(state, frame, frame.from, frame.piece);
  let most = points.length;
  while (most > 1 && goalsOf(state, frame, frame.from, frame.piece, most).spots.length === 0) most--;
  return most;
}

/** The marches as a battle wants them: without points. */
const lotsOf = ({ moved }: CampaignFrame): number[] => moved.filter((_, i) => i % LOT < LOT - 1);
