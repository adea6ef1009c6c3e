/** Everything a curious person could try now, legal or not: what the table must answer with a reason. */

import { FIRST } from '../../../kit/rules/ids.ts';
import { current } from '../../../kit/rules/stack.ts';
import { asked } from './asked.ts';
import type { ScandinaviaChoice } from './choices.ts';
import * as choices from './choices.ts';
import type { ScandinaviaFrame } from './frames.ts';
import { forCampaign, hexesOf, occupied } from './hex/imagine.ts';
import { isAdvanced } from './hex/standing.ts';
import { lordsOf } from './lords.ts';
import { asSpot, FIRST_HERO, isHex, isSea, type Lord, PIECE_COUNT, PLACE_COUNT, type Spot } from './numbers.ts';
import { landInHand } from './phases/construction.ts';
import { placesOf } from './pieces.ts';
import type { State } from './state.ts';
import { encounters } from './war/encounters.ts';

export function imagine(state: State, seat: number): ScandinaviaChoice[] {
  const frame = current(state);
  if (!frame) return [];
  const own = asked(state, frame).includes(seat) ? forFrame(state, seat, frame) : [choices.DONE, choices.PASS];
  return [...own, ...choices.GIFT.slice(0, state.seats), choices.KEEP, choices.CONFIRM_LAST_TURN, choices.ACCEPT];
}

/** Heroes of a lord wherever he has anybody. */
const heroesBySpot = (
  state: State,
  lord: Lord,
  make: (piece: number, spot: Spot) => ScandinaviaChoice,
): ScandinaviaChoice[] =>
  placesOf(state, lord).flatMap(spot =>
    Array.from({ length: PIECE_COUNT - FIRST_HERO }, (_, i) => make(FIRST_HERO + i, spot)),
  );

const all = (...rows: readonly Iterable<ScandinaviaChoice>[]): ScandinaviaChoice[] => rows.flatMap(row => [...row]);

/** Of choices by spot, those where somebody can stand: land and decks, and hexes where somebody does. */
function dry<T>(state: State, bySpot: Iterable<T>): T[] {
  const hexes = occupied(state);
  return [...bySpot].filter((_, i) => {
    const spot = asSpot(i);
    return isHex(spot) ? hexes.includes(spot) : !isSea(spot);
  });
}
/** Of choices by spot, those by places of the basic rules. */
const whole = <T>(bySpot: Iterable<T>): T[] => [...bySpot].slice(0, PLACE_COUNT);

