/** Bots of every level and game know what their seat knows, and answer the same when they are asked the same. */
import { expect, test } from 'vitest';
import { conductOf } from '../src/bots/conduct.ts';
import { THOROUGH } from '../src/kit/test/thorough.ts';
import { CATALOGUE } from './catalogue.ts';

/** `npm run fuzz -- --bots --decisions 10000` looks at more. */
const DECISIONS = THOROUGH ? 1000 : 8;

const games = await Promise.all(CATALOGUE.map(entry => entry.load()));

test.each(games.map(game => ({ id: game.rules.id, game })))(
  'bots of $id are honest and steady',
  { timeout: 400_000 },
  ({ game }) => {
    const { decided, problems } = conductOf({ game, decisions: DECISIONS, seed: 'conduct' });
    expect(problems).toEqual([]);
    expect(Math.min(...Object.values(decided))).toBeGreaterThan(0);
  },
);
