import type { TableRow } from '../../../host/hall-api.ts';
import type { Speech } from '../../speech.tsx';

/** Which seats of a table that gathers are left, and for whom; to the reader the one that is theirs comes before all. */
export function seatsWords(
  { say }: Pick<Speech, 'say'>,
  { free, kept, seats, you }: Pick<TableRow, 'free' | 'kept' | 'seats' | 'you'>,
): string {
  if (kept.some(seat => you.includes(seat))) return say('hall.gathering.invited');
  return say('hall.gathering.seats', { free, kept: kept.length, names: kept.map(seat => seats[seat].name) });
}
