import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Reason } from '../../engine/contract/explain.ts';
import type { Frame, FrameOf } from '../../engine/contract/frames.ts';
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

/** What one kind of frame has against a choice. */
type Objection<Fr, C extends Choice, A> = (frame: Fr, choice: C, against: A) => void;

/**
 * Each rule in progress has objections of its own, by the kind of its frame: a kind that is missing does not compile,
 * and one that never asks has none.
 */
export type ObjectionTable<Fr extends Frame, C extends Choice, A> = {
  readonly [Kind in Fr['kind']]: Objection<FrameOf<Fr, Kind>, C, A> | null;
};

/** Lets the rule in progress object; false when it is one that never asks. */
export function objectBy<Fr extends Frame, C extends Choice, A>(
  table: ObjectionTable<Fr, C, A>,
  frame: Fr,
  choice: C,
  against: A,
): boolean {
  const kind: Fr['kind'] = frame.kind;
  // The table has for each kind what objects to frames of that kind; the compiler has forgotten which this one is.
  const object = table[kind] as Objection<Fr, C, A> | null;
  object?.(frame, choice, against);
  return object !== null;
}
