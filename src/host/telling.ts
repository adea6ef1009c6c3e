import type { Seat } from '../engine/ask.ts';
import { changesBetween, type Found } from '../engine/changes.ts';
import type { Stacked } from '../engine/frames.ts';
import type { Ear, Match } from '../engine/match.ts';
import type { HostMessage, Moment, NextMoment } from './protocol.ts';

/** A step as it is told to somebody, and how far they have heard then. */
interface Telling {
  readonly message: HostMessage;
  readonly ear: Ear;
}

/** Where a match stood before a step; everybody at the table knows it as it was then. */
export interface Earlier {
  readonly at: number;
  readonly state: Stacked;
}

/**
 * How to tell what has happened since. Who sees and has heard the same is told the same, made once; and what all see
 * alike is made and compared once for all. `question`: all of a moment but what is seen.
 */
export function tellingOf(
  match: Match,
  before: Earlier,
  question: (seat: Seat | null) => Omit<Moment, 'view'>,
): (seat: Seat | null, from: Ear) => Telling {
  const backTo = match.backTo(before.at);
  const told = new Map<string, Telling>();
  const found: Found = new Map();
  let [seen, sees]: unknown[] = [];
  return (seat, from) => {
    const likewise = `${seat}/${from.said}`;
    const known = told.get(likewise);
    if (known) return known;
    const { heard, ear } = match.heardFrom(seat, from);
    seen = match.rules.view(before.state, seat, seen);
    sees = match.view(seat, sees);
    const moment: NextMoment = { ...question(seat), changes: changesBetween(seen, sees, found) };
    const message = { type: 'moment', moment, heard, ...(backTo !== undefined && { backTo }) } as const;
    const telling = { message, ear };
    told.set(likewise, telling);
    return telling;
  };
}
