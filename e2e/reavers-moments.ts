import type { ReaversFact } from '../src/games/reavers/rules/facts.ts';
import { lastRoll } from '../src/games/reavers/table/play/last-roll.ts';
import { once } from './kept.ts';
import { first, lay, type ReaversAsk, viewOf } from './reavers-table.ts';

/** Moments of seeded games of Reavers that tests and pictures come back to. Seat 0 is the reader. */

const mine = (ask: ReaversAsk, prompt: string): boolean => ask.seat === 0 && ask.prompt === prompt;

/** A space is to be selected in the fourth round, with much to choose from. */
export const select = once(() =>
  first(
    'select',
    'ybbb',
    (match, ask) => mine(ask, 'select') && viewOf(match, 0).round === 4 && ask.choices.length >= 4,
  ),
);

/** A space that the reader could take part in, with artefacts already on board. */
export const act = once(() =>
  first('act', 'ybbb', (match, ask) => {
    const { round, seats } = viewOf(match, 0);
    const may = ask.choices.some(({ kind }) => kind === 'act');
    return mine(ask, 'act-or-rest') && may && round >= 3 && seats[0].artefacts.length > 0;
  }),
);

/** A price with more than one way to pay it. */
export const payment = once(() =>
  first('payment', 'ybbb', (_, ask) => mine(ask, 'payment') && ask.choices.length >= 2),
);

/** The dice of a fight lie there, and may be rolled again. */
export const combat = once(() => first('combat', 'ybbb', (_, ask) => mine(ask, 'reroll') && ask.choices.length >= 3));

/** Territories to be had by force and in peace. */
export const subdue = once(() =>
  first('subdue', 'ybbb', (_, ask) => {
    const kinds = new Set(ask.choices.map(({ kind }) => kind));
    return mine(ask, 'subdue') && kinds.has('force') && kinds.has('peace');
  }),
);

/** A game that is over. */
export const over = once(() => lay({ seed: 'reavers over', seats: 'ybbb' }));

/** Somebody else has just rolled crew dice. */
export const rolled = once(() =>
  first('rolled', 'ybbb', (match, ask) => {
    const roll = ask.seat === 0 ? lastRoll(match.factsFor(0).map(({ fact }) => fact as ReaversFact)) : null;
    return roll !== null && roll.fact.kind === 'rolled' && roll.fact.seat !== 0;
  }),
);
