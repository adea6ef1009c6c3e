/** What the hall remembers, whichever database it lies in. Times are milliseconds since 1970, ids are unguessable. */
import type { Seat } from '../../engine/contract/ask.ts';
import type { Content } from '../../engine/contract/content.ts';
import type { Told } from '../../engine/contract/facts.ts';
import type { Options } from '../../engine/contract/options.ts';
import type { Result, Stage } from '../../engine/contract/rules.ts';
import type { LogEntry, LogHead } from '../../engine/match/log.ts';
import type { Snapshot } from '../../engine/match/match.ts';
import type { SaidSnapshot } from '../../engine/match/said-snapshot.ts';
import type { ClockFace, Timing } from '../../host/clocks/clock.ts';
import type { Course } from '../../host/course.ts';
import type { Contact, KeptContact, Learned, TableState, TalkLine, Visibility } from '../../host/hall-api.ts';
import type { Sitter } from '../../host/protocol.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export interface Passkey {
  readonly id: string;
  readonly player: string;
  readonly label: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly player: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** A letter that asks whether an address is somebody's, as the hall remembers it. */
export interface MailToken {
  /** Of what the letter holds: whoever reads the database cannot confirm anything. */
  readonly hash: string;
  readonly player: string;
  /** In small letters. */
  readonly email: string;
  readonly created: number;
  readonly until: number;
}

/** Milliseconds for which a session lasts without being used: as long as browsers keep a cookie. */
export const SESSION_LASTS = 400 * 24 * 3_600_000;

/** Milliseconds for which a table may gather: who has not come by then does not come. */
export const GATHERING_LASTS = 60 * 24 * 3_600_000;

/** Milliseconds after somebody came: who has nothing to come back with or to by then is gone. */
export const STRANGER_LASTS = 30 * 24 * 3_600_000;

/** What is over, by number. */
export interface Swept {
  readonly sessions: number;
  /** That asked to confirm an address, and were not answered. */
  readonly letters: number;
  /** Answers to challenges and the like, which may be given again. */
  readonly once: number;
  /** Tables that gathered for too long. */
  readonly gatherings: number;
  /** Who can never come back, and has no table or seat. */
  readonly people: number;
}

export interface Session {
  readonly player: Player;
  /** It was not used for an hour or more. */
  readonly rested: boolean;
}

/** A browser that is signed in as somebody. */
export interface KeptSession {
  readonly tokenHash: string;
  /** What kind of browser it is; null where that is not known. */
  readonly label: string | null;
  readonly created: number;
  /** To the hour. */
  readonly used: number;
}

export interface SeatRow {
  readonly kind: 'open' | 'invited' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  readonly player: string | null;
  readonly share: string | null;
  /** The secret of an invitation, which its creator may read again. */
  readonly invite: string | null;
}

export const OPEN_SEAT: SeatRow = { kind: 'open', name: '', bot: null, player: null, share: null, invite: null };

/** How a game under way stands, for who looks in from outside: nothing of it is a secret. */
export interface PublicState {
  /** Where a bot plays, and for whom. Names lie with the seats. */
  readonly seats: readonly Pick<Sitter, 'bot' | 'person'>[];
  readonly clock: ClockFace | null;
  readonly stage: Stage | null;
}

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  /** Values of the game that it replaces; null for none. */
  readonly content: Content | null;
  readonly seats: readonly SeatRow[];
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly timing: Timing;
  /** Who set it up; null when they had their data deleted. */
  readonly creator: string | null;
  readonly state: TableState;
  /** Secret until the end. */
  readonly seed: string;
  readonly commitment: string;
  /** How the game began; null before. As secret as the seed in it. */
  readonly head: LogHead | null;
  readonly begun: number | null;
  readonly waiting: readonly Seat[];
  /** Null before its first step, and for what an older hall wrote. */
  readonly standing: PublicState | null;
  readonly result: Result | null;
  readonly next: string | null;
  readonly created: number;
  readonly changed: number;
}

/** One entry of a table's log. */
export interface EntryRow {
  readonly table: string;
  readonly seq: number;
  readonly entry: LogEntry;
  /** What was told of it; null in what an older hall wrote. */
  readonly told: readonly Told[] | null;
  /** The key of the request it came from, so that none is done twice; null for what the host does by itself. */
  readonly key: string | null;
  readonly at: number;
}

/** An entry with what changes about its table along with it: written together, or not at all. */
export interface Append extends EntryRow {
  readonly waiting: readonly Seat[];
  readonly standing: PublicState;
  /** Set by the entry that ends the game. */
  readonly result?: Result;
  /** When somebody has to look after the table again: a bot to move, a clock that runs out. */
  readonly due: number | null;
}

/** Part of a list: so many, after this table; from the first on when it is left out. */
export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
}

