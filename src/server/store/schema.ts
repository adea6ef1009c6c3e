/**
 * The tables of the database, the same in both kinds: texts, whole numbers and nulls. Times are milliseconds since
 * 1970; what has a shape of its own lies in a text as JSON.
 */
export interface Schema {
  players: { id: string; name: string; created: number };
  /** `label`: by what its owner knows the browser again; null for those from before it was kept. */
  sessions: { token_hash: string; player: string; created: number; used: number; label: string | null };
  contacts: {
    player: string;
    email: string | null;
    webhook: string | null;
    language: string;
    /** When the address was confirmed; null for one that was not. */
    confirmed: number | null;
  };
  /** How far somebody has come in the lessons. */
  learned: { player: string; finished: string; under_way: string | null };
  /** Of letters that ask whether an address is somebody's. */
  mail_tokens: { token_hash: string; player: string; email: string; created: number; until: number };
  passkeys: {
    id: string;
    player: string;
    label: string;
    public_key: string;
    counter: number;
    transports: string;
    created: number;
  };
  push_targets: { endpoint: string; player: string; p256dh: string; auth: string; language: string };
  tables: TableColumns;
  seats: SeatColumns;
  /** `told`: null in what was written before it was kept. */
  entries: { table_id: string; seq: number; entry: string; told: string | null; key: string | null; at: number };
  snapshots: { table_id: string; snapshot: string };
  /** When somebody has to look after a table; null for not before something happens at it. */
  due: { table_id: string; at: number | null };
  notices: { table_id: string; seat: number; player: string; at: number };
  /** Numbered within a table, so that nobody reads a later line before an earlier one is there. */
  talk: {
    table_id: string;
    id: number;
    /** What it is known by outside; null for lines from before there was private talk. */
    line: string | null;
    /** The seats it is for, as `,0,2,`; null for everybody. */
    listeners: string | null;
    room: string;
    name: string;
    seat: number | null;
    text: string;
    at: number;
    player: string | null;
  };
  lines: { line: string; table_id: string; process: string; seat: number | null; name: string; since: number };
  processes: { process: string; until: number };
  /** What may be done once until then, whichever process is asked. */
  once: { name: string; until: number };
  secrets: { name: string; value: string };
}

export interface TableColumns {
  id: string;
  game: string;
  options: string;
  content: string | null;
  visibility: string;
  spectators: number;
  timing: string;
  creator: string | null;
  state: string;
  seed: string;
  commitment: string;
  head: string | null;
  begun: number | null;
  waiting: string;
  standing: string | null;
  result: string | null;
  next: string | null;
  created: number;
  changed: number;
}

export interface SeatColumns {
  table_id: string;
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  player: string | null;
  share: string | null;
  invite: string | null;
}

/** The primary key of each table; a table stands after those it refers to. */
export const KEYS = {
  players: ['id'],
  sessions: ['token_hash'],
  contacts: ['player'],
  learned: ['player'],
  mail_tokens: ['token_hash'],
  passkeys: ['id'],
  push_targets: ['endpoint'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'seq'],
  snapshots: ['table_id'],
  due: ['table_id'],
  notices: ['table_id', 'seat'],
  talk: ['table_id', 'id'],
  lines: ['line'],
  processes: ['process'],
  once: ['name'],
  secrets: ['name'],
} as const satisfies { readonly [T in keyof Schema]: readonly (keyof Schema[T])[] };
