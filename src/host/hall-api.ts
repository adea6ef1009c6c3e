/**
 * What the hall's server and its clients say over HTTP, beside the line to each table. JSON both ways; a refusal is
 * `{error, message, field?}` with a status of 4xx. Paths are given with each shape.
 */
import type { Seat } from '../engine/contract/ask.ts';
import type { Content } from '../engine/contract/content.ts';
import type { Language } from '../engine/contract/game.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Result, Stage } from '../engine/contract/rules.ts';
import type { ClockFace, Timing } from './clocks/clock.ts';
import type { Sitter } from './protocol.ts';

/** GET /api/hall: what this server offers. */
export interface HallInfo {
  readonly version: string;
  /** The public key for Web Push. */
  readonly pushKey: string;
  readonly email: boolean;
  readonly webhook: boolean;
}

/** GET /api/seen: how the request came, for whoever keeps the hall. */
export interface Seen {
  /** A proxy said for whom it asks: one that the hall trusts, or one that it does not know. */
  readonly proxy: 'none' | 'trusted' | 'unknown';
  /** Did it come encrypted, as far as the hall is told? */
  readonly https: boolean;
}

/**
 * GET /api/me (404 for a stranger), PUT /api/me {name} (makes the stranger known, or renames), DELETE /api/me, POST
 * /api/logout. Passkeys: POST /api/me/passkeys/options, POST /api/me/passkeys {label, response}, DELETE
 * /api/me/passkeys/:id; to come back, POST /api/login/options, POST /api/login {response}. Web Push: POST /api/me/push
 * {endpoint, keys, language}, DELETE /api/me/push {endpoint}.
 */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Names of the passkeys this person can come back with. */
  readonly passkeys: readonly { readonly id: string; readonly label: string; readonly created: number }[];
  readonly contact: KeptContact;
}

/**
 * GET /api/me/sessions: the browsers that are signed in as the reader. DELETE /api/me/sessions/:id signs one of them out,
 * DELETE /api/me/sessions all but the one that asks; both answer with those that are left.
 */
export interface SignedIn {
  readonly id: string;
  /** Browser and system; null where it said neither. */
  readonly label: string | null;
  readonly created: number;
  /** To the hour. */
  readonly used: number;
  /** Is it the one that asks? */
  readonly here: boolean;
}

/** PUT /api/me/contact: where to say that it is one's turn; null for nowhere. */
export interface Contact {
  readonly email: string | null;
  readonly webhook: string | null;
  /** What it is said in. */
  readonly language: Language;
}

/** A contact as it is kept. */
export interface KeptContact extends Contact {
  /** Whoever reads there has confirmed it: nothing else is sent to an address before. */
  readonly confirmed: boolean;
}

/** A lesson that somebody is in the middle of: all that was answered, and how long the log was when each step was done. */
export interface LearnedWay {
  /** As `game/lesson`. */
  readonly lesson: string;
  /** Tells whether the lesson is still the same. */
  readonly print: string;
  readonly entries: readonly unknown[];
  readonly done: readonly number[];
}

/**
 * GET, PUT /api/me/learned: how far the reader has come in the lessons, and the one they are in the middle of. What was
 * finished stays so: the answer is all that has been, in any browser.
 */
export interface Learned {
  readonly finished: readonly string[];
  readonly underWay: LearnedWay | null;
}

// POST /api/me/contact/letter: sends the letter that asks to confirm the address once more.
// POST /api/mail/confirm {token}: confirms an address, by the link in the letter that was sent there; no session is needed.
// POST /api/mail/unsubscribe/:token: nothing is sent to that address any more, by the link in every letter.

export type Visibility = 'private' | 'open';

/** A seat when a table is set up: the creator's own, free for whoever has the link, kept for one guest, or a bot's. */
export type SeatPlan =
  | { readonly kind: 'mine'; readonly share: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** POST /api/tables → 201 `Lobby`. */
export interface TablePlan {
  readonly game: string;
  readonly options: Options;
  /** Values of the game that are replaced, as `docs/content-packs.md` has them; left out where none are. */
  readonly content?: Content;
  readonly seats: readonly SeatPlan[];
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly timing: Timing;
}

export interface LobbySeat {
  readonly kind: 'open' | 'invited' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  /** Is it the reader's own? */
  readonly mine: boolean;
  /** The secret of an invitation: told to the table's creator alone. */
  readonly invite?: string;
}

/** A table before its first card: GET /api/tables/:id. `state` tells whether one sits down, plays or looks back. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  /** Values of the game that this table replaces. */
  readonly content?: Content;
  readonly seats: readonly LobbySeat[];
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly timing: Timing;
  readonly state: TableState;
  /** The promise made of the seed, before anybody gave a share. */
  readonly commitment: string;
  readonly created: number;
  /** The reader set it up: they may start it with bots in the empty seats, or take it down. */
  readonly mine: boolean;
  /** The table at which the same people play again. */
  readonly next: string | null;
}

