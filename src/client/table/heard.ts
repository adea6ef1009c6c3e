import type { Heard } from '../../engine/match/match.ts';
import type { News as Any } from '../../host/protocol.ts';

/** Something happened at the table. */
export type News = Omit<Extract<Any, { type: 'moment' }>, 'type'>;

/** All that has been heard and still stands. An undo takes back what came of the entry `backTo` and of those after it. */
export function heardAfter(before: readonly Heard[], { heard, backTo }: News): readonly Heard[] {
  const standing = backTo === undefined ? before : before.filter(({ at }) => at < backTo);
  return heard.length === 0 && standing.length === before.length ? before : [...standing, ...heard];
}

/** What had been heard when the log was so long. */
export const heardUntil = (heard: readonly Heard[], entries: number): readonly Heard[] =>
  heard.filter(({ at }) => at < entries);
