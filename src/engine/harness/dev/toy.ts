import type { Choice } from '../../contract/ask.ts';
import { sumOf } from '../../contract/explain.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Stacked } from '../../contract/frames.ts';
import { defineGame } from '../../contract/play.ts';
import type { GameSpec, Rules } from '../../contract/rules.ts';

type Needed<S extends Stacked<C>, C extends Choice, F extends Fact> = Pick<GameSpec<S, C, F, S>, 'setup' | 'frames'>;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A game for one test: give it a set-up and frames, the rest is as simple as can be. Everything in it is open. */
export function toyGame<S extends Stacked<C>, C extends Choice = Choice, F extends Fact = Fact>(
  given: Needed<S, C, F> & Partial<GameSpec<S, C, F, S>>,
): Rules<C, F, S, S> {
  return defineGame<S, C, F, S>({
    id: 'toy',
    version: '1',
    seats: { min: 1, max: 6 },
    options: [],
    view: copy,
    sample: copy,
    clone: copy,
    result: ({ sealed }) => ({
      ranking: [sealed.map((_, seat) => seat)],
      totals: sealed.map(() => 0),
      sources: [],
      scores: sealed.map(() => []),
    }),
    whyNot: () => [],
    explain: () => sumOf([]),
    imagine: () => [],
    audit: () => [],
    arrange: () => {},
    ...given,
  });
}