function forFrame(state: State, seat: number, frame: ScandinaviaFrame): ScandinaviaChoice[] {
  switch (frame.kind) {
    case 'picking':
      return [...choices.PICK_LORD, choices.DONE];
    case 'opening':
      return [
        choices.AS_HISTORY,
        ...choices.START_IN,
        ...frame.regions.flatMap(region => [...choices.MOOR[region]]),
        ...choices.PLACE_BUILDING.flatMap(row => frame.regions.map(region => row[region])),
        ...choices.MUSTER.flatMap(row => frame.regions.map(region => row[region])),
        choices.PLACE_BUILDING[0][FIRST],
      ];
    case 'ordered':
      return [...choices.NEXT, choices.DONE];
    case 'talk':
      return [
        choices.READY,
        choices.LAST_TURN,
        ...all(choices.OFFER, choices.AGREE, choices.REFUSE).filter(
          choice => 'to' in choice && Number(choice.to) < state.seats,
        ),
        ...choices.GIVE_REGION,
        ...lordsOf(state, seat).flatMap(lord => [...choices.BOW[lord]]),
        ...all(...choices.ACCEPT_VASSAL),
        ...all(...choices.REFUSE_VASSAL),
        ...choices.RELEASE_VASSAL,
      ];
    case 'event':
      return [choices.DECLINE, ...choices.HIRE, ...choices.AFFLICT];
    case 'dragon-bids':
    case 'loki-auction':
      return [choices.PASS, ...choices.COMMAND];
    case 'loki-payment':
      return [choices.DEFAULT, choices.PAY_GOLD, ...all(...dry(state, choices.SACRIFICE_AT)), ...choices.SACRIFICE];
    case 'taxes':
      return [...choices.TAX, ...choices.TAX_IN, ...choices.PILLAGE, choices.AS_LAST_TURN, choices.DONE];
    case 'lure':
      return [choices.DONE, choices.PAY_ALL, ...choices.PAY_REGION];
    case 'bards':
      return [choices.DONE, choices.PAY_ALL, ...heroesBySpot(state, frame.lord, choices.PAY_HERO)];
    case 'sif':
      return [choices.DECLINE, choices.FEAST];
    case 'token':
      return [choices.DONE, ...choices.PLACE_TOKEN];
    case 'stand':
      return [choices.DONE, ...hexesOf(state, frame.region).map(spot => choices.STAND[spot]), choices.STAND[FIRST]];
    case 'spell':
      return [
        choices.DONE,
        choices.NOT_AGAIN,
        ...choices.CAST,
        ...all(...dry(state, choices.STRIKE_AT)),
        ...choices.STRIKE,
        ...frame.recruited.flatMap((spot, i) =>
          i % 2 === 0 ? [choices.DOUBLE(frame.recruited[i + 1], asSpot(spot))] : [],
        ),
        choices.DOUBLE(0, FIRST),
      ];
    case 'recruiting':
      return [
        choices.TO_TROOPS,
        choices.EVERY_TEMPLE,
        ...choices.TRY_HERO,
        ...heroesBySpot(state, frame.lord, choices.DISMISS),
        choices.PAY_ALL,
        choices.ENTICE,
        ...choices.RECRUIT,
        choices.AS_LAST_TURN,
        choices.DONE,
      ];
    case 'construction':
      return [
        ...choices.BUILD_IN,
        ...choices.BUILD,
        ...choices.DEMOLISH,
        ...choices.SCRAP,
        ...(isAdvanced(state)
          ? hexesOf(state, landInHand(frame)).map(spot => choices.LAUNCH_AT[spot])
          : choices.LAUNCH),
        choices.DONE,
      ];
    case 'military':
      return forMilitary(state, frame.lord);
    case 'campaign':
      return forCampaign(state, frame);
    case 'battle':
      return [
        choices.DONE,
        choices.NOT_AGAIN,
        choices.CALL_FORESTS,
        choices.STEP_ASIDE,
        ...all(choices.KILL_HERO, choices.DOMINATE, choices.FANATICISE, choices.INVERT, choices.BRIBE),
        ...all(choices.RAGE, choices.PAY_ORC, choices.REVIVE),
      ];
    case 'losses':
      return [choices.KEEP_BEST, ...choices.LOSE, choices.DONE];
    case 'take-off':
      return [choices.DONE, ...dry(state, choices.TAKE_OFF)];
    case 'capture':
      return [...choices.FATE, choices.PAY_RANSOM];
    case 'upkeep':
      return [choices.SETTLE, choices.PAY_ALL, ...dry(state, choices.DISBAND_AT), ...choices.DISBAND, ...choices.SCRAP];
    case 'bearer':
      return [...choices.BEAR];
    default:
      return [];
  }
}

function forMilitary(state: State, lord: Lord): ScandinaviaChoice[] {
  return [
    choices.TO_BATTLE,
    ...dry(state, choices.MARCH),
    choices.EVERYBODY,
    ...all(choices.TAKE, choices.RIDE, choices.CARRY, choices.BOARD, choices.HAND_STONE),
    choices.ON,
    choices.BOARD_ALL,
    ...all(whole(choices.GO), whole(choices.STEER), whole(choices.SET_DOWN), whole(choices.FIGHT)),
    ...choices.SAIL,
    choices.UNLEASH,
    choices.DONE,
    ...encounters(state, lord).map(({ place, side }) => choices.FIGHT_SIDE(place, side)),
  ];
}
