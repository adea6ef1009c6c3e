/** Phase 9 by the advanced rules: marches in any order, then battles, and all of it twice (SC-21.3). */
import { NONE } from '../../../../kit/rules/ids.ts';
import { BEASTS } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { askLord } from '../asking.ts';
import { DONE, FIGHT, GO, LAND, LAND_ALL, type ScandinaviaChoice, SET_DOWN, STEER } from '../choices.ts';
import { fleetsOf } from '../fleets.ts';
import { CAMPAIGN, type CampaignFrame, TASKS } from '../frames.ts';
import { isAlive } from '../lords.ts';
import { spotName } from '../names.ts';
import {
  deckOf,
  ERMANARIC,
  FLEET_COUNT,
  FLEET_IDS,
  type Lord,
  pieceNumber,
  placeNumber,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { countAt } from '../pieces.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { battleFrame, beginBattle } from '../war/engage.ts';
import { anyOrder, askMany, backToOrders, boarding, handAsks, handTakes, stillSails, type Ways } from '../war/hand.ts';
import { EVERYBODY, NOBODY_YET } from '../war/marching.ts';
import { arrive, drown, go } from './arrival.ts';
import { beastSpots, mayUnleash } from './beasts.ts';
import { crewsAshore, encounters, fallBack, retreat } from './encounters.ts';
import { isLong, listed, mayBeLong } from './listing.ts';
import {
  carriedGoals,
  commonGoals,
  couldGoTogether,
  goalsOf,
  hasGoal,
  lotsOf,
  mostPoints,
  movable,
  passengers,
  pointsLeft,
  riders,
} from './marching.ts';
import { whileStill } from './passage.ts';
import { fleetPointsOf, LAST_ROUND } from './reach.ts';
import { board, boardable, boarders, canLeave, harbours, land, landAll, landers, steer } from './sailing.ts';
import { listStacks } from './stacks.ts';

/** `weathered`: storms that his fleets came through in a round before. */
export const campaignFrame = (
  lord: Lord,
  round: number,
  last: number,
  weathered: readonly number[] = [],
): CampaignFrame => ({
  kind: 'campaign',
  step: CAMPAIGN.begin,
  lord,
  round,
  last,
  from: NONE,
  piece: NOBODY_YET,
  count: 0,
  riders: [],
  passenger: -1,
  area: NONE,
  fleet: NONE,
  points: new Array<number>(FLEET_COUNT).fill(0),
  idle: [],
  moved: [],
  landed: [],
  weathered: [...weathered],
  handed: 0,
});

/** Where what is in hand can go. */
function goals(state: State, frame: CampaignFrame): readonly Spot[] {
  const { from, piece, passenger, count } = frame;
  if (piece === EVERYBODY) return commonGoals(state, frame, from).spots;
  return (passenger >= 0 ? carriedGoals(state, frame, from) : goalsOf(state, frame, from, piece, count)).spots;
}

/** Who goes is known: where to is asked next, by land or sea first where there is too much to name. */
function toWhere(state: State, frame: CampaignFrame): void {
  frame.step = mayBeLong(mostLeft(state, frame)) && isLong(goals(state, frame)) ? CAMPAIGN.toward : CAMPAIGN.where;
}

/** The most points of those in hand; a passenger goes as far as who carries him. */
function mostLeft(state: State, frame: CampaignFrame): number {
  const { from, piece } = frame;
  if (piece !== EVERYBODY) return mostPoints(state, frame, from, piece);
  return Math.max(0, ...movable(state, frame, from).map(one => mostPoints(state, frame, from, one)));
}

/** How many of the kind in hand could go somewhere together. */
function mostTaken(state: State, frame: CampaignFrame): number {
  const points = pointsLeft(state, frame, frame.from, frame.piece);
  let most = points.length;
  while (most > 1 && goalsOf(state, frame, frame.from, frame.piece, most).spots.length === 0) most--;
  return most;
}

/** Who can move, and how far, from hex to hex. */
export const BY_HEX: Ways<CampaignFrame> = {
  movable,
  hasGoal,
  couldGoTogether,
  most: mostTaken,
  riders,
  passengers,
  goesAlone: (state, frame) => goalsOf(state, frame, frame.from, ERMANARIC, 1).spots.length > 0,
  carries: (state, frame) => carriedGoals(state, frame, frame.from).spots.length > 0,
  goals,
  toWhere,
  canSail: (state, frame, fleet) =>
    !frame.idle.includes(fleet) && (landers(state, frame, fleet).length > 0 || canLeave(state, frame, fleet)),
  boarders,
  boardable,
  board,
  mayUnleash,
};

/** Who can land from the fleet in hand, and who can board it. */
export function atItsBerth(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const ashore = landers(state, frame, frame.fleet);
  return [
    DONE,
    ...(ashore.length > 0 ? [LAND_ALL] : []),
    ...ashore.map(piece => LAND[piece]),
    ...boarding(BY_HEX, state, frame),
  ];
}

function inHand(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const choices = atItsBerth(state, frame);
  const goals = harbours(state, frame, frame.fleet).spots;
  return [...choices, ...listed(state, goals, frame.area, spot => STEER[spot], choices.length)];
}

/** Where all play their first rounds before anybody's second, the second has to know what the first has seen. */
function remember(state: State, { weathered }: CampaignFrame): void {
  const next = state.stack.find(frame => frame.kind === 'ordered' && TASKS[frame.task] === 'second-round');
  if (next?.kind === 'ordered') next.weathered?.push(...weathered);
}

/** A round begins: everybody has all points again, and may board, land and ride anew; what holds for a turn lies elsewhere (SC-21.3, SC-21.4, SC-A-turn-or-round). */
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
    if (frame.step === CAMPAIGN.orders && !whileStill(() => anyOrder(BY_HEX, state, frame)))
      frame.step = CAMPAIGN.battles;
    if (frame.step !== CAMPAIGN.battles) return true;
    retreat(act, frame);
    fallBack(act, frame);
    if (encounters(state, lord).length > 0) return true;
    if (frame.round === LAST_ROUND) drown(act, lord);
    if (frame.round === frame.last) {
      if (frame.round < LAST_ROUND) remember(state, frame);
      act.finish(frame);
    } else {
      frame.round++;
      frame.step = CAMPAIGN.begin;
    }
    return false;
  },
  asks(state, frame) {
    const { lord, from, piece, fleet } = frame;
    const ask = (prompt: string, choices: readonly ScandinaviaChoice[], args = {}) =>
      askLord(state, lord, prompt, choices, args);
    switch (frame.step) {
      case CAMPAIGN.toward:
      case CAMPAIGN.where:
        return ask(
          frame.step === CAMPAIGN.toward ? 'toward' : 'where',
          listed(state, goals(state, frame), frame.area, spot => GO[spot]),
          { from: spotName(from) },
        );
      case CAMPAIGN.fleet:
        return ask('fleet', inHand(state, frame), { fleet: FLEET_IDS[fleet] });
      case CAMPAIGN.landCount: {
        const most = countAt(state, deckOf(fleet), lord, piece);
        return askMany(state, lord, 'land', most, { fleet: FLEET_IDS[fleet] });
      }
      case CAMPAIGN.beastToward:
      case CAMPAIGN.beast:
        return ask(
          frame.step === CAMPAIGN.beast ? 'beast' : 'beast-toward',
          listed(state, beastSpots(state, lord), frame.area, spot => SET_DOWN[spot]),
          { beast: BEASTS[state.beast] },
        );
      default: {
        const asks = whileStill(() => handAsks(BY_HEX, state, frame));
        return (
          asks ??
          ask(
            'battles',
            listStacks(
              state,
              frame.area,
              encounters(state, lord).map(({ spot }) => [spot, FIGHT[spot]]),
            ),
          )
        );
      }
    }
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord, fleet } = frame;
    const lands = (count: number): void => {
      land(act, frame, fleet, frame.piece, count);
      arrive(act, frame, state.fleetPlace[fleet]);
      stillSails(BY_HEX, state, frame);
    };
    if (handTakes(BY_HEX, act, frame, choice)) return;
    switch (choice.kind) {
      case 'count':
        lands(choice.count);
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
      case 'land-all':
        landAll(act, frame, fleet);
        arrive(act, frame, state.fleetPlace[fleet]);
        stillSails(BY_HEX, state, frame);
        return;
      case 'land':
        frame.piece = pieceNumber[choice.piece];
        if (countAt(state, deckOf(fleet), lord, frame.piece) > 1) frame.step = CAMPAIGN.landCount;
        else lands(1);
        return;
      case 'steer': {
        const to = spotNumber[choice.to];
        const afloat = steer(act, frame, fleet, to);
        stillSails(BY_HEX, state, frame);
        if (afloat) arrive(act, frame, to);
        return;
      }
      case 'unleash':
        frame.step = isLong(beastSpots(state, lord)) ? CAMPAIGN.beastToward : CAMPAIGN.beast;
        return;
      case 'fight': {
        const spot = spotNumber[choice.at];
        const found = encounters(state, lord).find(one => one.spot === spot);
        if (!found) return;
        frame.area = NONE;
        crewsAshore(state, spot);
        beginBattle(act, battleFrame(state, spot, lord, found.side, lotsOf(frame)));
      }
    }
  },
};
