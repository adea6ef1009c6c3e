import type { Seat } from '../../../src/engine/contract/ask.ts';
import type { Frame, Stacked } from '../../../src/engine/contract/frames.ts';
import type { START } from '../../../src/engine/contract/steps.ts';
import { copyStack } from '../../../src/kit/rules/copy.ts';
import type { TaflChoice } from '../vocabulary.ts';
import { BOARDS, type Board, type BoardId } from './board.ts';

/** The side to move is asked. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  step: typeof START;
}

/** How it ended. */
export const ENDINGS = ['escaped', 'king-taken', 'blocked', 'drawn'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State extends Stacked<TaflChoice, TurnFrame> {
  readonly board: BoardId;
  readonly patience: number;
  /** By square. */
  readonly squares: number[];
  turn: Seat;
  /** Moves in a row without a capture (HN-4.4). */
  quiet: number;
  ending: Ending | null;
  /** -1 while it goes on, and when nobody has won. */
  winner: Seat;
}

export const boardOf = ({ board }: { readonly board: BoardId }): Board => BOARDS[board];

export const clone = (state: State): State => ({
  ...state,
  squares: state.squares.slice(),
  stack: copyStack(state.stack),
  sealed: state.sealed.slice(),
});
