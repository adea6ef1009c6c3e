import type { Law } from './law.ts';
import { pickSome } from './pick.ts';

/** Every listed choice is taken, and leads on. */
export const enumerationSound: Law = {
  name: 'enumeration-sound',
  dear: true,
  *atDecision({ subject: { rules }, state, asks, effort, chance }) {
    for (const ask of asks) {
      for (const choice of pickSome(ask, effort.listed, chance)) {
        const copy = rules.clone(state);
        try {
          const refusal = rules.apply(copy, ask.seat, choice, chance.fork());
          if (refusal) yield `seat ${ask.seat}: ${JSON.stringify(choice)} is listed, but refused`;
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          yield `seat ${ask.seat}: ${JSON.stringify(choice)} is listed, but leads nowhere: ${why}`;
        }
      }
    }
  },
};
