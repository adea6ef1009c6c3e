import type { Law } from './law.ts';

/** Nothing is lost and nothing is doubled: figures, cards, dice, tokens, gold. */
export const conservation: Law = {
  name: 'conservation',
  atDecision: ({ subject: { rules }, state }) => rules.audit(state),
  atEnd: ({ subject: { rules }, state, error }) => (error === undefined ? rules.audit(state) : []),
};
