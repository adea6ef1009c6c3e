/** What a curious person could try while he moves by hex: where somebody stands, and wherever those in hand can go. */

import { type By, FIRST, firstOf } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import * as choices from '../choices.ts';
import { CAMPAIGN, type CampaignFrame } from '../frames.ts';
import { deckOf, FIRST_HERO, isHex, isRegion, PEGASUS, PIECE_COUNT, type Place, type Spot } from '../numbers.ts';
import { countAt, placesOf, spotOfKey } from '../pieces.ts';
import type { State } from '../state.ts';
import { ready } from '../war/hand.ts';
import { beastSpots } from './beasts.ts';
import { atItsBerth, BY_HEX } from './campaign.ts';
import { encounters } from './encounters.ts';
import { groundOf } from './ground.ts';
import { isLong, namedIn } from './listing.ts';
import { harbours } from './sailing.ts';
import { listStacks, type Stack } from './stacks.ts';

/** Hexes where somebody stands, capitals and islands left out: those are places of the basic rules. */
export function occupied(state: State): Spot[] {
  const spots = new Set<Spot>();
  for (const key of state.keys) spots.add(spotOfKey(key));
  return [...spots].filter(isHex);
}

/** Coast and inland of a region: where a fleet could be built, or a token stand, if nothing spoke against it. */
export const hexesOf = (state: State, region: Region): readonly Spot[] =>
  region >= 0 && isRegion(region) ? groundOf(state).within[region] : [];

/** A few hexes are enough to be refused. */
const SOME = 6;
const FIRST_TWO = firstOf<Spot>(2);

type BySpot = By<Spot, ScandinaviaChoice>;

/** What is listed, and as many again of what is not as makes a list that can be read. */
function toward(state: State, spots: readonly Spot[], area: Place, choice: BySpot, beside = 0): ScandinaviaChoice[] {
  const named = area < 0 && isLong(spots, beside) ? [] : namedIn(state, spots, area);
  const others = [...occupied(state).slice(0, SOME), ...FIRST_TWO];
  const areas = isLong(spots, beside) ? choices.TOWARD : [choices.TOWARD[FIRST]];
  return [...areas, ...new Set([...named, ...others].map(spot => choice[spot]))];
}

/** Kinds aboard the fleet in hand and beside it, and one that never boards. */
function crew(state: State, { lord, fleet }: CampaignFrame): number[] {
  const pieces = [PEGASUS];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (piece !== PEGASUS && [deckOf(fleet), state.fleetPlace[fleet]].some(at => countAt(state, at, lord, piece) > 0))
      pieces.push(piece);
  return pieces;
}

/** Stacks that are listed, and others that are refused; where they are many, some before their land was named. */
const stacks = (state: State, { lord, area }: CampaignFrame, able: readonly Stack[], choice: BySpot) => [
  ...new Set([
    ...listStacks(state, area, able),
    ...[...placesOf(state, lord).slice(0, SOME), ...FIRST_TWO, ...occupied(state).slice(0, SOME)].map(
      spot => choice[spot],
    ),
    choices.CHOOSE_IN[FIRST],
  ]),
];

export function forCampaign(state: State, frame: CampaignFrame): ScandinaviaChoice[] {
  const { lord, fleet, area } = frame;
  switch (frame.step) {
    case CAMPAIGN.orders:
      return [
        choices.TO_BATTLE,
        choices.UNLEASH,
        ...choices.SAIL,
        ...stacks(state, frame, ready(BY_HEX, state, frame), choices.MARCH),
        ...[...choices.HAND_STONE].slice(FIRST_HERO),
      ];
    case CAMPAIGN.who:
      return [choices.EVERYBODY, ...choices.TAKE];
    case CAMPAIGN.riders:
      return [choices.ON, ...choices.RIDE];
    case CAMPAIGN.passenger:
      return [choices.ON, ...choices.CARRY];
    case CAMPAIGN.toward:
    case CAMPAIGN.where:
      return toward(state, BY_HEX.goals(state, frame), area, choices.GO);
    case CAMPAIGN.fleet: {
      const pieces = crew(state, frame);
      return [
        choices.DONE,
        choices.LAND_ALL,
        choices.BOARD_ALL,
        ...pieces.flatMap(piece => [choices.LAND[piece], choices.BOARD[piece]]),
        ...toward(state, harbours(state, frame, fleet).spots, area, choices.STEER, atItsBerth(state, frame).length),
      ];
    }
    case CAMPAIGN.beastToward:
    case CAMPAIGN.beast:
      return toward(state, beastSpots(state, lord), area, choices.SET_DOWN);
    default:
      return [
        choices.DONE,
        ...stacks(
          state,
          frame,
          encounters(state, lord).map(({ spot }) => [spot, choices.FIGHT[spot]]),
          choices.FIGHT,
        ),
      ];
  }
}
