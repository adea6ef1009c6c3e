import { type Choice, listed } from '../contract/ask.ts';
import { canonical } from '../input/json.ts';
import type { Law } from './law.ts';

/** Whatever a curious person could try is either listed, or there is a reason why not: never both, never neither. */
export const enumerationComplete: Law = {
  name: 'enumeration-complete',
  dear: true,
  *atDecision({ subject: { rules }, state, asks, effort, chance }) {
    for (const ask of asks) {
      const imagined = rules.imagine(state, ask.seat);
      const known = new Set(imagined.map(canonical));
      const forgotten = ask.choices.find(choice => !known.has(canonical(choice)));
      if (forgotten) yield `seat ${ask.seat}: ${JSON.stringify(forgotten)} is listed, but was not imagined`;

      const view = JSON.parse(JSON.stringify(rules.view(state, ask.seat)));
      for (const choice of some(imagined, effort.imagined, n => chance.below(n))) {
        const { reasons } = rules.explain(view, ask.seat, { about: 'choice', choice });
        const legal = listed(ask, choice, rules.vocabulary?.choices) !== undefined;
        if (legal === (reasons.length === 0)) continue;
        yield legal
          ? `seat ${ask.seat}: ${JSON.stringify(choice)} is listed, but forbidden by ${JSON.stringify(reasons)}`
          : `seat ${ask.seat}: ${JSON.stringify(choice)} is neither listed nor forbidden`;
      }
    }
  },
};

function some(choices: readonly Choice[], count: number, below: (n: number) => number): readonly Choice[] {
  return choices.length <= count ? choices : Array.from({ length: count }, () => choices[below(choices.length)]);
}
