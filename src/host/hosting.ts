import type { Seat } from '../engine/contract/ask.ts';
import type { Match } from '../engine/match/match.ts';
import type { Allowance } from './allowance.ts';
import type { TableBots } from './bots/bot-turns.ts';
import type { ClockFace, Timing } from './clocks/clock.ts';
import type { Course } from './course.ts';
import type { Denial, HostMessage, TableInfo } from './protocol.ts';
import type { Shelf } from './shelf.ts';
import type { Pacing } from './slices.ts';

/** What a host needs to run a table. */
export interface Hosting<Posted = HostMessage> {
  /** As it was when the first card was dealt, or later: the log says what has changed since. */
  readonly table: TableInfo;
  readonly match: Match;
  readonly bots: TableBots;
  readonly shelf: Shelf;
  /** Makes of a message what is posted. */
  readonly write: (message: HostMessage) => Posted;
  readonly timing?: Timing;
  /** How the clocks stood after the last entry of the match; wound up afresh when left out. */
  readonly clock?: ClockFace;
  /** What its log said until then; read from the log when left out. */
  readonly course?: Course;
  /** Keys of requests that were done already. */
  readonly done?: Iterable<string>;
  /** Several people play from one screen: each seat is told when it has a secret. */
  readonly oneScreen?: boolean;
  /** How much may be entered that brings the game no further; without it, as much as anybody likes. */
  readonly allowance?: Allowance;
  /** Has the person of a seat been gone for as long as the table asks for before a bot may play, so many times? */
  absent?(seat: Seat, times: number): boolean;
  now?(): number;
  /** How long work rests for others; told in tests. */
  readonly pacing?: Pacing;
  /** What a bot did could not be kept: nobody waits for an answer who could be told. */
  onTrouble(error: unknown): void;
  /** Something that somebody did was not taken. */
  onDenied?(denial: Denial): void;
}
