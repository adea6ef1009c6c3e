import type { Bot } from '../../../src/engine/contract/bot.ts';
import { best } from '../../../src/kit/bot/best.ts';
import { EMPTY, GUARD, GUARDS, KING, RAIDER, RAIDERS, sideOf } from '../rules/board.ts';
import { caughtBy, isKingTaken, reach } from '../rules/moves.ts';
import { boardOf, clone, type State } from '../rules/state.ts';
import { readView, type View } from '../rules/view.ts';
import type { TaflChoice } from '../vocabulary.ts';

const WON = 1000;
/** A raider lost, a guard lost, a corner that the King could reach at once, each step of his and each raider at his side. */
const WORTH = { raider: 5, guard: 9, corner: 60, step: 1, shut: 6 } as const;

/** How good the table is for the guards. */
function forGuards(state: State): number {
  const { corners, beside } = boardOf(state);
  const king = state.squares.indexOf(KING);
  if (corners.includes(king)) return WON;
  if (isKingTaken(state)) return -WON;
  const count = (piece: number): number => state.squares.filter(one => one === piece).length;
  const steps = reach(state, king);
  return (
    WORTH.guard * count(GUARD) -
    WORTH.raider * count(RAIDER) +
    WORTH.corner * steps.filter(at => corners.includes(at)).length +
    WORTH.step * steps.length -
    WORTH.shut * beside[king].filter(at => at >= 0 && state.squares[at] === RAIDER).length
  );
}

/** The table after a move, as far as it can be judged at once. */
function after(state: State, { from, to }: TaflChoice): State {
  const { numbers } = boardOf(state);
  const next = clone(state);
  next.squares[numbers[to]] = next.squares[numbers[from]];
  next.squares[numbers[from]] = EMPTY;
  for (const at of caughtBy(next, numbers[to])) next.squares[at] = EMPTY;
  return next;
}

/** Pieces of its own that the other side could take at once. */
function inDanger(state: State, seat: number): number {
  const foes = state.squares.flatMap((piece, at) => (piece !== EMPTY && sideOf(piece) !== seat ? [at] : []));
  let most = 0;
  for (const from of foes) {
    for (const to of reach(state, from)) {
      const next = clone(state);
      next.squares[to] = next.squares[from];
      next.squares[from] = EMPTY;
      most = Math.max(most, caughtBy(next, to).length);
    }
  }
  return most;
}

/** Looks one move ahead, and at what the answer could take. Of equal moves luck picks one. */
export const heuristic: Bot<TaflChoice, View> = {
  choose(view, { seat, choices }, chance) {
    const state = readView(view);
    const sign = seat === GUARDS ? 1 : -1;
    const worth = seat === RAIDERS ? WORTH.raider : WORTH.guard;
    return best(chance.shuffle([...choices]), choice => {
      const next = after(state, choice);
      return sign * forGuards(next) - worth * inDanger(next, seat);
    });
  },
};
