import type { Seat } from '../../engine/contract/ask.ts';
import type { Match } from '../../engine/match/match.ts';
import { type Course, carried, NOTES } from '../course.ts';
import { houseRule, SEEN_TO } from '../denials.ts';
import type { Note, StandIn } from '../noting.ts';
import type { Denial, Proposal } from '../protocol.ts';
import type { Absence } from './absence.ts';
import { objectionTo, votersOn } from './objections.ts';

/** What votes need of their table. */
interface VotingTable {
  readonly match: Match;
  course(): Course;
  readonly absence: Absence;
  readonly note: Note;
  readonly standIn: StandIn;
  /** Takes back what the table agreed to take back. */
  undo(by: Seat, objection: () => Denial | null): Promise<Denial | null>;
}

/** What the people of a table are asked to agree to, from the proposal to what comes of it. */
export class Votes {
  private readonly table: VotingTable;

  constructor(table: VotingTable) {
    this.table = table;
  }

  /** Something was agreed to and is not done yet. */
  get pending(): boolean {
    return carried(this.table.course()) !== null;
  }

  async propose(seat: Seat, proposal: Proposal, key: string, spent: () => Denial | null): Promise<Denial | null> {
    const { match, course, absence, note } = this.table;
    const objection = () => spent() ?? objectionTo(proposal, seat, match, course(), absence);
    const fields = () => {
      const back = proposal.kind === 'undo' ? match.undoneByConsent(seat) : undefined;
      const voters = votersOn(proposal, seat, match, course(), absence);
      return { proposal: { ...proposal }, voters, ...(back !== undefined && { back }) };
    };
    return (await note(NOTES.proposed, seat, { key, fields, objection })) ?? (await this.carryOut());
  }

  async vote(seat: Seat, yes: boolean, key: string): Promise<Denial | null> {
    const { course, note } = this.table;
    const objection = () =>
      course().motion?.missing.includes(seat) ? null : houseRule('there is nothing to vote on', 'no-vote');
    return (await note(yes ? NOTES.agreed : NOTES.declined, seat, { key, objection })) ?? (await this.carryOut());
  }

  /** Who has proposed something need not wait for the answers. */
  withdraw(seat: Seat, key: string): Promise<Denial | null> {
    const { course, note } = this.table;
    const objection = () =>
      course().motion?.by === seat ? null : houseRule('there is nothing to withdraw', 'no-vote');
    return note(NOTES.withdrawn, seat, { key, objection });
  }

  /** Does what the table has agreed to, unless another host has. */
  async carryOut(): Promise<null> {
    const { course, undo, standIn } = this.table;
    const motion = carried(course());
    const objection = () => (carried(course()) === motion ? null : SEEN_TO);
    if (motion?.proposal.kind === 'undo') await undo(motion.by, objection);
    if (motion?.proposal.kind === 'replace') await standIn(motion.proposal.about, objection);
    return null;
  }
}
