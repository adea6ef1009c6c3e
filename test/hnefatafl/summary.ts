import type { Speaker } from '../../src/engine/text/text.ts';
import { BOARDS, isRoyal } from './rules/board.ts';
import type { View } from './rules/view.ts';

const SIGNS = { raider: 'o', guard: 'x', king: 'K' } as const;

/** The board in letters, the first row at the foot, and how long nothing has been captured. */
export function summary(view: View, speaker: Speaker): string {
  const board = BOARDS[view.board];
  const { size, names } = board;
  const rows = Array.from({ length: size }, (_, i) => size - 1 - i).map(row => {
    const signs = names.slice(row * size, (row + 1) * size).map((name, column) => {
      const piece = view.pieces[name];
      return piece ? SIGNS[piece] : isRoyal(board, row * size + column) ? '+' : '.';
    });
    return `${String(row + 1).padStart(2)} ${signs.join(' ')}`;
  });
  const letters = names.slice(0, size).map(name => name[0]);
  const quiet = speaker.say('table.quiet', { quiet: view.quiet, patience: view.patience });
  return [...rows, `   ${letters.join(' ')}`, speaker.say('table.signs'), quiet].join('\n');
}
