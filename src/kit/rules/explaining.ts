import { type Choice, isChoice, type Seat } from '../../engine/contract/ask.ts';
import {
  type Explanation,
  forbidden,
  type Prospect,
  type Reason,
  sumOf,
  type Term,
} from '../../engine/contract/explain.ts';
import type { Subject } from '../../engine/contract/rules.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import { needWhole } from '../../engine/input/need.ts';

/** What a number is asked of: the table, whose number it is, and what else the question names. */
export interface Asked<S> {
  readonly state: S;
  readonly seat: Seat;
  field(name: string): unknown;
}

interface Explainable<S, V, C extends Choice> {
  /** The table as the viewer knows it. */
  read(view: V): S;
  whyNot(state: S, seat: Seat, choice: C): readonly Reason[];
  /** What an answer that is allowed costs and leaves, and whether it gives much away. */
  foresee?(state: S, seat: Seat, choice: C): Prospect;
  /** What each number of the game is made of, by its name. */
  readonly numbers: Readonly<Record<string, (asked: Asked<S>) => Term[]>>;
}

/** Why not, what it would cost, or what a number is made of. */
export function explainer<S extends { readonly seats: number }, V extends object, C extends Choice>(
  game: Explainable<S, V, C>,
) {
  const { numbers } = game;
  /** Read once, however many answers are asked about: it is looked at, never changed. */
  const known = new WeakMap<V, S>();
  const read = (view: V): S => {
    const state = known.get(view) ?? game.read(view);
    known.set(view, state);
    return state;
  };
  return (view: V, seat: Seat | null, subject: Subject<C>): Explanation => {
    const state = read(view);
    const field = (name: string): unknown => (subject as Readonly<Record<string, unknown>>)[name];
    if (subject.about === 'choice') {
      const choice = field('choice');
      if (!isChoice(choice)) throw new BadInput('choice', 'must be an object with a "kind"');
      if (seat === null) return forbidden([{ clause: 'engine', reason: 'not-asked' }]);
      const reasons = game.whyNot(state, seat, choice as C);
      if (reasons.length > 0) return forbidden(reasons);
      return { ...forbidden(reasons), ...game.foresee?.(state, seat, choice as C) };
    }
    if (!Object.hasOwn(numbers, subject.about)) {
      const known = ['choice', ...Object.keys(numbers)].join(', ');
      throw new BadInput('about', `"${subject.about}" cannot be explained; there are ${known}`);
    }
    const whose = needWhole(field('seat') ?? seat, 'seat', 0, state.seats - 1);
    return sumOf(numbers[subject.about]({ state, seat: whose, field }));
  };
}
