import type { Seat } from '../../engine/contract/ask.ts';
import { isChoiceEntry, isUndoEntry } from '../../engine/match/log.ts';
import type { Match } from '../../engine/match/match.ts';
import { type Course, NOTES } from '../course.ts';
import { houseRule } from '../denials.ts';
import type { Denial, Proposal } from '../protocol.ts';
import type { Absence } from './absence.ts';

/** Whose yes a proposal needs, besides that of who makes it. */
export function votersOn(proposal: Proposal, by: Seat, match: Match, course: Course, absence: Absence): Seat[] {
  return proposal.kind === 'undo' ? touchedBy(by, match, course) : judgesOf(proposal.about, by, match, course, absence);
}

/** Nobody waits for the vote of who is gone, or out of the game. */
function judgesOf(about: Seat, by: Seat, match: Match, { seats }: Course, absence: Absence): Seat[] {
  const out = match.out();
  return seats.flatMap((sitter, seat) =>
    sitter.bot === null && seat !== by && seat !== about && !out.includes(seat) && !absence.gone(seat) ? [seat] : [],
  );
}

/**
 * Whose choices or knowledge it touches to take back what this seat did last: everybody who plays, whether they are there
 * or not, for all have seen what came of it; and who let a bot play for them, or is out of the game, where something of
 * their seat goes with it.
 */
function touchedBy(by: Seat, match: Match, { seats }: Course): Seat[] {
  const target = match.undoneByConsent(by) ?? match.length;
  const moved = new Set<Seat>();
  for (const { entry } of match.entered(target)) {
    if (isUndoEntry(entry)) continue;
    const own = isChoiceEntry(entry) || entry.note === NOTES.takenOver;
    if (own && entry.seat !== undefined) moved.add(entry.seat);
  }
  const out = match.out();
  return seats.flatMap(({ bot, person }, seat) => {
    if (seat === by || (bot !== null && person !== 'away')) return [];
    const plays = bot === null && !out.includes(seat);
    return plays || moved.has(seat) ? [seat] : [];
  });
}

/** Why nobody is asked about it. */
export function objectionTo(
  proposal: Proposal,
  by: Seat,
  match: Match,
  course: Course,
  absence: Absence,
): Denial | null {
  const { motion, seats } = course;
  if (motion) return houseRule('another vote is under way', 'vote-under-way');
  if (proposal.kind === 'undo') {
    if (match.canUndo(by)) return houseRule('this can be taken back without asking', 'undo-is-free');
    return match.canUndoByConsent(by) ? null : houseRule('there is nothing to take back', 'nothing-to-undo');
  }
  const { about } = proposal;
  const sitter = seats[about];
  if (!sitter || sitter.bot !== null || about === by) {
    return houseRule('no other person sits there', 'nobody-there');
  }
  if (match.out().includes(about)) return houseRule('this seat is out of the game', 'out');
  if (!absence.gone(about)) {
    return absence.byClock
      ? houseRule('their clock has not run out', 'clock-runs')
      : houseRule('this person is here', 'not-absent');
  }
  const alone = judgesOf(about, by, match, course, absence).length === 0;
  return alone && !absence.forLong(about) ? houseRule('nobody else is here to agree', 'nobody-to-ask') : null;
}