/** A table that somebody has to do with. */
export interface Belonging {
  readonly id: string;
  readonly state: TableState;
  readonly seats: readonly Seat[];
}

export interface KeptSnapshot {
  readonly match: Snapshot | SaidSnapshot;
  /** Left out of the first one: clocks are wound up when the table is opened. */
  readonly clock?: ClockFace;
  /** Left out in what an older hall wrote. */
  readonly course?: Course;
}

/** Somebody whose turn it is and who has not been told: sent when `at` has come and they are still not there. */
export interface TurnNotice {
  readonly table: string;
  readonly seat: Seat;
  readonly player: string;
  readonly at: number;
}

/** Between processes: something has changed. */
export type News = TableNews | Goodbye;

export interface TableNews {
  readonly table: string;
  readonly what: 'entries' | 'lobby' | 'said' | 'presence';
  /** With `entries`: the number of the newest one, so that whoever has it need not read. */
  readonly seq?: number;
}

/** Whoever is connected by this session, or as this person, is not any more. */
export interface Goodbye {
  readonly what: 'goodbye';
  /** By the hash of its token. */
  readonly session?: string;
  readonly player?: string;
}

export interface Here {
  readonly table: string;
  /** One line of one process. */
  readonly line: string;
  readonly seat: Seat | null;
  readonly name: string;
}

/** A line of talk, and its number among all of the table: the hall's own, and told to nobody. */
export interface KeptLine {
  readonly number: number;
  readonly said: TalkLine;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  // People
  addPlayer(player: Player): Promise<void>;
  player(id: string): Promise<Player | undefined>;
  renamePlayer(id: string, name: string): Promise<void>;
  /**
   * Forgets a person: name, sessions, passkeys, contacts, talk. Tables they set up and that still gather are removed,
   * their seats at others' are free again; in games that have begun their seats are nobody's and nameless. Returns the
   * tables of games under way, where a bot is to take them over.
   */
  forgetPlayer(id: string): Promise<readonly string[]>;
  addSession(tokenHash: string, player: string, now: number, label?: string | null): Promise<void>;
  /** The session, unless it is too old; notes that it was used, to the hour. */
  session(tokenHash: string, now: number): Promise<Session | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** All of somebody that last, the one used last first. */
  sessionsOf(player: string, now: number): Promise<readonly KeptSession[]>;
  contact(player: string): Promise<KeptContact>;
  /** Another address is not confirmed; the same one stays so if it was. */
  setContact(player: string, contact: Contact): Promise<void>;
  learned(player: string): Promise<Learned>;
  /** What was finished stays so, whichever browser tells; gives all that there is now. */
  learn(player: string, learned: Learned): Promise<Learned>;
  addMailToken(token: MailToken): Promise<void>;
  /** Letters that were sent to an address or for a person since then. */
  mailTokens(email: string, player: string, since: number): Promise<readonly MailToken[]>;
  removeMailToken(hash: string): Promise<void>;
  /** Confirms the address that the letter was sent to, if it is still theirs; once, and in time. */
  confirmEmail(hash: string, now: number): Promise<boolean>;
  /** Nothing is sent there any more; false when it was not their address. */
  dropEmail(player: string, email: string): Promise<boolean>;
  /** False, and nothing is added, when its owner has so many already. */
  addPasskey(passkey: Passkey, most?: number): Promise<boolean>;
  passkeys(player: string): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | undefined>;
  usedPasskey(id: string, counter: number): Promise<void>;
  removePasskey(id: string, player: string): Promise<boolean>;
  addPush(target: PushTarget): Promise<void>;
  pushTargets(player: string): Promise<readonly PushTarget[]>;
  removePush(endpoint: string, player?: string): Promise<void>;

  // Tables
  addTable(table: KeptTable): Promise<void>;
  /** A finished game from elsewhere, entries and all; what was told of them with it. */
  importTable(table: KeptTable, entries: readonly EntryRow[], snapshot?: KeptSnapshot): Promise<void>;
  table(id: string): Promise<KeptTable | undefined>;
  /** Where they sit or which they set up; those that are not over first, and the last that changed first. */
  tablesOf(player: string, page?: Page): Promise<readonly KeptTable[]>;
  /** The same in few words, all of them: which, how they stand, and the seats that are theirs. */
  belongings(player: string): Promise<readonly Belonging[]>;
  /** How many tables they have set up that are not over, and how many of those wait for anybody. */
  countTables(player: string): Promise<{ readonly unfinished: number; readonly open: number }>;
  /** Tables that are not over and have a bot that thinks ahead: of one creator, or those that have changed since. */
  countThinking(which: { readonly creator: string } | { readonly since: number }): Promise<number>;
  /** Open tables with an open seat, the latest first. */
  openTables(page: Page): Promise<readonly KeptTable[]>;
  removeTable(id: string): Promise<void>;
  /**
   * Changes who sits there if the seat is still as it was read; false when somebody was quicker. Once the game has
   * begun, a seat may pass to a person or a bot, and is never left empty.
   */
  takeSeat(table: string, seat: Seat, from: SeatRow, to: SeatRow): Promise<boolean>;
  /**
   * Begins the game if it has not begun: the first process to say so wins, the others get false. So does one that
   * names other people than sit there by now: it reads the table again. With its first snapshot, so that no change of the
   * rules finds it without one.
   */
  begin(
    table: string,
    head: LogHead,
    seats: readonly SeatRow[],
    waiting: readonly Seat[],
    due: number | null,
    now: number,
    snapshot?: KeptSnapshot,
  ): Promise<boolean>;
  /** Names the table of a rematch; the one that was named first. */
  setNext(table: string, next: string): Promise<string>;

