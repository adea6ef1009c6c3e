import type { Choice, Seat } from '../contract/ask.ts';
import type { Content } from '../contract/content.ts';
import type { Options } from '../contract/options.ts';
import type { Rules } from '../contract/rules.ts';
import { BadInput } from '../input/bad-input.ts';
import type { Json } from '../input/json.ts';
import { parseJson } from '../input/json-text.ts';
import { needList, needNameOrNone, needOnly, needRecord, needStrings, needText, needWhole } from '../input/need.ts';

export const LOG_FORMAT = 'skali-log/1';
/** Milliseconds: who wants to think again for longer than a minute says when it is over. */
export const LONGEST_PAUSE = 60_000;

export interface ChoiceEntry {
  readonly seat: Seat;
  readonly choice: Choice;
  /** For so many milliseconds its seat wants to be able to think again; null: until it says that it is done. */
  readonly pause?: number | null;
  /** Why, in a word of the game: it was told with the choice. */
  readonly motive?: string;
}

/** The seat's last choice is taken back; `consent`: past a barrier, because the whole table agreed. */
export interface UndoEntry {
  readonly undo: Seat;
  readonly consent?: true;
}

/** Something about the table, not the game: `taken-over`, `time-out`. It changes no state by itself. */
export interface NoteEntry {
  readonly note: string;
  readonly seat?: Seat;
  readonly [field: string]: Json | undefined;
}

export type LogEntry = ChoiceEntry | UndoEntry | NoteEntry;

/** How a game began: enough to deal the very same cards again. The seed makes it a secret until the end. */
export interface LogHead {
  readonly format: typeof LOG_FORMAT;
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: string;
  readonly options: Options;
  /** Values of the game that this table replaces; left out where it replaces none. */
  readonly content?: Content;
  readonly seats: number;
  readonly names?: readonly string[];
  readonly chance: 'sealed' | 'fast';
  readonly seed: string;
  /** What each seat added to the seed. */
  readonly shares?: readonly string[];
  /** Published before the first card was dealt. */
  readonly commitment?: string;
}

/** The truth about a game: options, seed and choices lead to the same state, byte for byte. */
export interface Log extends LogHead {
  readonly entries: readonly LogEntry[];
  readonly final?: { readonly hash: string; readonly ranking: readonly (readonly Seat[])[] };
}

export const isChoiceEntry = (entry: LogEntry): entry is ChoiceEntry => 'choice' in entry;
export const isUndoEntry = (entry: LogEntry): entry is UndoEntry => 'undo' in entry;

/** One entry a line: logs are compared and read by people, too. */
export function writeLog({ entries, final, ...head }: Log): string {
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lines = entries.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
  fields.push(lines ? `  "entries": [\n${lines}\n  ]` : '  "entries": []');
  if (final) fields.push(`  "final": ${JSON.stringify(final)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Reads a log and refuses what is not one, by entry and field. That it fits its game is checked when it is played. */
export const readLog = (text: string): Log => asLog(parseJson(text, 'the log'));

/** The same, of JSON that was read already. */
export function asLog(given: unknown): Log {
  const log = needRecord(given, '', 'the log');
  if (log.format !== LOG_FORMAT) {
    throw new BadInput('format', `is ${JSON.stringify(log.format)}, but only "${LOG_FORMAT}" can be read`, 'not-a-log');
  }
  needOnly(log, HEAD_FIELDS, '');
  needText(log.game, 'game');
  needText(log.rules, 'rules');
  needRecord(log.options, 'options');
  if (log.content !== undefined) needRecord(log.content, 'content');
  const seats = needWhole(log.seats, 'seats', 1, 99);
  if (
    log.names !== undefined &&
    needList(log.names, 'names').map((name, i) => needNameOrNone(name, `names[${i}]`)).length !== seats
  ) {
    throw new BadInput('names', `must be one name for each of the ${seats} seats`, 'per-seat', { seats });
  }
  if (log.chance !== 'sealed' && log.chance !== 'fast') {
    throw new BadInput('chance', `is ${JSON.stringify(log.chance)}; allowed are "sealed" and "fast"`, 'value');
  }
  needText(log.seed, 'seed');
  if (log.shares !== undefined) needStrings(log.shares, 'shares');
  if (log.commitment !== undefined) needText(log.commitment, 'commitment');
  needList(log.entries, 'entries').forEach((entry, i) => {
    readEntry(entry, `entries[${i}]`, seats);
  });
  if (log.final !== undefined) readFinal(log.final, seats);
  return log as unknown as Log;
}

/** A log can be replayed by its own game, in its own version, and by no other. */
export function checkLog(rules: Rules, log: LogHead): void {
  if (log.game !== rules.id) {
    throw new BadInput('game', `the log is of a game of "${log.game}", and these are the rules of "${rules.id}"`);
  }
  if (log.rules !== rules.version) {
    throw new BadInput(
      'rules',
      `the log was played by version ${log.rules} of ${log.game}, and this is version ${rules.version}; ` +
        'only a saved snapshot can go on with other rules',
      'other-rules',
      { theirs: log.rules, ours: rules.version },
    );
  }
}

const HEAD_FIELDS = [
  'format',
  'game',
  'rules',
  'options',
  'content',
  'seats',
  'names',
  'chance',
  'seed',
  'shares',
  'commitment',
  'entries',
  'final',
];

/** One entry as a log may have it; whether the rules allow it is seen when it is played. */
export function readEntry(given: unknown, where: string, seats: number): void {
  const entry = needRecord(given, where);
  if ('undo' in entry) {
    needOnly(entry, ['undo', 'consent'], where);
    needWhole(entry.undo, `${where}.undo`, 0, seats - 1);
    if (entry.consent !== undefined && entry.consent !== true) {
      throw new BadInput(`${where}.consent`, 'must be true, or left out', 'value');
    }
  } else if ('choice' in entry) {
    needOnly(entry, ['seat', 'choice', 'pause', 'motive'], where);
    if (entry.pause !== undefined && entry.pause !== null) needWhole(entry.pause, `${where}.pause`, 0, LONGEST_PAUSE);
    if (entry.motive !== undefined) needText(entry.motive, `${where}.motive`);
    needWhole(entry.seat, `${where}.seat`, 0, seats - 1);
    needText(needRecord(entry.choice, `${where}.choice`).kind, `${where}.choice.kind`);
  } else if ('note' in entry) {
    needText(entry.note, `${where}.note`);
    if (entry.seat !== undefined) needWhole(entry.seat, `${where}.seat`, 0, seats - 1);
  } else throw new BadInput(where, 'must have "seat" and "choice", or "undo", or "note"', 'entry');
}

function readFinal(given: unknown, seats: number): void {
  const final = needRecord(given, 'final');
  needOnly(final, ['hash', 'ranking'], 'final');
  needText(final.hash, 'final.hash');
  needList(final.ranking, 'final.ranking').forEach((place, i) => {
    needList(place, `final.ranking[${i}]`).forEach((seat, j) => {
      needWhole(seat, `final.ranking[${i}][${j}]`, 0, seats - 1);
    });
  });
}
