import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Prospect } from '../../engine/contract/explain.ts';
import type { Rules } from '../../engine/contract/rules.ts';

const NOTHING: Prospect = {};

/** What the rules know of an answer before it is given, from what is seen here: worked out once for each. */
export function foreseer(rules: Rules, view: unknown, seat: Seat | null): (choice: Choice) => Prospect {
  const known = new WeakMap<Choice, Prospect>();
  return choice => {
    if (seat === null) return NOTHING;
    let prospect = known.get(choice);
    if (!prospect) {
      prospect = rules.explain(view, seat, { about: 'choice', choice });
      known.set(choice, prospect);
    }
    return prospect;
  };
}
