import type { Doing, FrameRules } from '../../../src/engine/contract/frames.ts';
import type { EngineFact } from '../../../src/engine/contract/play.ts';
import type { TaflChoice, TaflOwnFact } from '../vocabulary.ts';
import { EMPTY, GUARDS, KING, PIECES, RAIDERS } from './board.ts';
import { caughtBy, hasMove, isKingTaken, movesOf, otherSide } from './moves.ts';
import { boardOf, type Ending, type State, type TurnFrame } from './state.ts';

export type TaflFact = TaflOwnFact | EngineFact<TaflChoice>;
export type Act = Doing<State, TaflFact>;

/** Raiders first, then in turn, until somebody has won or nobody can (HN-2.1). */
export const turn: FrameRules<State, TurnFrame, TaflChoice, TaflFact> = {
  run(act, frame) {
    if (act.state.ending === null) return true;
    act.finish(frame);
    return false;
  },

  asks: state => [{ seat: state.turn, prompt: 'move', choices: movesOf(state, state.turn) }],

  take(act, _frame, seat, choice) {
    const { state, facts } = act;
    const { numbers, names, corners } = boardOf(state);
    const [from, to] = [numbers[choice.from], numbers[choice.to]];
    const piece = state.squares[from];
    state.squares[to] = piece;
    state.squares[from] = EMPTY;
    facts.tell({ kind: 'moved', seat, piece: PIECES[piece - 1], from: choice.from, to: choice.to });
    const caught = caughtBy(state, to);
    for (const at of caught) {
      facts.tell({ kind: 'captured', seat, piece: PIECES[state.squares[at] - 1], at: names[at] });
      state.squares[at] = EMPTY;
    }
    state.quiet = caught.length > 0 ? 0 : state.quiet + 1;
    state.turn = otherSide(seat);
    // A King in a corner (HN-4.1), a King shut in (HN-4.2), no move left (HN-4.3), nothing caught for long (HN-4.4).
    if (piece === KING && corners.includes(to)) {
      end(state, 'escaped', GUARDS);
      facts.tell({ kind: 'escaped', seat, at: choice.to });
    } else if (seat === RAIDERS && isKingTaken(state)) {
      end(state, 'king-taken', RAIDERS);
      facts.tell({ kind: 'king-taken', seat, at: names[state.squares.indexOf(KING)] });
    } else if (!hasMove(state, state.turn)) {
      end(state, 'blocked', seat);
      facts.tell({ kind: 'blocked', seat: state.turn });
    } else if (state.quiet >= state.patience) {
      end(state, 'drawn', -1);
      facts.tell({ kind: 'drawn', moves: state.quiet });
    }
  },
};

function end(state: State, ending: Ending, winner: number): void {
  state.ending = ending;
  state.winner = winner;
}
