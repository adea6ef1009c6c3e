import type { Seat } from '../engine/contract/ask.ts';
import { changesBetween } from '../engine/match/changes.ts';
import type { Match } from '../engine/match/match.ts';

/** Whose view it is, is no secret. */
const seenBy = (match: Match, seat: Seat | null): unknown => {
  const view = match.view(seat);
  return view !== null && typeof view === 'object' ? { ...view, seat: null } : view;
};

/** Was the seat told anything since then, in other words than everybody? */
function hasHeardMore(match: Match, seat: Seat, since: number): boolean {
  const [own, others] = [match.heardFrom(seat, since), match.heardFrom(null, since)];
  return own.length !== others.length || own.some(({ fact }, i) => fact !== others[i].fact);
}

/** Does a seat see, or has it been told since then, what not everybody has, or must the others not see it answer? */
export function hasSecret(match: Match, seat: Seat, since: number): boolean {
  const ask = match.askOf(seat);
  if (ask?.sealed || ask?.veiled || hasHeardMore(match, seat, since)) return true;
  return changesBetween(seenBy(match, seat), seenBy(match, null)).length > 0;
}
