import { difference } from './difference.ts';
import type { Law } from './law.ts';
import { playAhead } from './pick.ts';

/** A copy is equal to the byte, and playing on with it leaves the original alone. */
export const clones: Law = {
  name: 'clones',
  dear: true,
  *atDecision({ subject: { rules }, state, effort, chance }) {
    const original = JSON.stringify(state);
    const copy = rules.clone(state);
    const text = JSON.stringify(copy);
    if (text !== original) yield `the copy differs: ${difference(original, text)}`;
    playAhead(rules, copy, effort.ahead, chance);
    const now = JSON.stringify(state);
    if (now !== original) yield `playing on with a copy changes the original: ${difference(original, now)}`;
  },
};