  // The log
  /**
   * Durable when it resolves; false when that number (or key) is taken, and nothing was written. Calls are written in
   * groups; a table's next entry is for after its last one has resolved. Tells those who listen. When it rejects, the
   * entry may still have been written (the line broke before the answer): the same again gives false, and `entries` the truth.
   */
  append(row: Append): Promise<boolean>;
  /** From one number on, up to (and without) another. */
  entries(table: string, from: number, to?: number): Promise<readonly EntryRow[]>;
  /** The same without what was told, and nobody waits long for it: it is read a page at a time. */
  bareEntries(table: string): Promise<readonly LogEntry[]>;
  /** The keys of the newest requests of a table that were done. */
  keys(table: string, limit: number): Promise<readonly string[]>;
  /** Adds what was told of each entry, from the first one on, to those that an older hall wrote without. */
  keepTold(table: string, told: readonly (readonly Told[])[]): Promise<void>;
  keepSnapshot(table: string, snapshot: KeptSnapshot): Promise<void>;
  snapshot(table: string): Promise<KeptSnapshot | undefined>;

  // What is due
  /** Tables to look after; each is put off until `until`, so that no other process takes it meanwhile. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** Says when a table that was claimed is due again, unless something has happened at it meanwhile. */
  lookedAfter(table: string, claimed: number, due: number | null): Promise<void>;
  /** Whom to tell that it is their turn. Replaces what was there for the table. */
  setNotices(table: string, notices: readonly TurnNotice[]): Promise<void>;
  /** Takes notices whose time has come: nobody else gets them. */
  claimNotices(now: number, limit: number): Promise<readonly TurnNotice[]>;

  // Talk and presence
  say(table: string, said: TalkLine, player: string): Promise<KeptLine>;
  /** The last lines of a room that are for everybody or for one of these seats, in the order they were said. */
  talk(table: string, room: TalkLine['room'], limit: number, seats: readonly Seat[]): Promise<readonly KeptLine[]>;
  /** All talk after a line that was read already. */
  talkSince(table: string, number: number): Promise<readonly KeptLine[]>;
  /** The number of the last line. */
  talkSoFar(table: string): Promise<number>;
  arrive(here: Here, process: string, now: number): Promise<void>;
  leave(line: string): Promise<void>;
  /** This process lives: its lines count until `until`. */
  beat(process: string, until: number): Promise<void>;
  present(table: string, now: number): Promise<readonly Here[]>;

  // The hall
  /** A secret of the hall: made once, by whichever process is first. */
  secret(name: string, make: () => string): Promise<string>;
  /** Hears of changes, its own too; returns the way to stop. `onGap`: some may have been missed. */
  listen(hear: (news: News) => void, onGap: () => void): Promise<() => Promise<void>>;
  tell(news: News): Promise<void>;
  /** May this be done? Once until then; false while it lasts. */
  once(name: string, now: number, until: number): Promise<boolean>;
  /**
   * Adds one more to those of a kind that last until then, unless there are so many already, whichever processes added
   * them. A kind is made of words and hexadecimal digits.
   */
  within(
    kind: string,
    own: string,
    limit: { readonly now: number; readonly until: number; readonly most: number },
  ): Promise<boolean>;
  /** Those of a kind that last, by what is their own. */
  named(kind: string, now: number): Promise<readonly string[]>;
  /** It came to nothing, and may be done after all. */
  notOnce(name: string): Promise<void>;
  /** Removes what is over, and says how much it was. */
  sweep(now: number): Promise<Swept>;
  /** How much `sweep` would remove. */
  toSweep(now: number): Promise<Swept>;
  /** Nothing that was deleted is left lying in the files of the hall. */
  scrub(): Promise<void>;
  /** Can it be reached? */
  ping(): Promise<void>;
  close(): Promise<void>;
}
