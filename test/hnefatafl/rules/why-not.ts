import type { Reason } from '../../../src/engine/contract/explain.ts';
import type { TaflChoice } from '../vocabulary.ts';
import { EMPTY, isRoyal, KING, sideOf } from './board.ts';
import { moveOf, reach } from './moves.ts';
import { boardOf, type State } from './state.ts';

/** What forbids a move, clause by clause; nothing when it is legal. */
export function whyNot(state: State, seat: number, { from, to }: TaflChoice): readonly Reason[] {
  const { numbers, size, ...rest } = boardOf(state);
  const reason = (clause: string, why: string, square = to): readonly Reason[] => [
    { clause, reason: why, args: { square } },
  ];
  for (const square of [from, to]) if (!(square in numbers)) return reason('HN-1.2', 'no-square', square);
  const [start, end] = [numbers[from], numbers[to]];
  if (seat !== state.turn) return reason('HN-2.1', 'not-your-turn', from);
  if (state.squares[start] === EMPTY || sideOf(state.squares[start]) !== seat) {
    return reason('HN-2.1', 'not-yours', from);
  }
  if (state.squares[end] !== EMPTY) return reason('HN-2.2', 'occupied');
  if (start % size !== end % size && Math.floor(start / size) !== Math.floor(end / size)) {
    return reason('HN-2.2', 'not-straight');
  }
  if (state.squares[start] !== KING && isRoyal({ numbers, size, ...rest }, end)) return reason('HN-2.3', 'king-only');
  return reach(state, start).includes(end) ? [] : reason('HN-2.2', 'in-the-way');
}

/** What a curious person could try: each piece to each square of its row and column, and to one that is in neither. */
export function imagine(state: State): TaflChoice[] {
  const board = boardOf(state);
  const { size } = board;
  return state.squares.flatMap((piece, from) => {
    if (piece === EMPTY) return [];
    const [row, column] = [Math.floor(from / size), from % size];
    const tried: TaflChoice[] = [];
    for (let i = 0; i < size; i++) {
      if (i !== column) tried.push(moveOf(board, from, row * size + i));
      if (i !== row) tried.push(moveOf(board, from, i * size + column));
    }
    tried.push(moveOf(board, from, ((row + 1) % size) * size + ((column + 1) % size)));
    return tried;
  });
}
