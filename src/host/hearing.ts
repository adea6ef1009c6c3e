import type { Seat } from '../engine/contract/ask.ts';
import type { Match } from '../engine/match/match.ts';
import type { Place, Replies } from './protocol.ts';
import type { Recall } from './recall.ts';

/** Facts that are told at a time: a whole part of a game, so that a table can tell how it came to this. */
export const PAGE = 600;

type Heard = Pick<Replies['sit'], 'heard' | 'earlier' | 'backTo'>;

/** What is told to who sits down: to who comes back what was missed, unless it is much; to anybody else the newest. */
export async function toldAtSitting(match: Match, recall: Recall, seat: Seat | null, since?: Place): Promise<Heard> {
  if (since && since.at <= match.length && match.length - since.at <= PAGE) {
    const heard = await recall.with(() => match.heardFrom(seat, since.at));
    const backTo = await recall.with(() => match.backTo(since.at));
    if (heard.length <= PAGE) return { heard, backTo: backTo ?? match.length };
  }
  return toldBefore(match, recall, seat, match.length);
}

/** What a seat had heard before an entry: the newest of it. */
export const toldBefore = (
  match: Match,
  recall: Recall,
  seat: Seat | null,
  before: number,
): Promise<Replies['earlier']> => recall.with(() => match.heardBefore(seat, before, PAGE));
