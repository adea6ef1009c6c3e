/** Who plays whom, who stands by whom, and in which order they come. */
import { FIRST, NONE } from '../../../kit/rules/ids.ts';
import { ALIGNMENTS } from '../content/alignments.ts';
import { LORD } from '../content/lords.ts';
import { LORD_COUNT, type Lord, type Side } from './numbers.ts';
import { BARBARIANS } from './pieces.ts';
import type { State } from './state.ts';

const NEUTRAL = ALIGNMENTS.indexOf('neutral');
/** Of each lord, in numbers; barbarians are neutral (SC-C-barbarians). */
const LORD_ALIGNMENT: readonly number[] = [...LORD.map(({ alignment }) => ALIGNMENTS.indexOf(alignment)), NEUTRAL];

export const CHAOTIC = ALIGNMENTS.indexOf('chaotic');
export const alignmentOf = (side: Side): number => LORD_ALIGNMENT[side];
/** Degrees between two alignments (SC-2.3). */
export const degrees = (a: number, b: number): number => Math.abs(a - b);
export const areOpposed = (lord: Lord, other: Lord): boolean => degrees(alignmentOf(lord), alignmentOf(other)) === 2;

export const isLord = (side: Side): side is Lord => side >= 0 && side < BARBARIANS;
export const isAlive = (state: State, lord: Side): boolean => state.seatOf[lord] >= 0 && state.out[lord] === 0;

export function livingLords(state: State): Lord[] {
  const lords: Lord[] = [];
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) if (isAlive(state, lord)) lords.push(lord);
  return lords;
}

/** The lords of a seat, in the order in which they were picked. */
export const lordsOf = (state: State, seat: number): Lord[] => state.picked.filter(lord => state.seatOf[lord] === seat);

export const isSeated = (state: State, seat: number): boolean => {
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++)
    if (state.seatOf[lord] === seat && state.out[lord] === 0) return true;
  return false;
};

export function livingSeats(state: State): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (isSeated(state, seat)) seats.push(seat);
  return seats;
}

/** The lord who speaks for a seat where only one can: the first picked of those who are left. */
export const spokesman = (state: State, seat: number): Lord =>
  state.picked.find(lord => state.seatOf[lord] === seat && state.out[lord] === 0) ?? NONE;

/** Have two seats given each other their word? (SC-5.2) */
export const seatsAllied = (state: State, seat: number, other: number): boolean =>
  state.allied[seat * state.seats + other] > 0;

/** Partners for the whole game, allies of this turn, overlord and vassal (SC-5.4, SC-15.9, SC-16.33, SC-A-teams-other-alliances). */
export function areAllies(state: State, lord: Side, other: Side): boolean {
  if (lord === other) return true;
  if (!isLord(lord) || !isLord(other)) return false;
  if (state.partner[lord] === other) return true;
  if (state.overlord[lord] === other || state.overlord[other] === lord) return true;
  const [seat, with_] = [state.seatOf[lord], state.seatOf[other]];
  return seat >= 0 && with_ >= 0 && (seat === with_ || seatsAllied(state, seat, with_));
}

/** May a lord attack another side? Not an ally, and not who holds him captive (SC-5.4, SC-16.28). */
export const mayAttack = (state: State, lord: Side, side: Side): boolean =>
  !isLord(side) || (!areAllies(state, lord, side) && state.captor[lord] !== side);

/** Seats in order of play: the one with the initiative, then to the right (SC-4.2, SC-A-first-turn-order). */
export function seatsInOrder(state: State): number[] {
  const seats: number[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first - i + state.seats) % state.seats;
    if (isSeated(state, seat)) seats.push(seat);
  }
  return seats;
}

/** Lords in order of play; a seat plays both of its own in its place, or they go round (SC-A-two-lords-order). */
export function lordsInOrder(state: State): Lord[] {
  const { seatOf, picked, out, options } = state;
  const together = options.twoLordsOrder === 'together';
  const order: Lord[] = [];
  // Going round, the first picked of every seat comes before the second of any.
  for (let round = 0; round < (together ? 1 : 2); round++) {
    for (let i = 0; i < state.seats; i++) {
      const seat = (state.first - i + state.seats) % state.seats;
      let nth = 0;
      for (let at = 0; at < picked.length; at++) {
        const lord = picked[at];
        if (seatOf[lord] !== seat) continue;
        if ((together || nth === round) && out[lord] === 0) order.push(lord);
        nth++;
      }
    }
  }
  return order;
}
