/**
 * What a client and the host of a table say to each other. The client does not know whether the host runs in a Web
 * Worker beside it or in a server far away: it speaks this to a `Connection`.
 */
import type { Ask, Choice, Seat } from '../engine/ask.ts';
import type { Explanation, Reason } from '../engine/explain.ts';
import type { Log } from '../engine/log.ts';
import type { Heard } from '../engine/match.ts';
import type { Options } from '../engine/options.ts';
import type { Result, Subject } from '../engine/rules.ts';
import type { Waiting } from '../engine/waiting.ts';

/** Who sits there. A bot's level is a key of the game's bots. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}

/** What everybody may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  /** The promise made of the seed before the first card was dealt. */
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

/** The table at one moment, as one seat sees it. */
export interface Moment {
  readonly seat: Seat | null;
  /** Entries of the log up to here. */
  readonly at: number;
  readonly view: unknown;
  /** What this seat is asked, with every legal answer; null when it is not. */
  readonly ask: Ask | null;
  readonly waiting: readonly Waiting[];
  readonly canUndo: boolean;
  readonly result: Result | null;
}

/** Every request has a key of the sender's; the answer carries it, and a repeated key is answered, not done twice. */
export type Request =
  | { readonly type: 'sit'; readonly key: string; readonly seat: Seat | null }
  | { readonly type: 'choose'; readonly key: string; readonly seat: Seat; readonly choice: Choice }
  | { readonly type: 'undo'; readonly key: string; readonly seat: Seat }
  | { readonly type: 'explain'; readonly key: string; readonly seat: Seat | null; readonly subject: Subject<Choice> }
  /** The table as it was after so many entries, as this seat saw it. */
  | { readonly type: 'look-back'; readonly key: string; readonly seat: Seat | null; readonly at: number }
  /** A bot takes the seat, or (null) a person takes it back. */
  | { readonly type: 'take-over'; readonly key: string; readonly seat: Seat; readonly bot: string | null }
  /** The whole log, seed and all: once the game is over. */
  | { readonly type: 'log'; readonly key: string };

export interface Replies {
  readonly sit: { readonly table: TableInfo; readonly moment: Moment; readonly heard: readonly Heard[] };
  readonly choose: null;
  readonly undo: null;
  readonly explain: Explanation;
  readonly 'look-back': Moment;
  readonly 'take-over': null;
  readonly log: Log;
}

/** Why a request was not granted: nothing changed. */
export interface Denial {
  readonly message: string;
  readonly reasons: readonly Reason[];
}

export type HostMessage =
  | { readonly type: 'reply'; readonly key: string; readonly value: Replies[keyof Replies] }
  | { readonly type: 'denied'; readonly key: string; readonly denial: Denial }
  /** Something happened. After an undo, `backTo` is the entry of the log from which on all that was heard is taken back. */
  | { readonly type: 'moment'; readonly moment: Moment; readonly heard: readonly Heard[]; readonly backTo?: number }
  | { readonly type: 'table'; readonly table: TableInfo };

/** A request without its key, which the connection adds. */
export type Wish = { readonly [T in Request['type']]: Omit<Extract<Request, { type: T }>, 'key'> };

/** The line to a host. */
export interface Connection {
  request<T extends Request['type']>(wish: Wish[T]): Promise<Replies[T]>;
  /** Moments and news of the table; returns the way to stop listening. */
  listen(listener: (message: Extract<HostMessage, { type: 'moment' | 'table' }>) => void): () => void;
  close(): void;
}
