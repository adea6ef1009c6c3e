import type { Seat } from '../engine/contract/ask.ts';
import type { Result } from '../engine/contract/rules.ts';
import type { Entered } from '../engine/match/history.ts';
import type { Match } from '../engine/match/match.ts';
import type { ClockFace } from './clocks/clock.ts';
import type { Course } from './course.ts';
import type { TableInfo } from './protocol.ts';

/** One entry of a table's log, as it is kept, with what was told of it. */
export interface KeptEntry extends Entered {
  readonly at: number;
  /** The key of the request it came from; null for what the host does by itself. */
  readonly key: string | null;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** How the table stands after a step. */
export interface Stand {
  readonly table: TableInfo;
  readonly match: Match;
  readonly clock: ClockFace;
  readonly course: Course;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** When the table has to be looked after, should this host fall silent: a bot to move, a clock that runs out. */
  readonly due: number | null;
}

/** Nobody answered whether it was kept: it may still come to be. Whoever asked hears nothing, and asks for the same again. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
}

/** Where a table is kept. Nothing is told to anybody before it is kept. */
export interface Shelf {
  /** Durable when it resolves; false when another host has written that step first, and nothing was kept. */
  keep(step: KeptEntry, stand: Stand): Promise<boolean>;
  /** What was kept from that step on, up to (and without) another. */
  read(from: number, to?: number): Promise<readonly KeptEntry[]>;
}
