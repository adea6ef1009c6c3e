import { forbidden } from '../../../src/engine/contract/explain.ts';
import { defineGame } from '../../../src/engine/contract/play.ts';
import type { Result } from '../../../src/engine/contract/rules.ts';
import { START } from '../../../src/engine/contract/steps.ts';
import { BadInput } from '../../../src/engine/input/bad-input.ts';
import { needOnly, needRecord, needWhole } from '../../../src/engine/input/need.ts';
import { type TaflChoice, VOCABULARY } from '../vocabulary.ts';
import { BOARDS, type BoardId, EMPTY, GUARDS, isRoyal, KING, PIECES, RAIDER, RAIDERS, SIDES } from './board.ts';
import { OPTIONS } from './options.ts';
import { boardOf, clone, type State } from './state.ts';
import { type TaflFact, turn } from './turn.ts';
import { readView, type View, view } from './view.ts';
import { imagine, whyNot } from './why-not.ts';

function setup(board: BoardId, patience: number): State {
  return {
    board,
    patience,
    squares: BOARDS[board].start.slice(),
    turn: RAIDERS,
    quiet: 0,
    ending: null,
    winner: -1,
    stack: [{ kind: 'turn', step: START }],
    sealed: [null, null],
  };
}

const result = ({ ending, winner }: State): Result =>
  winner < 0
    ? { ranking: [[RAIDERS, GUARDS]], how: { way: 'drawn' } }
    : { ranking: [[winner], [1 - winner]], how: { way: ending ?? 'drawn' } };

function audit(state: State): string[] {
  const board = boardOf(state);
  const count = (piece: number): number => state.squares.filter(one => one === piece).length;
  const problems = count(KING) === 1 ? [] : [`${count(KING)} Kings`];
  state.squares.forEach((piece, at) => {
    if (piece !== EMPTY && piece !== KING && isRoyal(board, at)) problems.push(`${board.names[at]} is for the King`);
  });
  for (const [piece, name] of PIECES.entries()) {
    const most = board.start.filter(one => one === piece + 1).length;
    if (count(piece + 1) > most) problems.push(`${count(piece + 1)} of ${name}, and there are ${most}`);
  }
  return problems;
}

/** `pieces` replaces all that stands on the board; `turn` is the side to move. */
function arrange(state: State, given: unknown): void {
  const { pieces, turn: side, quiet, ...others } = needRecord(given, 'given');
  needOnly(others, [], 'given');
  if (quiet !== undefined) state.quiet = needWhole(quiet, 'given.quiet', 0, state.patience - 1);
  if (side !== undefined) {
    state.turn = SIDES.findIndex((id, seat) => id === side || seat === side);
    if (state.turn < 0) throw new BadInput('given.turn', `is ${JSON.stringify(side)}; there are ${SIDES.join(', ')}`);
  }
  if (pieces === undefined) return;
  const { numbers } = boardOf(state);
  state.squares.fill(EMPTY);
  for (const [square, piece] of Object.entries(needRecord(pieces, 'given.pieces'))) {
    const where = `given.pieces.${square}`;
    if (!(square in numbers)) throw new BadInput(where, 'no such square on this board');
    const number = (PIECES as readonly unknown[]).indexOf(piece) + 1;
    if (number === EMPTY) throw new BadInput(where, `is ${JSON.stringify(piece)}; there are ${PIECES.join(', ')}`);
    state.squares[numbers[square]] = number;
  }
  if (!state.squares.includes(KING) || !state.squares.includes(RAIDER)) {
    throw new BadInput('given.pieces', 'must have the King and at least one raider');
  }
}

export const hnefatafl = defineGame<State, TaflChoice, TaflFact, View>({
  id: 'hnefatafl',
  version: '1',
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  vocabulary: VOCABULARY,
  // HN-O-board, HN-O-patience
  setup: ({ board, patience }) => setup(board as BoardId, Number(patience)),
  frames: { turn },
  view,
  sample: seen => readView(seen),
  clone,
  result,
  whyNot,
  explain: (seen, seat, subject) =>
    forbidden(
      seat === null || subject.about !== 'choice' ? [] : whyNot(readView(seen), seat, subject.choice as TaflChoice),
    ),
  imagine,
  audit,
  arrange,
});
