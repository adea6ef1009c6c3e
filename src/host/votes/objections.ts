import type { Seat } from '../../engine/contract/ask.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Course } from '../course.ts';
import { houseRule } from '../denials.ts';
import type { Denial, Proposal } from '../protocol.ts';

type Absent = (seat: Seat) => boolean;

/** Whose yes a proposal needs: that of every person who is not missing, but for who makes it and whom it is about. */
export function votersOn(proposal: Proposal, by: Seat, { seats }: Course, missing: Absent): Seat[] {
  const about = proposal.kind === 'replace' ? proposal.about : by;
  return seats.flatMap((sitter, seat) =>
    sitter.bot === null && seat !== by && seat !== about && !missing(seat) ? [seat] : [],
  );
}

/** Why nobody is asked about it. */
export function objectionTo(
  proposal: Proposal,
  by: Seat,
  match: Match,
  { motion, seats }: Course,
  absent: Absent,
): Denial | null {
  if (motion) return houseRule('another vote is under way', 'vote-under-way');
  if (proposal.kind === 'undo') {
    if (match.canUndo(by)) return houseRule('this can be taken back without asking', 'undo-is-free');
    return match.canUndoByConsent(by) ? null : houseRule('there is nothing to take back', 'nothing-to-undo');
  }
  const sitter = seats[proposal.about];
  if (!sitter || sitter.bot !== null || proposal.about === by) {
    return houseRule('no other person sits there', 'nobody-there');
  }
  if (match.out().includes(proposal.about)) return houseRule('this seat is out of the game', 'out');
  return absent(proposal.about) ? null : houseRule('this person is here', 'not-absent');
}
