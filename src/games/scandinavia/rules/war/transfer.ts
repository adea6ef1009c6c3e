import { LORDS } from '../../content/lords.ts';
import { pieceName, spotName } from '../names.ts';
import type { Lord, Spot } from '../numbers.ts';
import { shift } from '../pieces.ts';
import { moveStone } from '../remains.ts';
import type { Act } from '../rule.ts';

/** Pieces go from one spot to another, and it is told. Of several alike who bear the Stone among them, the bearer goes first. */
export function transfer({ state, facts }: Act, lord: Lord, from: Spot, to: Spot, piece: number, count: number): void {
  shift(state, from, to, lord, piece, count);
  moveStone(state, from, to, lord, piece);
  facts.tell({
    kind: 'marched',
    lord: LORDS[lord],
    from: spotName(from),
    to: spotName(to),
    piece: pieceName(piece),
    count,
  });
}
