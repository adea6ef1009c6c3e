import type { Choice, Seat } from '../../engine/contract/ask.ts';
import { type Explanation, forbidden } from '../../engine/contract/explain.ts';
import type { Rules, Subject } from '../../engine/contract/rules.ts';

const NOTHING: Explanation = forbidden([]);

/** What the rules know of an answer before it is given, what is against it too, from what is seen here: worked out once for each. */
export function foreseer(rules: Rules, view: unknown, seat: Seat | null): (choice: Choice) => Explanation {
  const known = new WeakMap<Choice, Explanation>();
  return choice => {
    if (seat === null) return NOTHING;
    let told = known.get(choice);
    if (!told) {
      told = rules.explain(view, seat, { about: 'choice', choice });
      known.set(choice, told);
    }
    return told;
  };
}

/** What the rules say a number is made of, by a view; null where there is no such number, such as taxes of nobody's land. */
export const reckoner =
  (rules: Rules, seat: Seat | null) =>
  (view: unknown, subject: Subject<Choice>): Explanation | null => {
    try {
      // A question must be somebody's; what it is about, it names itself.
      return rules.explain(view, seat ?? 0, subject);
    } catch {
      return null;
    }
  };
