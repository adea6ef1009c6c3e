import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Reason } from '../../engine/contract/explain.ts';
import type { Json } from '../../engine/input/json.ts';

/** Collects what stands against one seat's choice, each with the clause that says so. A game adds objections of its own. */
export class Objections<S, C extends Choice> {
  readonly state: S;
  readonly seat: Seat;
  readonly reasons: Reason[] = [];
  private readonly turns: string;

  /** `turns`: the clause that says who has to answer what, and when. */
  constructor(state: S, seat: Seat, turns: string) {
    this.state = state;
    this.seat = seat;
    this.turns = turns;
  }

  /** Gives back whether it is wrong, so that what would only follow from it is left unsaid. */
  when(wrong: boolean, clause: string, reason: string, args?: Readonly<Record<string, Json>>): boolean {
    if (wrong) this.reasons.push(args ? { clause, reason, args } : { clause, reason });
    return wrong;
  }

  /** It is no answer to what is asked. */
  notNow(): void {
    this.when(true, this.turns, 'not-now');
  }

  /** Is it an answer to what is asked at all? */
  is<K extends C['kind']>(choice: C, kind: K): choice is Extract<C, { readonly kind: K }> {
    if (choice.kind === kind) return true;
    this.notNow();
    return false;
  }

  /** The same where the answer may be left alone; declining is always right there. */
  isUnlessDeclined<K extends C['kind']>(choice: C, kind: K): choice is Extract<C, { readonly kind: K }> {
    return choice.kind !== 'decline' && this.is(choice, kind);
  }

  /** As much of something as is needed. */
  enough(has: number, needs: number, clause: string, reason: string): void {
    this.when(has < needs, clause, reason, { needs, has });
  }
}