export type TableState = 'gathering' | 'playing' | 'over';

/** POST /api/tables/:id/seats/:seat → `Lobby`: sits down. The game begins with the last seat taken. */
export interface TakeSeat {
  /** What this seat adds to the table's luck: 32 hexadecimal digits. */
  readonly share: string;
  readonly invite?: string;
}
// DELETE /api/tables/:id/seats/:seat: gets up again, before the game begins.
// POST /api/tables/:id/start: the creator lets bots take the empty seats. DELETE /api/tables/:id: takes it down.
// DELETE /api/tables/:id/seats/:seat/invitation → `Lobby`: the creator lets anybody have a seat that was kept for a guest.
// POST /api/tables/:id/rematch {share} → 201 `Lobby`: a new table for the same people. Whoever asks sits in their seat of
// before, at once; the seats of the others are kept for them until they ask, too.
// GET /api/tables/:id/log: the log of a finished game, or, to those who sat there, of one that these rules cannot go on with. POST /api/tables/import {log}: keeps a finished game here → `Lobby`.

/** A list of tables is told in pages: so many at a time, and `after` names the last one that is known. */
export const TABLES_PAGE = 100;

/** GET /api/tables: my tables, those that are not over first. GET /api/tables/open: those that wait for anybody. The latest first; `?after=` goes on. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  /** Who plays there now: a bot that keeps a person's seat says so. */
  readonly seats: readonly Sitter[];
  readonly free: number;
  /** Seats that are kept for somebody: a guest, or at a rematch whoever had them. They bear the name already. */
  readonly kept: readonly Seat[];
  /** The reader's seats. */
  readonly you: readonly Seat[];
  readonly state: TableState;
  readonly waiting: readonly Seat[];
  /** The clocks of a game under way, where it has any. */
  readonly clock: ClockFace | null;
  /** How far the game is, where it says so. */
  readonly stage: Stage | null;
  readonly result: Result | null;
  readonly timing: Timing;
  readonly spectators: boolean;
  readonly created: number;
  readonly changed: number;
}

/**
 * One line of talk. `gallery` is heard by spectators alone while the game goes on. Lines come in the order in which they
 * were said; their ids count nothing, so that nobody can tell what was said to others in between.
 */
export interface TalkLine {
  readonly id: string;
  readonly room: 'table' | 'gallery';
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  /** Heard by these seats alone, the speaker's among them; left out where it is for everybody in the room. */
  readonly to?: readonly Seat[];
}

/** Who is there now. */
export interface Presence {
  /** By seat: is somebody connected? Bots always are. */
  readonly seats: readonly boolean[];
  /** By seat: since when nobody is, in milliseconds since 1970; null where somebody is. */
  readonly away: readonly (number | null)[];
  /** Names of those who watch: a hundred at most. */
  readonly spectators: readonly string[];
  /** Names that are not told, where there are more. */
  readonly more?: number;
}

/** On the socket (`/ws?table=…`), beside the messages of the table's host. */
export type HallRequest = {
  readonly type: 'say';
  readonly key: string;
  readonly room: 'table' | 'gallery';
  readonly text: string;
  /** For these seats alone: between people who sit at a table at which the game has begun. */
  readonly to?: readonly Seat[];
};

export type HallMessage =
  /** The first word of the server: who the reader is here. */
  | {
      readonly type: 'welcome';
      readonly you: readonly Seat[];
      readonly lobby: Lobby;
      readonly presence: Presence;
      /** Milliseconds after which somebody who is away may be replaced by a bot. */
      readonly absence: number;
      readonly talk: readonly TalkLine[];
    }
  | { readonly type: 'lobby'; readonly lobby: Lobby }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'said'; readonly said: TalkLine };

/** Answer to anything the HTTP API refuses. */
export interface Refused {
  /** A word for machines: `unknown-table`, `seat-taken`, `bad-input`, `too-many`. */
  readonly error: string;
  /** A sentence for people. */
  readonly message: string;
  readonly field?: string;
}
