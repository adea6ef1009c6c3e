/** Who may take which lord, so that everybody after him still finds one (SC-A-lord-picks). */
import { FIRST } from '../../../../kit/rules/ids.ts';
import { areOpposed } from '../lords.ts';
import { LORD_COUNT, type Lord, OHRRKAN } from '../numbers.ts';
import type { State } from '../state.ts';

/** The seat that a seat is paired with in the scenario of alliances, -1 without (SC-A-teams-formed). */
export function teamMate({ seats, options }: State, seat: number): number {
  if (options.scenario !== 'alliances') return -1;
  return options.teamsFormed === 'facing' ? (seat + seats / 2) % seats : seat ^ 1;
}

/** Each seat that picks, pick by pick: second lords in the reverse order. */
export const pickSequence = ({ options }: State, order: readonly number[]): number[] =>
  options.scenario === 'two-characters' ? [...order, ...[...order].reverse()] : [...order];

/** Ohrrkan is not for two, unless the table agrees (SC-3.4, SC-A-ohrrkan-two). */
const isBarred = ({ seats, options }: State, lord: Lord): boolean =>
  lord === OHRRKAN && seats === 2 && options.ohrrkanTwo === 'barred';

/** Two lords who belong together for the whole game may not be good and chaotic (SC-15.9, SC-15.14). */
function fits(state: State, seatOf: readonly number[], seat: number, lord: Lord): boolean {
  if (seatOf[lord] >= 0 || isBarred(state, lord)) return false;
  const mate = teamMate(state, seat);
  for (let other: Lord = FIRST; other < LORD_COUNT; other++) {
    const theirs = seatOf[other];
    if (theirs >= 0 && (theirs === seat || theirs === mate) && areOpposed(lord, other)) return false;
  }
  return true;
}

function canBeServed(state: State, seatOf: number[], sequence: readonly number[], from: number): boolean {
  if (from === sequence.length) return true;
  const seat = sequence[from];
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    if (!fits(state, seatOf, seat, lord)) continue;
    seatOf[lord] = seat;
    const served = canBeServed(state, seatOf, sequence, from + 1);
    seatOf[lord] = -1;
    if (served) return true;
  }
  return false;
}

/** The lords that the seat of this pick may take. */
export function lordsOnOffer(state: State, sequence: readonly number[], at: number): Lord[] {
  const seatOf = state.seatOf.slice();
  const seat = sequence[at];
  const lords: Lord[] = [];
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    if (!fits(state, seatOf, seat, lord)) continue;
    seatOf[lord] = seat;
    if (canBeServed(state, seatOf, sequence, at + 1)) lords.push(lord);
    seatOf[lord] = -1;
  }
  return lords;
}
