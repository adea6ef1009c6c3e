import type { Law } from './law.ts';

/** The rules never fail, somebody is waited for until there is a result, and who is out of the game stays out. */
export const noDeadEnd: Law = {
  name: 'no-dead-end',
  *afterStep({ subject: { rules }, before, after }) {
    const out = rules.out(after);
    for (const seat of rules.out(before))
      if (!out.includes(seat)) yield `seat ${seat} was out of the game, and is back`;
    const asks = rules.decisions(after);
    const over = rules.result(after) !== null;
    if (asks.every(ask => ask.idle) && !over) {
      yield `nobody is ${asks.length > 0 ? 'waited for' : 'asked'}, and the game is not over`;
    }
    if (asks.length > 0 && over) yield 'the game is over, and somebody is asked';
  },
  *atEnd({ error }) {
    if (error !== undefined) yield error instanceof Error ? error.message : String(error);
  },
};
