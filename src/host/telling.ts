import type { Seat } from '../engine/ask.ts';
import { changesBetween, type Found } from '../engine/changes.ts';
import type { Ear, Match } from '../engine/match.ts';
import type { HostMessage, Moment, NextMoment } from './protocol.ts';

/** A step as it is told to somebody, and how far they have heard then. */
interface Telling<Posted> {
  readonly message: Posted;
  readonly ear: Ear;
}

/** What was seen before a step, by everybody who sits or watches. */
export type Seen = ReadonlyMap<Seat | null, unknown>;

/** The part of a moment that is the same for everybody. */
export type Common = Omit<Moment, 'seat' | 'ask' | 'canUndo' | 'view'>;

export function seenBy(match: Match, clients: Iterable<{ readonly seat: Seat | null | undefined }>): Seen {
  const seen = new Map<Seat | null, unknown>();
  let like: unknown;
  for (const { seat } of clients) {
    if (seat === undefined || seen.has(seat)) continue;
    like = match.view(seat, like);
    seen.set(seat, like);
  }
  return seen;
}

/** All of a moment but what is seen. */
export function momentFor(match: Match, seat: Seat | null, common: Common): Omit<Moment, 'view'> {
  return { seat, ask: match.askOf(seat), canUndo: seat !== null && match.canUndo(seat), ...common };
}

/**
 * How to tell what has happened since an entry of the log. Who sees and has heard the same is told the same, made
 * once; and what all see alike is made and compared once for all.
 */
export function tellingOf<Posted>(
  match: Match,
  since: number,
  seen: Seen,
  common: Common,
  write: (message: HostMessage) => Posted,
): (seat: Seat | null, from: Ear) => Telling<Posted> {
  const backTo = match.backTo(since);
  const told = new Map<string, Telling<Posted>>();
  const found: Found = new Map();
  let sees: unknown;
  return (seat, from) => {
    const likewise = `${seat}/${from.said}`;
    const known = told.get(likewise);
    if (known) return known;
    const { heard, ear } = match.heardFrom(seat, from);
    sees = match.view(seat, sees);
    const changes = changesBetween(seen.get(seat), sees, found);
    const moment: NextMoment = { ...momentFor(match, seat, common), changes };
    const message = write({ type: 'moment', moment, heard, ...(backTo !== undefined && { backTo }) });
    const telling = { message, ear };
    told.set(likewise, telling);
    return telling;
  };
}
