/** Marches and fleets, by region and by hex. */
import { LOKI } from '../auctions/command.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { MILITARY, type MilitaryFrame } from '../frames.ts';
import { landFirst } from '../hex/stacks.ts';
import { sideName } from '../names.ts';
import {
  FLEET_COUNT,
  fleetNumber,
  type Lord,
  type Place,
  pieceNumber,
  placeNumber,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { isThere, placesOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { mayBeSet } from '../war/beasts.ts';
import { encounters } from '../war/encounters.ts';
import { areaNamed, canHandOn, canMarch, type HandFrame, ready, type Ways } from '../war/hand.ts';
import { BY_REGION } from '../war/military.ts';
import { legs } from '../war/sailing.ts';
import type { Against } from './against.ts';
import { byLand } from './stacks.ts';

/** Which clauses speak of what, by either rules. */
export interface Clauses {
  readonly march: string;
  readonly ride: string;
  readonly carry: string;
  readonly sail: string;
  readonly aboard: string;
  readonly room: string;
}

const numberOf = (numbers: Readonly<Record<string, number>>, name: string): number => numbers[name] ?? -1;

/** Who is in hand, who comes along, who goes aboard. Gives back whether that is what is asked now. */
export function hand<F extends HandFrame>(
  ways: Ways<F>,
  clauses: Clauses,
  frame: F,
  choice: ScandinaviaChoice,
  against: Against,
): boolean {
  const { state } = against;
  const { from, piece, fleet } = frame;
  switch (frame.step) {
    case MILITARY.orders:
      orders(ways, clauses, frame, choice, against);
      return true;
    case MILITARY.who:
      if (choice.kind === 'everybody')
        against.when(!ways.couldGoTogether(state, frame, from), clauses.march, 'nobody-else');
      else if (against.is(choice, 'take')) {
        const kind = numberOf(pieceNumber, choice.piece);
        const able = ways.movable(state, frame, from).includes(kind) && ways.hasGoal(state, frame, from, kind);
        against.when(!able, clauses.march, 'cannot-move');
      }
      return true;
    case MILITARY.count:
      if (against.is(choice, 'count')) against.outside(choice.count, 1, ways.most(state, frame), clauses.march);
      return true;
    case MILITARY.riders:
      if (choice.kind !== 'on' && against.is(choice, 'ride'))
        against.when(!ways.riders(state, frame, from).includes(pieceNumber[choice.piece]), clauses.ride, 'cannot-ride');
      return true;
    case MILITARY.passenger:
      if (choice.kind === 'on') against.when(!ways.goesAlone(state, frame), 'SC-A-heroes-alone', 'not-alone');
      else if (against.is(choice, 'carry')) {
        const comes = ways.passengers(state, frame, from).includes(pieceNumber[choice.piece]);
        against.when(!comes || !ways.carries(state, frame), clauses.carry, 'cannot-ride');
      }
      return true;
    case MILITARY.boardCount:
      if (against.is(choice, 'count'))
        against.outside(choice.count, 1, ways.boardable(state, frame, fleet, piece), clauses.room);
      return true;
    case MILITARY.fleet:
      return aboard(ways, clauses, frame, choice, against);
    default:
      return false;
  }
}

/** Who goes aboard the fleet in hand; where it goes is another matter. */
function aboard<F extends HandFrame>(
  ways: Ways<F>,
  clauses: Clauses,
  frame: F,
  choice: ScandinaviaChoice,
  against: Against,
): boolean {
  if (choice.kind === 'done') return true;
  const boarders = (): number[] => ways.boarders(against.state, frame, frame.fleet);
  if (choice.kind === 'board-all') against.when(boarders().length === 0, clauses.aboard, 'nobody-boards');
  else if (choice.kind === 'board')
    against.when(!boarders().includes(pieceNumber[choice.piece]), clauses.room, 'cannot-board');
  else return false;
  return true;
}

/** Those who can set out, so far as it matters how many they are. */
function setters<F extends HandFrame>(ways: Ways<F>, state: State, frame: F): Spot[] {
  const spots = placesOf(state, frame.lord);
  return landFirst(spots, areaNamed(frame)) ? ready(ways, state, frame).map(([spot]) => spot) : [];
}

function orders<F extends HandFrame>(
  ways: Ways<F>,
  clauses: Clauses,
  frame: F,
  choice: ScandinaviaChoice,
  against: Against,
): void {
  const { state } = against;
  const { lord } = frame;
  const named = choice.kind === 'march' ? spotNumber[choice.from] : undefined;
  if (byLand(areaNamed(frame), setters(ways, state, frame), choice, named, clauses.march, against)) return;
  switch (choice.kind) {
    case 'to-battle':
      return;
    case 'march':
      against.when(!canMarch(ways, state, frame, spotNumber[choice.from]), clauses.march, 'cannot-move');
      return;
    case 'sail': {
      const fleet = fleetNumber[choice.fleet];
      if (against.when(fleet >= FLEET_COUNT || state.fleetLord[fleet] !== lord, 'SC-12.2', 'not-yours')) return;
      against.when(!ways.canSail(state, frame, fleet), clauses.sail, 'cannot-move');
      return;
    }
    case 'unleash':
      against.when(!ways.mayUnleash(state, lord), 'SC-8.6', 'no-beast');
      return;
    case 'hand-stone': {
      const able = canHandOn(state, frame).includes(pieceNumber[choice.piece]);
      against.when(!able, 'SC-20.1', 'not-there');
      return;
    }
    default:
      against.notNow();
  }
}

const BASIC: Clauses = {
  march: 'SC-12.11',
  ride: 'SC-12.16',
  carry: 'SC-C-ermanaric',
  sail: 'SC-12.3',
  aboard: 'SC-12.5',
  room: 'SC-12.6',
};

/** What speaks of where the beast may come: Loki keeps to regions, and to himself. */
function beastClause(state: State, lord: Lord, place: Place): string {
  if (state.beast !== LOKI) return 'SC-8.6';
  return isThere(state, place, lord) ? 'SC-8.15' : 'SC-8.14';
}

export function military(frame: MilitaryFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, fleet } = frame;
  if (hand(BY_REGION, BASIC, frame, choice, against)) return;
  switch (frame.step) {
    case MILITARY.where:
      if (against.is(choice, 'go'))
        against.when(!BY_REGION.goals(state, frame).includes(placeNumber[choice.to]), 'SC-12.12', 'out-of-reach');
      return;
    case MILITARY.fleet:
      if (against.is(choice, 'steer'))
        against.when(!legs(state, frame, fleet).includes(placeNumber[choice.to]), 'SC-12.3', 'out-of-reach');
      return;
    case MILITARY.beast:
      if (against.is(choice, 'set-down')) {
        const place = placeNumber[choice.at];
        against.when(!mayBeSet(state, lord, place), beastClause(state, lord, place), 'not-there');
      }
      return;
    default:
      battles(frame, choice, against);
  }
}

function battles({ lord }: MilitaryFrame, choice: ScandinaviaChoice, against: Against): void {
  const found = encounters(against.state, lord);
  if (choice.kind === 'done') {
    const due = found.some(({ must }) => must);
    against.when(due, 'SC-13.1', 'must-be-fought');
  } else if (against.is(choice, 'fight')) {
    const { at, side } = choice;
    const fits = found.some(
      one => one.place === placeNumber[at] && (one.many ? side === sideName(one.side) : side === undefined),
    );
    against.when(!fits, 'SC-13.1', 'no-battle');
  }
}
