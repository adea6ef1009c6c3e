import type { Law } from './law.ts';

/** Even aimless play comes to an end. */
export const termination: Law = {
  name: 'termination',
  *atEnd({ result, error, choices, stopped }) {
    if (!result && !stopped && error === undefined) yield `no end after ${choices} choices`;
  },
};
