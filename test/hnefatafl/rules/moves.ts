import type { Seat } from '../../../src/engine/contract/ask.ts';
import { choicesOf } from '../../../src/kit/rules/choices.ts';
import type { TaflChoice } from '../vocabulary.ts';
import { type Board, EMPTY, isRoyal, KING, LARGEST, RAIDER, RAIDERS, SQUARES, sideOf } from './board.ts';
import { boardOf, type State } from './state.ts';

const { sparse } = choicesOf<TaflChoice>();
const MOVE = sparse((from: number, to: number) => ({ kind: 'move', from: SQUARES[from], to: SQUARES[to] }));

/** The move between two squares; made once, whatever the board. */
export function moveOf({ size }: Board, from: number, to: number): TaflChoice {
  const large = (at: number): number => Math.floor(at / size) * LARGEST + (at % size);
  return MOVE(large(from), large(to));
}

/** Where the piece on a square may go: straight on, as far as nothing stands in its way (HN-2.2, HN-2.3). */
export function reach(state: State, from: number): number[] {
  const board = boardOf(state);
  const king = state.squares[from] === KING;
  const found: number[] = [];
  for (let way = 0; way < 4; way++) {
    for (let at = board.beside[from][way]; at >= 0 && state.squares[at] === EMPTY; at = board.beside[at][way]) {
      if (king || !isRoyal(board, at)) found.push(at);
    }
  }
  return found;
}

/** Every move of a side. */
export function movesOf(state: State, seat: Seat): TaflChoice[] {
  const board = boardOf(state);
  const choices: TaflChoice[] = [];
  for (let from = 0; from < state.squares.length; from++) {
    const piece = state.squares[from];
    if (piece === EMPTY || sideOf(piece) !== seat) continue;
    for (const to of reach(state, from)) choices.push(moveOf(board, from, to));
  }
  return choices;
}

/** Does it close the trap behind a piece: one's own piece, an empty corner, the empty throne? (HN-3.1, HN-3.2, HN-3.4) */
const isHostile = (state: State, board: Board, at: number, seat: Seat): boolean =>
  at >= 0 && (state.squares[at] === EMPTY ? isRoyal(board, at) : sideOf(state.squares[at]) === seat);

/** Pieces that are caught by who has just come to this square (HN-3.1, HN-3.3). */
export function caughtBy(state: State, to: number): number[] {
  const board = boardOf(state);
  const seat = sideOf(state.squares[to]);
  const caught: number[] = [];
  for (let way = 0; way < 4; way++) {
    const at = board.beside[to][way];
    const piece = at < 0 ? EMPTY : state.squares[at];
    if (piece === EMPTY || piece === KING || sideOf(piece) === seat) continue;
    if (isHostile(state, board, board.beside[at][way], seat)) caught.push(at);
  }
  return caught;
}

/** Is the King shut in on four sides by raiders and the empty throne? At the edge he is safe (HN-4.2). */
export function isKingTaken(state: State): boolean {
  const board = boardOf(state);
  const king = state.squares.indexOf(KING);
  return board.beside[king].every(
    at => at >= 0 && (state.squares[at] === RAIDER || (state.squares[at] === EMPTY && at === board.throne)),
  );
}

export const hasMove = (state: State, seat: Seat): boolean =>
  state.squares.some((piece, at) => piece !== EMPTY && sideOf(piece) === seat && reach(state, at).length > 0);

export const otherSide = (seat: Seat): Seat => (seat === RAIDERS ? 1 : RAIDERS);
