import {
  named,
  oneOf,
  type RecordsOf,
  seat,
  type Vocabulary,
  whole,
  words,
} from '../../src/engine/contract/vocabulary.ts';
import { PIECES, SQUARES } from './rules/board.ts';

export const SQUARE = oneOf<string>(...SQUARES);
export const PIECE = named('piece', PIECES);

const CHOICES = words({ move: { from: SQUARE, to: SQUARE } });
export type TaflChoice = RecordsOf<typeof CHOICES>;

const FACTS = words({
  moved: { seat, piece: PIECE, from: SQUARE, to: SQUARE },
  captured: { seat, piece: PIECE, at: SQUARE },
  escaped: { seat, at: SQUARE },
  'king-taken': { seat, at: SQUARE },
  blocked: { seat },
  drawn: { moves: whole(1) },
});
export type TaflOwnFact = RecordsOf<typeof FACTS>;

export const VOCABULARY: Vocabulary = {
  choices: CHOICES,
  facts: FACTS,
  prompts: words({ move: {} }),
  told: { fields: { square: SQUARE } },
};
