/** What a table has noted beside the game, held against what can be noted: a log from elsewhere may say anything. */
import { BadInput } from '../engine/input/bad-input.ts';
import { needList, needOnly, needRecord, needWhole } from '../engine/input/need.ts';
import { isChoiceEntry, isUndoEntry, type Log, type NoteEntry } from '../engine/match/log.ts';
import { NOTES } from './course.ts';

type Note = (typeof NOTES)[keyof typeof NOTES];

/** Longer names are no names of bots and orders. */
const LONGEST = 60;
const MOST_ORDERS = 32;

type Check = (note: NoteEntry, where: string, seats: number) => void;

const nothing: Check = () => undefined;

const bot: Check = ({ bot: level }, where) => {
  if (level !== undefined && level !== null) needName(level, `${where}.bot`);
};

const CHECKS: Readonly<Record<Note, { readonly fields: readonly string[]; readonly check: Check }>> = {
  [NOTES.takenOver]: { fields: ['bot'], check: bot },
  [NOTES.takenBack]: { fields: ['bot'], check: bot },
  [NOTES.resigned]: { fields: ['bot'], check: bot },
  [NOTES.timeOut]: { fields: [], check: nothing },
  [NOTES.proposed]: { fields: ['proposal', 'voters', 'back'], check: proposed },
  [NOTES.agreed]: { fields: [], check: nothing },
  [NOTES.declined]: { fields: [], check: nothing },
  [NOTES.withdrawn]: { fields: [], check: nothing },
  [NOTES.ordered]: { fields: ['orders', 'hidden'], check: ordered },
  [NOTES.hurried]: { fields: [], check: nothing },
  [NOTES.wentOn]: { fields: [], check: nothing },
};

const isNote = (note: string): note is Note => Object.hasOwn(CHECKS, note);

/** Refuses a note that no table makes, by its entry and field. */
export function checkNotes({ entries, seats }: Pick<Log, 'entries' | 'seats'>): void {
  for (const [i, entry] of entries.entries()) {
    if (isChoiceEntry(entry) || isUndoEntry(entry)) continue;
    const where = `entries[${i}]`;
    const { note } = entry;
    if (!isNote(note)) throw new BadInput(`${where}.note`, `"${note.slice(0, LONGEST)}" is unknown`, 'value');
    const { fields, check } = CHECKS[note];
    needOnly(entry, ['note', 'seat', ...fields], where);
    needWhole(entry.seat, `${where}.seat`, 0, seats - 1);
    check(entry, where, seats);
  }
}

function proposed({ proposal: given, voters, back }: NoteEntry, where: string, seats: number): void {
  const proposal = needRecord(given, `${where}.proposal`);
  if (proposal.kind === 'replace') needWhole(proposal.about, `${where}.proposal.about`, 0, seats - 1);
  else if (proposal.kind !== 'undo') {
    throw new BadInput(`${where}.proposal.kind`, 'must be "undo" or "replace"', 'value');
  }
  needOnly(proposal, proposal.kind === 'replace' ? ['kind', 'about'] : ['kind'], `${where}.proposal`);
  if (back !== undefined) needWhole(back, `${where}.back`, 0, Number.MAX_SAFE_INTEGER);
  for (const [i, seat] of needList(voters, `${where}.voters`).entries()) {
    needWhole(seat, `${where}.voters[${i}]`, 0, seats - 1);
  }
}

function ordered({ orders, hidden }: NoteEntry, where: string): void {
  const names = needList(orders, `${where}.orders`);
  if (names.length > MOST_ORDERS) throw new BadInput(`${where}.orders`, `must be at most ${MOST_ORDERS}`, 'many');
  for (const [i, name] of names.entries()) needName(name, `${where}.orders[${i}]`);
  if (hidden !== true) throw new BadInput(`${where}.hidden`, 'must be true', 'value');
}

function needName(given: unknown, where: string): void {
  if (typeof given === 'string' && given !== '' && given.length <= LONGEST) return;
  throw new BadInput(where, `must be a text of at most ${LONGEST} characters`, 'text');
}
