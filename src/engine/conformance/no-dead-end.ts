import type { Law } from './law.ts';

/** The rules never fail, and somebody is asked until there is a result. */
export const noDeadEnd: Law = {
  name: 'no-dead-end',
  *afterStep({ subject: { rules }, after }) {
    const asked = rules.decisions(after).length > 0;
    const over = rules.result(after) !== null;
    if (!asked && !over) yield 'nobody is asked, and the game is not over';
    if (asked && over) yield 'the game is over, and somebody is asked';
  },
  *atEnd({ error }) {
    if (error !== undefined) yield error instanceof Error ? error.message : String(error);
  },
};
