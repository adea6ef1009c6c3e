/** What hexes are called: the letter of the column and the number of the row, as on a board of chess. */
import { firstOf } from '../../../kit/rules/ids.ts';
import { columnOf, HEX_COUNT, type Hex, rowOf } from './grids.ts';

const FIRST_LETTER = 'a'.charCodeAt(0);

/** `a1` in the corner, `x19` in the one across. */
export const HEX_IDS: readonly string[] = firstOf<Hex>(HEX_COUNT).map(
  hex => `${String.fromCharCode(FIRST_LETTER + columnOf(hex))}${rowOf(hex) + 1}`,
);
