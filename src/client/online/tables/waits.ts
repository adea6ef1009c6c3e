import type { Seat } from '../../../engine/contract/ask.ts';
import type { TableRow } from '../../../host/hall-api.ts';

type Row = Pick<TableRow, 'id' | 'state' | 'seats' | 'you' | 'waiting' | 'clock'>;

/** A table under way waits for the reader. */
export const isYourTurn = ({ waiting, you, state }: Row): boolean =>
  state === 'playing' && waiting.some(seat => you.includes(seat));

/** Seats of the reader that a bot keeps until they are back. */
export const lostSeats = ({ seats, you, state }: Row): readonly Seat[] =>
  state === 'playing' ? you.filter(seat => seats[seat]?.person === 'away') : [];

/** When the reader's time is over; null where none runs. Milliseconds since 1970. */
export function deadlineOf({ clock, you }: Row): number | null {
  if (!clock) return null;
  const ends = clock.running.flatMap(seat => {
    const left = clock.left[seat] ?? null;
    return you.includes(seat) && left !== null ? [clock.since + left] : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The names of those whom a table waits for, but for the reader. */
export const awaitedAt = ({ state, waiting, you, seats }: Row): readonly string[] =>
  state === 'playing' ? waiting.flatMap(seat => (you.includes(seat) ? [] : seats[seat]?.name || [])) : [];

/** Where the reader is awaited first, by what is due first; then where a bot keeps their seat; then the newest. */
export function byUrgency<R extends Row & Pick<TableRow, 'changed'>>(rows: readonly R[]): readonly R[] {
  const rank = (row: R) => (isYourTurn(row) ? 0 : lostSeats(row).length > 0 ? 1 : 2);
  const due = (row: R) => (isYourTurn(row) ? (deadlineOf(row) ?? Number.POSITIVE_INFINITY) : 0);
  return rows.toSorted((a, b) => rank(a) - rank(b) || compare(due(a), due(b)) || b.changed - a.changed);
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** What the reader's other tables want of them. */
export interface Waits {
  /** How many wait for the reader. */
  readonly yours: number;
  /** The nearest deadline among them; null where there is none. */
  readonly deadline: number | null;
  /** Whom the reader waits for elsewhere, each once. */
  readonly others: readonly string[];
  /** Tables at which a bot keeps the reader's seat. */
  readonly lost: number;
}

/** `here`: the table that is on the screen, and speaks for itself. */
export function waitsOf(rows: readonly Row[], here?: string): Waits {
  const elsewhere = rows.filter(({ id }) => id !== here);
  const mine = elsewhere.filter(isYourTurn);
  const ends = mine.flatMap(row => deadlineOf(row) ?? []);
  return {
    yours: mine.length,
    deadline: ends.length > 0 ? Math.min(...ends) : null,
    others: [...new Set(elsewhere.flatMap(row => (isYourTurn(row) ? [] : awaitedAt(row))))],
    lost: elsewhere.filter(row => lostSeats(row).length > 0).length,
  };
}
