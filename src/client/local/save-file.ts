import { BadInput } from '../../engine/input/bad-input.ts';
import { parseJson } from '../../engine/input/json-text.ts';
import { needList, needNameOrNone, needOnly, needRecord, needText, needWhole } from '../../engine/input/need.ts';
import { type Log, readLog, writeLog } from '../../engine/match/log.ts';
import type { Sitter, TableInfo } from '../../host/protocol.ts';

export const SAVE_FORMAT = 'skali-save/1';

/** A table in a file: its log, and who sits there. */
export interface SaveFile {
  readonly log: Log;
  readonly seats: readonly Sitter[];
  /** Milliseconds since 1970; undefined when the file does not tell. */
  readonly begun?: number;
}

/**
 * A finished game is its log, which everybody may read. One that goes on is saved with its seats, so that bots stay
 * bots; the log in it holds the seed, and whoever opens it can see what the cards will be.
 */
export function writeSave({ seats, begun }: TableInfo, log: Log): string {
  const text = writeLog(log);
  if (log.final) return text;
  const head = `{\n"format": ${JSON.stringify(SAVE_FORMAT)},\n"begun": ${begun},\n"seats": ${JSON.stringify(seats)},\n`;
  return `${head}"log": ${text.trimEnd()}\n}\n`;
}

/** Reads either kind of file and refuses anything else, by field. */
export function readSave(text: string): SaveFile {
  const file = needRecord(parseJson(text, 'the file'), '', 'the file');
  if (file.format !== SAVE_FORMAT) {
    const log = readLog(text);
    return { log, seats: peopleOf(log) };
  }
  needOnly(file, ['format', 'begun', 'seats', 'log'], '');
  const begun = needWhole(file.begun, 'begun', 0, Number.MAX_SAFE_INTEGER);
  const log = readLog(JSON.stringify(needRecord(file.log, 'log')));
  const seats = needList(file.seats, 'seats').map((seat, i) => readSitter(seat, `seats[${i}]`));
  if (seats.length !== log.seats) {
    throw new BadInput('seats', `are ${seats.length}, but the log is of a game with ${log.seats}`, 'per-seat', {
      seats: log.seats,
    });
  }
  return { log, seats, begun };
}

const peopleOf = (log: Log): Sitter[] =>
  Array.from({ length: log.seats }, (_, i) => ({ name: log.names?.[i] ?? String(i + 1), bot: null }));

function readSitter(given: unknown, where: string): Sitter {
  const sitter = needRecord(given, where);
  needOnly(sitter, ['name', 'bot', 'person'], where);
  const name = needNameOrNone(sitter.name, `${where}.name`);
  const bot = sitter.bot === null ? null : needText(sitter.bot, `${where}.bot`);
  const { person } = sitter;
  if (person === undefined) return { name, bot };
  if (person === 'away' || person === 'resigned') return { name, bot, person };
  throw new BadInput(`${where}.person`, `is ${JSON.stringify(person)}; allowed are "away" and "resigned"`, 'value');
}
