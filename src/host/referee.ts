import { type Choice, type Seat, sameChoice } from '../engine/contract/ask.ts';
import { type Explanation, forbidden } from '../engine/contract/explain.ts';
import type { Subject } from '../engine/contract/rules.ts';
import type { Beside, Match } from '../engine/match/match.ts';
import { type Allowance, whySpent } from './allowance.ts';
import type { Course } from './course.ts';
import { denial, STILL_THINKING } from './denials.ts';
import type { Denial } from './protocol.ts';

/** What a referee has to see of the table. */
interface Refereed {
  readonly match: Match;
  readonly allowance: Allowance | undefined;
  course(): Course;
}

/** What rules and house say to a choice, to taking one back, and to a question. */
export class Referee {
  private readonly table: Refereed;

  constructor(table: Refereed) {
    this.table = table;
  }

  /** Takes a choice, or says why not. */
  choose(seat: Seat, choice: Choice, beside?: Beside): Denial | null {
    if (this.table.course().held) return STILL_THINKING;
    // Who has not answered yet only brings the game on.
    const spent = this.table.match.askOf(seat)?.answered ? this.whySpent(seat) : null;
    if (spent) return spent;
    const { refusal } = this.table.match.choose(seat, choice, beside);
    return refusal ? denial('this is not allowed', ...refusal.reasons) : null;
  }

  /** Is this the sealed answer of the seat already? To give it once more changes nothing. */
  isAnswer(seat: Seat, choice: Choice): boolean {
    const { match } = this.table;
    if (this.table.course().held || !match.askOf(seat)?.answered) return false;
    const given = match.lastChoice(seat);
    return given !== undefined && sameChoice(given, choice);
  }

  /** Why the seat may enter nothing more that brings the game no further. */
  whySpent(seat: Seat): Denial | null {
    const { allowance, match } = this.table;
    return whySpent(allowance, this.table.course(), seat, match.length);
  }

  explanation(seat: Seat | null, subject: Subject<Choice>): Explanation {
    const { match } = this.table;
    if (subject.about === 'undo') {
      const reason = seat === null ? 'not-your-seat' : match.whyNotUndo(seat);
      return forbidden(reason === null ? [] : [{ clause: 'engine', reason }]);
    }
    const explanation = match.rules.explain(match.view(seat), seat, subject);
    // Rules tell what forbids a choice; that nobody has asked this seat for one is known here.
    if (subject.about !== 'choice' || explanation.reasons.length > 0 || match.askOf(seat)) return explanation;
    return forbidden([{ clause: 'engine', reason: 'not-asked' }]);
  }

  /** Takes back what the seat did last, or says why not. */
  undo(seat: Seat, consent: boolean): Denial | null {
    const { refusal } = this.table.match.undo(seat, { consent });
    return refusal ? denial('undo is not possible', ...refusal.reasons) : null;
  }
}
