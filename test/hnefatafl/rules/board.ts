/** Boards and pieces: squares are numbered row by row, and named by column and row, `a1` at the lower left. */
export const SIDES = ['raiders', 'guards'] as const;
export type SideId = (typeof SIDES)[number];
export const RAIDERS = 0;
export const GUARDS = 1;

export const PIECES = ['raider', 'guard', 'king'] as const;
export type PieceId = (typeof PIECES)[number];
/** What stands on a square (HN-1.1). */
export const EMPTY = 0;
export const RAIDER = 1;
export const GUARD = 2;
export const KING = 3;

export const LARGEST = 11;
const LETTERS = 'abcdefghijk';

/** The squares of the largest board; a smaller one has the first of its columns and rows. */
export const SQUARES: readonly string[] = Array.from(
  { length: LARGEST * LARGEST },
  (_, at) => `${LETTERS[at % LARGEST]}${Math.floor(at / LARGEST) + 1}`,
);

export interface Board {
  readonly size: number;
  /** Names by number. */
  readonly names: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly throne: number;
  readonly corners: readonly number[];
  /** By square, those next to it to the left, right, below, above; -1 beyond the edge. */
  readonly beside: readonly (readonly number[])[];
  /** What stands where when it begins (HN-1.2). */
  readonly start: readonly number[];
}

function lay(size: number, raiders: string, guards: string): Board {
  const names = Array.from({ length: size * size }, (_, at) => `${LETTERS[at % size]}${Math.floor(at / size) + 1}`);
  const numbers = Object.fromEntries(names.map((name, at) => [name, at]));
  const throne = (size * size - 1) / 2;
  const start = names.map(() => EMPTY);
  for (const name of raiders.split(' ')) start[numbers[name]] = RAIDER;
  for (const name of guards.split(' ')) start[numbers[name]] = GUARD;
  start[throne] = KING;
  return {
    size,
    names,
    numbers,
    throne,
    corners: [0, size - 1, size * (size - 1), size * size - 1],
    beside: names.map((_, at) => [
      at % size > 0 ? at - 1 : -1,
      at % size < size - 1 ? at + 1 : -1,
      at >= size ? at - size : -1,
      at < size * (size - 1) ? at + size : -1,
    ]),
    start,
  };
}

export const BOARDS = {
  seven: lay(7, 'd1 d2 d6 d7 a4 b4 f4 g4', 'd3 d5 c4 e4'),
  eleven: lay(
    11,
    'd1 e1 f1 g1 h1 f2 d11 e11 f11 g11 h11 f10 a4 a5 a6 a7 a8 b6 k4 k5 k6 k7 k8 j6',
    'f4 e5 f5 g5 d6 e6 g6 h6 e7 f7 g7 f8',
  ),
} as const satisfies Record<string, Board>;
export type BoardId = keyof typeof BOARDS;

/** Only the King may stand there (HN-2.3). */
export const isRoyal = ({ throne, corners }: Board, at: number): boolean => at === throne || corners.includes(at);

export const sideOf = (piece: number): number => (piece === RAIDER ? RAIDERS : GUARDS);
