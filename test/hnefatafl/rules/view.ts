import type { Seat } from '../../../src/engine/contract/ask.ts';
import { START } from '../../../src/engine/contract/steps.ts';
import { BOARDS, type BoardId, EMPTY, PIECES, type PieceId } from './board.ts';
import { boardOf, type Ending, type State } from './state.ts';

/** All lies open. */
export interface View {
  readonly seat: Seat | null;
  readonly board: BoardId;
  readonly patience: number;
  /** What stands where, by the name of the square. */
  readonly pieces: Readonly<Record<string, PieceId>>;
  readonly turn: Seat;
  readonly quiet: number;
  readonly ending: Ending | null;
  readonly winner: Seat | null;
}

export function view(state: State, seat: Seat | null, like?: View): View {
  if (like) return { ...like, seat };
  const { names } = boardOf(state);
  const standing = state.squares.flatMap((piece, at): [string, PieceId][] =>
    piece === EMPTY ? [] : [[names[at], PIECES[piece - 1]]],
  );
  return {
    seat,
    board: state.board,
    patience: state.patience,
    pieces: Object.fromEntries(standing),
    turn: state.turn,
    quiet: state.quiet,
    ending: state.ending,
    winner: state.winner < 0 ? null : state.winner,
  };
}

/** The table that a view shows, back in numbers. */
export function readView(seen: View): State {
  const { names } = BOARDS[seen.board];
  return {
    board: seen.board,
    patience: seen.patience,
    squares: names.map(name => (name in seen.pieces ? PIECES.indexOf(seen.pieces[name]) + 1 : EMPTY)),
    turn: seen.turn,
    quiet: seen.quiet,
    ending: seen.ending,
    winner: seen.winner ?? -1,
    stack: seen.ending === null ? [{ kind: 'turn', step: START }] : [],
    sealed: [null, null],
  };
}
