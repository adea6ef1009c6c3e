import { USUAL } from '../../../bots/level-names.ts';
import type { Choice, Seat } from '../../../engine/contract/ask.ts';
import type { Log } from '../../../engine/match/log.ts';
import type { TableInfo } from '../../../host/protocol.ts';
import { writeSave } from '../../local/save-file.ts';

/** A game as it was after so many entries, as the text of a file: one seat is the reader's, bots play all others. */
export function playOnFrom(table: TableInfo, log: Log, at: number, seat: Seat, choice?: Choice): string {
  const { final: _, entries, ...head } = log;
  const seats = table.seats.map(({ name, bot }, other) => ({ name, bot: other === seat ? null : (bot ?? USUAL) }));
  const made = choice ? [{ seat, choice }] : [];
  return writeSave({ ...table, seats }, { ...head, entries: [...entries.slice(0, at), ...made] });
}
