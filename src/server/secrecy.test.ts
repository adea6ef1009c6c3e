import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import { viewerName, viewers } from '../engine/conformance/law.ts';
import type { Fact } from '../engine/contract/facts.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import { hash } from '../engine/input/hash.ts';
import { Match } from '../engine/match/match.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { shelveParley } from '../host/dev/shelve-parley.ts';
import { momentsOf, NOW, TwinHalls } from './dev/twin-halls.ts';
import { Room } from './rooms/room.ts';

/** So many pairs of tables for each game; `SECRECY=…` sets another number. */
const PAIRS = Number(process.env.SECRECY ?? 72);

const takeDown = shelveParley();
const games = CATALOGUE.flatMap(({ id, players: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ game: id, seats: min + i, pairs: PAIRS / (max - min + 1) })),
);
const entryOf = (game: string) => CATALOGUE.find(({ id }) => id === game) ?? CATALOGUE[0];

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
});
afterAll(() => {
  takeDown();
  vi.useRealTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Differences that viewers could tell, in so many pairs of tables. */
async function leaks(game: string, seats: number, pairs: number, most = Number.POSITIVE_INFINITY) {
  const rules = await rulesOf(game);
  const halls = await TwinHalls.open(seats);
  const chance = new FastChance(`${game} ${seats}`);
  const found: string[] = [];
  let count = 0;
  try {
    while (count < pairs && found.length < most) {
      for (const match of momentsOf(rules, seats, 0.02, chance)) {
        for (const viewer of viewers(seats)) {
          count++;
          const difference = await halls.compare(match, viewer, chance);
          if (difference) found.push(`${viewerName(viewer)} after ${match.length} entries: ${difference}`);
        }
        if (count >= pairs || found.length >= most) break;
      }
    }
  } finally {
    await halls.close();
  }
  return { found, count, steps: halls.steps };
}

/** The rules as they are, whatever the halls have been given to play by. */
const known = new Map<string, Rules>();
async function rulesOf(game: string): Promise<Rules> {
  const rules = known.get(game) ?? (await entryOf(game).load()).rules;
  known.set(game, rules);
  return rules;
}

describe('what somebody gets over the wire', () => {
  it.each(games)(
    'does not depend on what they cannot know: $game with $seats',
    async ({ game, seats, pairs }) => {
      const { found, count, steps } = await leaks(game, seats, pairs);
      expect(found).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(pairs);
      // Not only tables at which nothing happens.
      expect(steps).toBeGreaterThan(count / 4);
    },
    600_000,
  );
});

/** Rules that let something slip, each in its own way. */
const LEAKS: readonly (readonly [string, (rules: Rules) => Partial<Rules>])[] = [
  ['a view', rules => ({ view: (state, seat) => ({ ...(rules.view(state, seat) as object), all: hash(state) }) })],
  [
    'whom one waits for',
    rules => ({
      decisions: state => rules.decisions(state).map(ask => ({ ...ask, args: { ...ask.args, all: hash(state) } })),
    }),
  ],
  [
    'a refusal',
    rules => ({
      apply: (state, seat, choice, chance, facts) => {
        const refusal = rules.apply(state, seat, choice, chance, facts);
        return refusal && { ...refusal, reasons: [{ clause: 'x', reason: hash(state) }] };
      },
    }),
  ],
  [
    'a fact',
    rules => ({
      apply: (state, seat, choice, chance, facts) => {
        const refusal = rules.apply(state, seat, choice, chance, facts);
        facts?.tell({ kind: hash(state) });
        return refusal;
      },
    }),
  ],
];

describe('what slips is found', () => {
  const { game, seats } = games[0];

  it.each(LEAKS)('in %s', async (_, leak) => {
    const rules = await rulesOf(game);
    const module = await entryOf(game).load();
    vi.spyOn(entryOf(game), 'load').mockResolvedValue({ ...module, rules: { ...rules, ...leak(rules) } });
    expect((await leaks(game, seats, 60, 1)).found).not.toEqual([]);
  });

  it('in facts that are told to everybody', async () => {
    vi.spyOn(Match.prototype, 'heardBefore').mockImplementation(function (this: Match) {
      const all: Fact[] = this.entered(this.knownFrom).flatMap(({ told }) => told.map(({ fact }) => fact));
      return { heard: all.map((fact, seq) => ({ seq, at: 0, fact })), earlier: null };
    });
    expect((await leaks(game, seats, 60, 1)).found).not.toEqual([]);
  });

  it('in talk that is for a few', async () => {
    const everybody = { hears: () => true };
    vi.spyOn(Room.prototype as unknown as typeof everybody, 'hears').mockReturnValue(true);
    expect((await leaks(game, seats, 60, 1)).found).not.toEqual([]);
  });

  it('in the past', async () => {
    const { stateInSteps } = Match.prototype;
    vi.spyOn(Match.prototype, 'stateInSteps').mockImplementation(function (this: Match, at) {
      if (at === this.length) return stateInSteps.call(this, at);
      throw new BadInput('at', hash(this.stateAt(at)));
    });
    expect((await leaks(game, seats, 60, 1)).found).not.toEqual([]);
  });
});
