/**
 * What a client and the host of a table say to each other. The client does not know whether the host runs in a Web
 * Worker beside it or in a server far away: it speaks this to a `Connection`.
 */
import type { Ask, Choice, Seat } from '../engine/contract/ask.ts';
import type { Content } from '../engine/contract/content.ts';
import type { Explanation, Reason } from '../engine/contract/explain.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Result, Subject } from '../engine/contract/rules.ts';
import type { Waiting } from '../engine/contract/waiting.ts';
import type { Change } from '../engine/match/changes.ts';
import type { Log } from '../engine/match/log.ts';
import type { Heard } from '../engine/match/match.ts';
import type { ClockFace } from './clocks/clock.ts';
import type { Held } from './second-thoughts/held.ts';

/** Who sits there. A bot's level is a key of the game's bots. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
  /** The bot keeps the seat of a person: they may come back (`away`), or gave it up (`resigned`). */
  readonly person?: 'away' | 'resigned';
}

/** What everybody may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  /** Values of the game that this table has replaced. */
  readonly content?: Content;
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
  /** Who is out of the game and stays to watch; left out while nobody is. */
  readonly out?: readonly Seat[];
  /** The clocks, where the table has any. */
  readonly clock?: ClockFace;
  /** What this seat leaves to the host; left out while it is nothing. */
  readonly orders?: readonly string[];
  /** Where people share a screen: this seat sees, has just been told or is asked what not everybody may see. */
  readonly secret?: true;
  /** What the people at the table are asked to agree to. */
  readonly motion?: Motion;
  /** Who may still take back what was done last: until then nobody is asked anything. */
  readonly held?: Held;
}

/** A moment as it is told to who knows the one before: of the view, and of the question, what has changed. */
export interface NextMoment extends Omit<Moment, 'view' | 'ask'> {
  readonly changes: readonly Change[];
  /** The whole question, where that is shorter than what has changed in it. */
  readonly ask?: Ask | null;
  readonly askChanges?: readonly Change[];
}

/** What needs the consent of others: to take back more than is free, or that a bot plays for somebody who is absent. */
export type Proposal = { readonly kind: 'undo' } | { readonly kind: 'replace'; readonly about: Seat };

/** A proposal under vote. It falls with the next choice anybody makes, or with the first no. */
export interface Motion {
  readonly by: Seat;
  readonly proposal: Proposal;
  readonly agreed: readonly Seat[];
  /** Whose yes is still missing. */
  readonly missing: readonly Seat[];
  /** The entry of the log from which on all would be taken back. */
  readonly back?: number;
}

/** Every request has a key of the sender's; the answer carries it, and a repeated key is answered, not done twice. */
export type Request =
  /** `since`: who comes back has heard all up to here, and wants to hear what was missed. */
  | { readonly type: 'sit'; readonly key: string; readonly seat: Seat | null; readonly since?: Place }
  /** What the seat had heard before an entry of the log, and was not told when it sat down. */
  | { readonly type: 'earlier'; readonly key: string; readonly seat: Seat | null; readonly before: number }
  /** `pause`: for so many milliseconds (null: until `end-turn`) nobody goes on, where that would bar the way back. */
  | {
      readonly type: 'choose';
      readonly key: string;
      readonly seat: Seat;
      readonly choice: Choice;
      readonly pause?: number | null;
    }
  /** Second thoughts are over: the others may go on. */
  | { readonly type: 'end-turn'; readonly key: string; readonly seat: Seat }
  | { readonly type: 'undo'; readonly key: string; readonly seat: Seat }
  | { readonly type: 'explain'; readonly key: string; readonly seat: Seat | null; readonly subject: Subject<Choice> }
  /** The table as it was after so many entries, as this seat saw it. */
  | { readonly type: 'look-back'; readonly key: string; readonly seat: Seat | null; readonly at: number }
  /** A bot takes the seat, or (null) a person takes it back. */
  | { readonly type: 'take-over'; readonly key: string; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'propose'; readonly key: string; readonly seat: Seat; readonly proposal: Proposal }
  | { readonly type: 'vote'; readonly key: string; readonly seat: Seat; readonly yes: boolean }
  /** Takes back what the seat itself has proposed. */
  | { readonly type: 'withdraw'; readonly key: string; readonly seat: Seat }
  /** What the seat leaves to the host from now on, out of what its game offers; none takes all of it back. */
  | { readonly type: 'order'; readonly key: string; readonly seat: Seat; readonly orders: readonly string[] }
  /** Gives the seat up for good: a bot plays it to the end. */
  | { readonly type: 'resign'; readonly key: string; readonly seat: Seat }
  /** The whole log, seed and all: once the game is over. */
  | { readonly type: 'log'; readonly key: string };

/** How far somebody has followed a table: entries of the log. */
export interface Place {
  readonly at: number;
}

export interface Replies {
  /**
   * The newest of what was heard and stands, and where to ask for the rest (`earlier`); or, with `backTo`, only what came
   * after `since`: of what was heard before, all from that entry of the log on is taken back.
   */
  readonly sit: {
    readonly table: TableInfo;
    readonly moment: Moment;
    readonly heard: readonly Heard[];
    readonly earlier?: number | null;
    readonly backTo?: number;
  };
  /** A page of what was heard before, oldest first, and where the page before it ends; null when there is none. */
  readonly earlier: { readonly heard: readonly Heard[]; readonly earlier: number | null };
  readonly choose: null;
  readonly 'end-turn': null;
  readonly undo: null;
  readonly explain: Explanation;
  readonly 'look-back': Moment;
  readonly 'take-over': null;
  readonly propose: null;
  readonly vote: null;
  readonly withdraw: null;
  readonly order: null;
  readonly resign: null;
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
  | { readonly type: 'moment'; readonly moment: NextMoment; readonly heard: readonly Heard[]; readonly backTo?: number }
  | { readonly type: 'table'; readonly table: TableInfo };

/** The same for who listens to a connection, which knows the whole view. */
export type News =
  | {
      readonly type: 'moment';
      readonly moment: Moment;
      readonly heard: readonly Heard[];
      readonly backTo?: number;
      /** All of it is told anew, and this is where the rest is to be asked for. */
      readonly earlier?: number | null;
    }
  | { readonly type: 'table'; readonly table: TableInfo };

/** A request without its key, which the connection adds. */
export type RequestBody = { readonly [T in Request['type']]: Omit<Extract<Request, { type: T }>, 'key'> };

/** The line to a host. */
export interface Connection {
  request<T extends Request['type']>(wish: RequestBody[T]): Promise<Replies[T]>;
  /** Moments and news of the table; returns the way to stop listening. */
  listen(listener: (news: News) => void): () => void;
  close(): void;
}
