import { expect, it } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { randomOptions } from '../../engine/conformance/option-sets.ts';
import { type Ask, type Choice, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { type Fact, Facts } from '../../engine/contract/facts.ts';
import type { Rules } from '../../engine/contract/rules.ts';

export interface ProspectCase {
  readonly games: number;
  /** What a fact says that a seat has paid or lost by its answer, by what it is. */
  paid(fact: Fact, seat: Seat, choice: Choice): Readonly<Record<string, number>>;
  /** What is paid step by step after the answer, and not with it. */
  later(choice: Choice, what: string): boolean;
  /** What a fact says that a seat has gained by its answer, by what it is; nothing where gains come step by step. */
  gained?(fact: Fact, seat: Seat): Readonly<Record<string, number>>;
  /** Is it an answer that must be asked about first, because it gives much away? */
  heavy(choice: Choice): boolean;
  /** Kinds of answers that must have been seen with a price. */
  readonly kinds: readonly string[];
  /** Kinds of answers whose gains come with them, and must have been seen. */
  readonly gaining?: readonly string[];
}

/** The prices that are told of an answer are those that are paid, whatever the discounts; and what gives much away says so. */
export function prospectSuite(rules: Rules, game: ProspectCase): void {
  const { games, paid, later, heavy, kinds } = game;
  it('what an answer is said to cost is what it costs, and leaves what is said', () => {
    const seen = new Set<string>();
    for (const { ask, state, chance } of answered(rules, games)) {
      const { seat } = ask;
      const view = rules.view(state, seat);
      for (const choice of oneOfEach(ask)) {
        const { prices = [], warning } = rules.explain(view, seat, { about: 'choice', choice });
        if (heavy(choice)) expect(warning, JSON.stringify(choice)).toBeDefined();
        if (prices.length === 0) continue;
        seen.add(choice.kind);
        const facts = new Facts();
        rules.apply(rules.clone(state), seat, choice, chance.fork(), facts);
        for (const { what, cost, left } of prices) {
          if (later(choice, what)) continue;
          const spent = facts.told.reduce((sum, { fact }) => sum + (paid(fact, seat, choice)[what] ?? 0), 0);
          expect(cost, `${what} for ${JSON.stringify(choice)}`).toBe(spent);
          expect(left, `${what} left by ${JSON.stringify(choice)}`).toBeGreaterThanOrEqual(0);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([...kinds]));
  });

  const { gained, gaining = [] } = game;
  // Where a game tells of none, no test is made of it.
  if (!gained) return;
  it('what an answer is said to bring is what it brings', () => {
    const seen = new Set<string>();
    for (const { ask, state, chance } of answered(rules, games)) {
      const { seat } = ask;
      const view = rules.view(state, seat);
      for (const choice of oneOfEach(ask)) {
        if (!gaining.includes(choice.kind)) continue;
        const { gains = [] } = rules.explain(view, seat, { about: 'choice', choice });
        if (gains.length === 0) continue;
        seen.add(choice.kind);
        const facts = new Facts();
        rules.apply(rules.clone(state), seat, choice, chance.fork(), facts);
        for (const { what, gain } of gains) {
          const told = facts.told.reduce((sum, { fact }) => sum + (gained(fact, seat)[what] ?? 0), 0);
          expect(told, `${what} by ${JSON.stringify(choice)}`).toBeGreaterThanOrEqual(gain);
        }
      }
    }
    expect([...seen].sort()).toEqual([...gaining].sort());
  });
}

/** One answer of each kind is enough at a time. */
const oneOfEach = ({ choices }: Ask): Choice[] => [
  ...new Map(choices.toReversed().map(choice => [choice.kind, choice])).values(),
];

function* answered(rules: Rules, games: number) {
  const { min, max } = rules.seats;
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`prospects/${game}`);
    const seats = min + (game % (max - min + 1));
    const state = rules.setup(randomOptions(rules.options, seats, chance), seats, chance);
    for (let ask = nextOf(rules, state); ask; ask = nextOf(rules, state)) {
      yield { ask, state, chance };
      const kinds = [...new Set(ask.choices.map(({ kind }) => kind))];
      const kind = kinds[chance.below(kinds.length)];
      const same = ask.choices.filter(choice => choice.kind === kind);
      rules.apply(state, ask.seat, same[chance.below(same.length)], chance);
    }
  }
}

const nextOf = (rules: Rules, state: Parameters<Rules['decisions']>[0]): Ask | undefined =>
  rules.decisions(state).find(isAwaited);
