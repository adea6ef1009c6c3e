import type { Seat } from '../engine/contract/ask.ts';
import type { Json } from '../engine/input/json.ts';
import type { Denial } from './protocol.ts';

/** A note to be entered. When another host was quicker, its step is read, and all of this is asked again. */
export interface Noting {
  readonly key?: string | null;
  fields?(): Readonly<Record<string, Json>>;
  /** Why it is not to be noted. */
  objection?(): Denial | null;
}

/** Enters a note into the log, keeps it and tells it; says why it did not. */
export type Note = (note: string, seat: Seat, noting?: Noting) => Promise<Denial | null>;

/** A bot takes the seat of a person, until they are back. */
export type StandIn = (seat: Seat, objection?: () => Denial | null) => Promise<Denial | null>;
