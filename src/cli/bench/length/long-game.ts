import type { Choice, Seat } from '../../../engine/contract/ask.ts';
import { sumOf } from '../../../engine/contract/explain.ts';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Frame, Stacked } from '../../../engine/contract/frames.ts';
import { defineGame } from '../../../engine/contract/play.ts';
import type { Rules } from '../../../engine/contract/rules.ts';

type Voyage = Choice & { readonly to: number };
type VoyageFact = Fact & { readonly seat: Seat; readonly to?: number; readonly men?: number };

interface VoyageState extends Stacked<Voyage> {
  turn: number;
  readonly seats: number;
  readonly men: number[];
}

const PLACES = 24;
const WAYS: readonly Voyage[] = Array.from({ length: PLACES }, (_, to) => ({ kind: 'sail', to }));
const copy = (state: VoyageState): VoyageState => ({
  ...state,
  men: [...state.men],
  stack: state.stack.map(frame => ({ ...frame })),
  sealed: [...state.sealed],
});

/** A made-up game without end: seats sail in turn, and luck decides how many come ashore. It is the same size all along. */
export const longGame = defineGame<VoyageState, Voyage, VoyageFact, VoyageState>({
  id: 'voyage',
  version: '1',
  seats: { min: 4, max: 4 },
  options: [],
  setup: (_, seats) => ({
    turn: 0,
    seats,
    men: new Array<number>(PLACES).fill(0),
    stack: [{ kind: 'sea', step: 0 }],
    sealed: new Array(seats).fill(null),
  }),
  frames: {
    sea: {
      run: () => true,
      asks: ({ turn, seats, men }: VoyageState) => [
        { seat: turn % seats, prompt: 'sail', choices: WAYS.filter((_, to) => men[to] < 6 || to === 0) },
      ],
      take({ state, facts, chance }, _frame: Frame, seat, { to }) {
        const men = 1 + chance.below(6);
        state.men[to] = to === 0 ? 0 : Math.min(6, state.men[to] + men);
        if (state.turn % PLACES === 0) state.men.fill(0);
        state.turn++;
        facts.tell({ kind: 'sailed', seat, to });
        facts.tell({ kind: 'landed', seat, to, men });
        facts.tellOnly(seat, { kind: 'heard', seat, men });
      },
    },
  },
  view: copy,
  sample: copy,
  clone: copy,
  result: ({ seats }) => ({
    ranking: [Array.from({ length: seats }, (_, seat) => seat)],
    totals: new Array<number>(seats).fill(0),
    sources: [],
    scores: new Array<number[]>(seats).fill([]),
  }),
  whyNot: () => [],
  explain: () => sumOf([]),
  imagine: () => WAYS,
  audit: () => [],
  arrange: () => {},
}) as unknown as Rules;
