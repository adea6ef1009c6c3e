import { beforeAll, describe, expect, it } from 'vitest';

import { THOROUGH } from '../../../../kit/test/thorough.ts';
import { vocabulary } from '../../vocabulary.ts';
import { hear } from './hex-heard.ts';
import { reckon } from './reckoning/reckon.ts';
import type { Telling } from './reckoning/told.ts';
import { telling } from './telling.ts';
import { type Told, UNHEARD, unnoticed, WRONGLY } from './told-wrongly.ts';

const SEATS = [2, 3, 4, 5, 6];
/** So many whole games for each number of seats; `RECKONED=…` sets another number. */
const GAMES = Number(process.env.RECKONED ?? (THOROUGH ? 50 : 1));
/** Decisions of each game whose questions are looked at. */
const MOST = THOROUGH ? Number.POSITIVE_INFINITY : 400;
const PATIENCE = 600_000 + 60_000 * GAMES;

const seedOf = (seats: number, game: number): string => `hex reckoning ${seats} ${game}`;
const byHex = (seats: number, game: number, fixed = {}): Telling =>
  telling(seats, seedOf(seats, game), { rules: 'advanced', ...fixed });

describe('whole games by hex, reckoned from what is told of them', () => {
  it.each(SEATS)(
    'with %d seats every march, battle and number is the one that follows',
    seats => {
      for (let game = 0; game < GAMES; game++) {
        const told = byHex(seats, game);
        const wrong = reckon(told);
        if (wrong !== undefined)
          expect.fail(`seed "${seedOf(seats, game)}", options ${JSON.stringify(told.options)}:\n${wrong}`);
      }
    },
    PATIENCE,
  );
});

/**
 * Kinds that no sample has, and why: losers' fleets are never taken by hex; that somebody thinks again is told to the
 * others in the place of an offer; that all want the end comes in the whole run alone; what is told of the Stone has
 * tests of its own.
 */
const NOT_SAMPLED = [
  'fleet-taken',
  'thinks-again',
  'last-turn',
  'stone-taken',
  'stone-power',
  'stone-left',
  'stone-gone',
];

/** What is told of hexes: of these the short run tells wrongly what its one game has. */
const OF_HEXES = [
  ...['round-began', 'marched', 'sailed', 'storm-tried', 'battle', 'force', 'battle-won', 'died', 'conquered'],
  ...['launched', 'fleet-lost', 'token-placed', 'beast-set', 'joined', 'left'],
];

/** A roll for a hero who cannot come is rolled again: whether there was one, or two, changes nothing. */
function isFutile({ steps }: Telling, at: number): boolean {
  const isRoll = (step: Telling['steps'][number] | undefined) =>
    step !== undefined && 'fact' in step && step.fact.kind === 'die-rolled';
  return isRoll(steps[at]) && isRoll(steps.slice(at + 1).find(step => 'fact' in step));
}

/** Longer games in which things happen that others seldom come to: prisons, bribes, fury, units that turn, the dead who rise again, a sentence that is bought off. */
const LONGER: readonly (readonly [number, number])[] = [
  [2, 5],
  [3, 6],
  [3, 11],
  [5, 13],
  [5, 28],
  [4, 57],
];

const longer = ([seats, game]: readonly [number, number]): Telling =>
  telling(seats, `rare hex ${seats} ${game}`, { rules: 'advanced', tokens: 'on', events: 2, dragon: 'on', limit: 8 });

/** The first fact of every kind that these games tell. */
function samples(games: number, more: typeof LONGER): Told[] {
  const found = new Map<string, Told>();
  for (let game = 0; game < games + more.length; game++) {
    const told =
      game < games
        ? byHex(2 + (game % 5), 100 + game, { tokens: 'on', events: 2, dragon: 'on' })
        : longer(more[game - games]);
    told.steps.forEach((step, at) => {
      if (!('fact' in step) || UNHEARD.includes(step.fact.kind) || isFutile(told, at)) return;
      const known = found.get(step.fact.kind);
      if (!known || known.at > at) found.set(step.fact.kind, { at, fact: step.fact, told });
    });
  }
  return [...found.values()].filter(({ fact }) => THOROUGH || OF_HEXES.includes(fact.kind));
}

describe('a game by hex told wrongly is found out', () => {
  let told: readonly Told[] = [];
  beforeAll(() => {
    told = THOROUGH ? samples(60, LONGER) : samples(1, []);
  }, PATIENCE);

  it('every kind of fact is among those told wrongly', () => {
    const kinds = new Set<string>(told.map(({ fact }) => fact.kind));
    const wanted = THOROUGH
      ? Object.keys(vocabulary.facts).filter(kind => ![...UNHEARD, ...NOT_SAMPLED].includes(kind))
      : ['round-began', 'marched'];
    expect(wanted.filter(kind => !kinds.has(kind))).toEqual([]);
  });

  it.each(Object.entries(WRONGLY))(
    'by %s',
    (_, wrongly) => {
      expect(unnoticed(told, wrongly)).toEqual([]);
    },
    PATIENCE,
  );
});

describe('questions of marches and voyages by hex, reckoned a second time', () => {
  it.each(SEATS)(
    'with %d seats name where hexes, ground and points lead [SC-21.5] [SC-21.6] [SC-21.7] [SC-21.8] [SC-21.11] [SC-21.12] [SC-21.13] [SC-21.15]',
    seats => {
      const compared: Record<string, number> = {};
      for (let game = 0; game < GAMES; game++) {
        const heard = hear(seats, `hex ${seats} ${game}`, MOST);
        expect(heard.differences).toEqual([]);
        for (const [prompt, count] of Object.entries(heard.compared))
          compared[prompt] = (compared[prompt] ?? 0) + count;
      }
      expect(compared.orders).toBeGreaterThan(3);
      expect(compared.where).toBeGreaterThan(1);
    },
    PATIENCE,
  );
});
