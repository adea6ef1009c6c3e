import type { Stacked } from '../../../engine/contract/frames.ts';
import { copyLists, copyStack } from '../../../kit/rules/copy.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFrame } from './frames.ts';
import { letGoOf } from './let-go.ts';
import type { CardNumber, PlaceNumber } from './numbers.ts';
import type { TableOptions } from './options.ts';

/** Where the cards lie, as numbers: most of it is secret. */
interface Cards {
  readonly decks: CardNumber[][];
  /** What lies before each seat in the draft. */
  readonly packs: CardNumber[][];
  /** What each seat has kept in this draft. */
  readonly picks: CardNumber[][];
  /** What each seat has seen and let go in this age's draft, pack after pack: it may remember it. */
  letGo: CardNumber[][];
  readonly hands: CardNumber[][];
  readonly quests: CardNumber[][];
  /** Face up, for all to see. */
  readonly discard: CardNumber[];
  /** Face down: undealt, passed over, laid down unseen. */
  readonly away: CardNumber[];
}

/** A whole game in progress: flat, integers only, options and answers aside. */
export interface State extends Stacked<BloodRageChoice, BloodRageFrame>, Cards {
  readonly options: TableOptions;
  readonly seats: number;
  /** 0, 1, 2. */
  age: number;
  phase: number;
  /** Who holds the first-player token. */
  first: number;
  /** Whose turn it is in the action phase. */
  turn: number;

  // By seat.
  readonly rage: number[];
  readonly glory: number[];
  readonly passed: number[];
  readonly leader: PlaceNumber[];
  readonly ship: PlaceNumber[];
  // By seat and stat, place, slot, source.
  readonly steps: number[];
  readonly warriors: number[];
  readonly slots: CardNumber[];
  readonly scores: number[];
  /** Where the monster of each monster slot is. */
  readonly beasts: PlaceNumber[];

  // By province.
  readonly tokens: number[];
  readonly pillaged: number[];
  readonly destroyed: number[];
  /** The province that Ragnarök takes in each age. */
  readonly doom: PlaceNumber[];
}

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    age: state.age,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    rage: state.rage.slice(),
    glory: state.glory.slice(),
    passed: state.passed.slice(),
    leader: state.leader.slice(),
    ship: state.ship.slice(),
    steps: state.steps.slice(),
    warriors: state.warriors.slice(),
    slots: state.slots.slice(),
    scores: state.scores.slice(),
    beasts: state.beasts.slice(),
    tokens: state.tokens.slice(),
    pillaged: state.pillaged.slice(),
    destroyed: state.destroyed.slice(),
    doom: state.doom.slice(),
    decks: copyLists(state.decks),
    packs: copyLists(state.packs),
    picks: copyLists(state.picks),
    letGo: copyLists(letGoOf(state)),
    hands: copyLists(state.hands),
    quests: copyLists(state.quests),
    discard: state.discard.slice(),
    away: state.away.slice(),
    stack: copyStack(state.stack),
    sealed: state.sealed.slice(),
  };
}

/**
 * A state whose parts are those of another, for whoever puts some of his own in their place. Field by field, as a copy is
 * made: what reads states is quick as long as all of them are of one shape, and a spread makes another.
 */
export function sharing(state: State): { -readonly [Part in keyof State]: State[Part] } {
  return {
    options: state.options,
    seats: state.seats,
    age: state.age,
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    rage: state.rage,
    glory: state.glory,
    passed: state.passed,
    leader: state.leader,
    ship: state.ship,
    steps: state.steps,
    warriors: state.warriors,
    slots: state.slots,
    scores: state.scores,
    beasts: state.beasts,
    tokens: state.tokens,
    pillaged: state.pillaged,
    destroyed: state.destroyed,
    doom: state.doom,
    decks: state.decks,
    packs: state.packs,
    picks: state.picks,
    letGo: state.letGo,
    hands: state.hands,
    quests: state.quests,
    discard: state.discard,
    away: state.away,
    stack: state.stack,
    sealed: state.sealed,
  };
}
