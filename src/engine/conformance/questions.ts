import { canonical } from '../input/json.ts';
import type { Law } from './law.ts';
import { notPlain } from './plain.ts';

/**
 * Questions are well made: one to a seat that is not out of the game, sealed all together and waited for, every answer
 * listed once and in plain data.
 */
export const questions: Law = {
  name: 'questions',
  dear: true,
  *atDecision({ subject: { rules, seats }, state, asks }) {
    const out = rules.out(state);
    for (const { seat } of asks) if (out.includes(seat)) yield `seat ${seat} is out of the game, and asked`;
    if (new Set(asks.map(ask => ask.seat)).size < asks.length) yield 'a seat is asked twice at once';
    if (asks.some(ask => Boolean(ask.sealed) !== Boolean(asks[0].sealed))) yield 'sealed and open questions are mixed';
    if (asks.some(ask => ask.sealed && ask.idle)) yield 'a sealed question that nobody waits for is never opened';
    for (const { seat, prompt, args, choices, ranges = [] } of asks) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= seats) yield `there is no seat ${seat}`;
      if (!prompt) yield `seat ${seat} is asked without a prompt`;
      const lost = notPlain(choices, 'choices') ?? notPlain(ranges, 'ranges') ?? (args && notPlain(args, 'args'));
      if (lost) yield `seat ${seat}: not plain JSON: ${lost}`;
      const once = new Set<string>();
      for (const choice of choices) {
        const text = canonical(choice);
        if (once.has(text)) yield `seat ${seat}: ${text} is listed twice`;
        once.add(text);
      }
      for (const { field, min, max } of ranges) {
        if (!Number.isInteger(min) || !Number.isInteger(max) || min > max)
          yield `seat ${seat}: ${field} from ${min} to ${max}`;
      }
    }
  },
};
