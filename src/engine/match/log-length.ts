import type { Limits } from '../contract/limits.ts';
import { BadInput } from '../input/bad-input.ts';
import { isUndoEntry, type Log } from './log.ts';

/** A log of more bytes than any game of its rules needs is refused. */
export function refuseTooLarge(bytes: number, { log }: Limits): void {
  const most = log.bytes / 1024;
  if (bytes > log.bytes) throw new BadInput('log', `must be at most ${most} KB of JSON`, 'long', { most });
}

/** How much of a log each seat may take up with what brings the game no further: all of them together no more than a log may hold. */
export const shareOfUndos = ({ log: { undos } }: Limits, seats: number): number => Math.floor(undos / seats);

/** A log that is longer than any game of its rules is refused before it is played again. */
export function refuseTooLong({ entries }: Pick<Log, 'entries'>, { log: { entries: most, undos } }: Limits): void {
  if (entries.length > most) throw new BadInput('entries', `must be at most ${most}`, 'many', { most });
  if (entries.filter(isUndoEntry).length > undos) {
    throw new BadInput('entries', `must hold at most ${undos} that take something back`, 'many', { most: undos });
  }
}
