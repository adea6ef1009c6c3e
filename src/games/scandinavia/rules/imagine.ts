/** Everything a curious person could try now, legal or not: what the table must answer with a reason. */

import { FIRST, firstOf, NONE } from '../../../kit/rules/ids.ts';
import { current } from '../../../kit/rules/stack.ts';
import { asked } from './asked.ts';
import { offerings } from './auctions/loki.ts';
import type { ScandinaviaChoice } from './choices.ts';
import * as choices from './choices.ts';
import {
  type BattleFrame,
  MILITARY,
  type MilitaryFrame,
  type ScandinaviaFrame,
  SPELL,
  SPELL_KINDS,
  type SpellFrame,
  UPKEEP,
} from './frames.ts';
import { forCampaign, hexesOf, occupied } from './hex/imagine.ts';
import { listStacks, type Stack } from './hex/stacks.ts';
import { isAdvanced, standingIn } from './hex/standing.ts';
import { livingLords, lordsOf } from './lords.ts';
import {
  asSpot,
  FIRST_HERO,
  isSea,
  type Lord,
  PEGASUS,
  PLACE_COUNT,
  type Place,
  type Spot,
  UNDEAD,
} from './numbers.ts';
import { landInHand } from './phases/construction.ts';
import { payrollSpots } from './phases/upkeep.ts';
import { countAt, eachPiece, isHero, placesOf, sidesAt } from './pieces.ts';
import { gusts } from './realm/spells.ts';
import type { State } from './state.ts';
import { battle } from './war/battle.ts';
import { encounters } from './war/encounters.ts';

export function imagine(state: State, seat: number): ScandinaviaChoice[] {
  const frame = current(state);
  if (!frame) return [];
  const own = asked(state, frame).includes(seat) ? forFrame(state, seat, frame) : [choices.DONE, choices.PASS];
  return [...own, ...choices.GIFT.slice(0, state.seats), choices.KEEP, choices.CONFIRM_LAST_TURN, choices.ACCEPT];
}

/** A few of what is not there are enough to be refused. */
const SOME = 6;

/** Spots where somebody stands or nobody does, and the first of all. */
const somewhere = (state: State): Spot[] => [...new Set([...occupied(state).slice(0, SOME), ...firstOf<Spot>(2)])];

/** What is listed of stacks, the first of them even where a land must be named before, and two lands. */
const byStack = (state: State, area: Place, stacks: readonly Stack[], strange: Iterable<ScandinaviaChoice>) => [
  ...new Set([
    ...listStacks(state, area, stacks),
    ...stacks.slice(0, 2).map(([, choice]) => choice),
    ...strange,
    ...[...choices.CHOOSE_IN].slice(0, 2),
  ]),
];

/** Kinds that anybody has at some spots, and one who is seldom there. */
function kindsAt(state: State, spots: readonly Spot[]): number[] {
  const kinds = new Set<number>([PEGASUS]);
  for (const spot of spots)
    for (const side of sidesAt(state, spot)) eachPiece(state, spot, side, kind => kinds.add(kind));
  return [...kinds].sort((a, b) => a - b);
}

/** Heroes of a lord where they stand, and one where he may not. */
const heroesOf = (
  state: State,
  lord: Lord,
  make: (piece: number, spot: Spot) => ScandinaviaChoice,
): ScandinaviaChoice[] =>
  placesOf(state, lord).flatMap((spot, i) => {
    const heroes = kindsAt(state, [spot]).filter(piece => isHero(piece) && countAt(state, spot, lord, piece) > 0);
    return [...new Set(i < SOME ? [...heroes, FIRST_HERO + i] : heroes)].map(piece => make(piece, spot));
  });

