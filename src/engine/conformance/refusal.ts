import type { Choice, Seat } from '../contract/ask.ts';
import { Facts } from '../contract/facts.ts';
import { difference } from './difference.ts';
import { forgeries, GARBAGE } from './forgeries.ts';
import type { Law } from './law.ts';

/** What is not listed, or comes from a seat that is not asked, is refused with a reason, and nothing changes. */
export const refusal: Law = {
  name: 'refusal',
  dear: true,
  *atDecision({ subject: { rules, seats }, state, asks, effort, chance }) {
    const unlisted: [Seat, unknown][] = [];
    for (const ask of asks) {
      for (const choice of forgeries(ask, effort.listed, chance, rules.vocabulary?.choices))
        unlisted.push([ask.seat, choice]);
      unlisted.push([ask.seat, GARBAGE[chance.below(GARBAGE.length)]]);
    }
    const asked = new Set(asks.map(ask => ask.seat));
    const listedChoice = asks[0].choices[0] ?? asks[0].ranges?.[0].choice;
    for (let seat = -1; seat <= seats; seat++) if (!asked.has(seat)) unlisted.push([seat, listedChoice]);
    unlisted.push([Number.NaN, listedChoice]);

    const before = JSON.stringify(state);
    const luck = chance.fork();
    for (const [seat, choice] of unlisted) {
      const tried = `seat ${seat}: ${JSON.stringify(choice)}`;
      const facts = new Facts();
      try {
        const answer = rules.apply(state, seat, choice as Choice, luck, facts);
        if (!answer) yield `${tried} is not listed, but taken`;
        else if (answer.reasons.length === 0) yield `${tried} is refused without a reason`;
      } catch (error) {
        yield `${tried} is not refused, but fails: ${error instanceof Error ? error.message : String(error)}`;
      }
      const after = JSON.stringify(state);
      if (after !== before) {
        yield `${tried} is refused, but changes the state: ${difference(before, after)}`;
        return;
      }
      if (facts.told.length > 0 || luck.draws > 0) yield `${tried} is refused, but not without a trace`;
    }
  },
};