const all = (...rows: readonly Iterable<ScandinaviaChoice>[]): ScandinaviaChoice[] => rows.flatMap(row => [...row]);

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
        ...choices.MUSTER.flatMap((row, piece) =>
          frame.army.length === 0 || frame.army[piece] > 0 || piece < SOME
            ? frame.regions.map(region => row[region])
            : [],
        ),
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
        ...[choices.ACCEPT_VASSAL, choices.REFUSE_VASSAL].flatMap(grid =>
          [...grid].flatMap(row =>
            [...new Set([...lordsOf(state, seat), lordsOf(state, (seat + 1) % state.seats)[0]])].map(to => row[to]),
          ),
        ),
        ...choices.RELEASE_VASSAL,
      ];
    case 'event':
      return [choices.DECLINE, ...choices.HIRE, ...choices.AFFLICT];
    case 'dragon-bids':
    case 'loki-auction':
      return [choices.PASS, ...choices.COMMAND];
    case 'loki-payment':
      return [
        choices.DEFAULT,
        choices.PAY_GOLD,
        ...byStack(
          state,
          frame.area ?? NONE,
          offerings(state, seat),
          somewhere(state).flatMap(spot => lordsOf(state, seat).map(lord => choices.SACRIFICE_AT[spot][lord])),
        ),
        ...(frame.place < 0 ? [choices.SACRIFICE[0]] : choices.SACRIFICE),
      ];
    case 'taxes':
      return [...choices.TAX, ...choices.TAX_IN, ...choices.PILLAGE, choices.AS_LAST_TURN, choices.DONE];
    case 'lure':
      return [choices.DONE, choices.PAY_ALL, ...choices.PAY_REGION];
    case 'bards':
      return [choices.DONE, choices.PAY_ALL, ...heroesOf(state, frame.lord, choices.PAY_HERO)];
    case 'sif':
      return [choices.DECLINE, choices.FEAST];
    case 'token':
      return [choices.DONE, ...choices.PLACE_TOKEN];
    case 'stand':
      return [choices.DONE, ...hexesOf(state, frame.region).map(spot => choices.STAND[spot]), choices.STAND[FIRST]];
    case 'spell':
      return [choices.DONE, choices.NOT_AGAIN, ...forSpell(state, frame)];
    case 'recruiting':
      return [
        choices.TO_TROOPS,
        choices.EVERY_TEMPLE,
        ...choices.TRY_HERO,
        ...heroesOf(state, frame.lord, choices.DISMISS),
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
      return forMilitary(state, frame);
    case 'campaign':
      return forCampaign(state, frame);
    case 'battle':
      return [
        choices.DONE,
        choices.NOT_AGAIN,
        choices.CALL_FORESTS,
        choices.STEP_ASIDE,
        ...forWindow(state, seat, frame),
      ];
    case 'losses':
      return [choices.KEEP_BEST, ...choices.LOSE, choices.DONE];
    case 'take-off':
      return [
        choices.DONE,
        ...[
          ...new Set([
            ...placesOf(state, frame.lord).filter(spot => countAt(state, spot, frame.lord, UNDEAD) > 0),
            ...somewhere(state),
          ]),
        ].map(spot => choices.TAKE_OFF[spot]),
      ];
    case 'capture':
      return [...choices.FATE, choices.PAY_RANSOM];
    case 'upkeep':
      return frame.step === UPKEEP.pay
        ? [
            choices.SETTLE,
            choices.PAY_ALL,
            ...byStack(
              state,
              frame.area ?? NONE,
              payrollSpots(state, frame.lord).map(spot => [spot, choices.DISBAND_AT[spot]]),
              somewhere(state).map(spot => choices.DISBAND_AT[spot]),
            ),
            choices.DISBAND[0],
            ...choices.SCRAP,
          ]
        : [choices.SETTLE, choices.DISBAND_AT[FIRST], ...choices.DISBAND];
    case 'bearer':
      return [...choices.BEAR];
    default:
      return [];
  }
}

/** Whom a spell could strike. */
function forSpell(state: State, frame: SpellFrame): ScandinaviaChoice[] {
  const { recruited, area = NONE, lord } = frame;
  const others = livingLords(state).filter(other => other !== lord);
  if (frame.step === SPELL.piece) return [...choices.STRIKE];
  return [
    ...choices.CAST,
    ...byStack(
      state,
      area,
      SPELL_KINDS[frame.spell] === 'death-wind' ? gusts(state, lord) : [],
      somewhere(state).map(spot => choices.STRIKE_AT[spot][others[0] ?? lord]),
    ),
    choices.STRIKE[0],
    ...recruited.flatMap((spot, i) => (i % 2 === 0 ? [choices.DOUBLE(recruited[i + 1], asSpot(spot))] : [])),
    choices.DOUBLE(0, FIRST),
  ];
}

/** What is listed in a window of a battle, and each act with some of those who are there, and some who are not. */
function forWindow(state: State, seat: number, frame: BattleFrame): ScandinaviaChoice[] {
  const own = (battle.asks?.(state, frame) ?? []).filter(ask => ask.seat === seat);
  const listed = own.flatMap(({ choices: answers }) => answers);
  const there = kindsAt(state, [...standingIn(state, frame.place), frame.place]);
  const acts = [choices.KILL_HERO, choices.DOMINATE, choices.FANATICISE, choices.INVERT, choices.BRIBE, choices.RAGE];
  return [
    ...new Set([
      ...listed,
      ...[...acts, choices.PAY_ORC, choices.REVIVE].flatMap((act, i) =>
        there.filter((_, n) => (n + i) % Math.ceil(there.length / SOME) === 0).map(piece => act[piece]),
      ),
    ]),
  ];
}

/** Of choices by spot, those by places of the basic rules. */
const whole = <T>(bySpot: Iterable<T>): T[] => [...bySpot].slice(0, PLACE_COUNT);

/** Marches and fleets by the basic rules. */
function forMilitary(state: State, frame: MilitaryFrame): ScandinaviaChoice[] {
  const { lord, step } = frame;
  const places = somewhere(state);
  switch (step) {
    case MILITARY.orders:
      return [
        choices.TO_BATTLE,
        choices.UNLEASH,
        // Nobody stands in the water itself.
        ...whole(choices.MARCH).filter((_, spot) => !isSea(asSpot(spot))),
        ...choices.SAIL,
        ...[...choices.HAND_STONE].slice(FIRST_HERO),
        choices.CHOOSE_IN[FIRST],
      ];
    case MILITARY.who:
      return [choices.EVERYBODY, ...choices.TAKE];
    case MILITARY.riders:
      return [choices.ON, ...choices.RIDE];
    case MILITARY.passenger:
      return [choices.ON, ...choices.CARRY];
    case MILITARY.where:
      return whole(choices.GO);
    case MILITARY.fleet:
      return [choices.DONE, choices.BOARD_ALL, ...choices.BOARD, ...whole(choices.STEER), choices.LAND_ALL];
    case MILITARY.beast:
      return whole(choices.SET_DOWN);
    default:
      return [
        choices.DONE,
        ...whole(choices.FIGHT),
        ...places.map(spot => choices.GO[spot]),
        ...encounters(state, lord).map(({ place, side }) => choices.FIGHT_SIDE(place, side)),
      ];
  }
}
