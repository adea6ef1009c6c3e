import type { Puzzle, PuzzleEntry } from '../../puzzles/puzzle.ts';
import { SHELF } from '../games.ts';

// As text: of a file that is read field by field elsewhere, each field would come apart from the others.
const FILES = import.meta.glob<string>(['../../../puzzles/*/*.json', '!**/index.json'], {
  query: '?raw',
  import: 'default',
});
const LISTS = import.meta.glob<string>('../../../puzzles/*/index.json', { query: '?raw', import: 'default' });

const listOf = (game: string): string => `../../../puzzles/${game}/index.json`;

/** The games that have puzzles. */
export const PUZZLED = SHELF.filter(({ id }) => listOf(id) in LISTS);

/** The puzzles of a game, the easiest first. */
export const loadList = async (game: string): Promise<readonly PuzzleEntry[]> => {
  const list = LISTS[listOf(game)];
  return list ? JSON.parse(await list()) : [];
};

/** One puzzle; undefined where there is none of this name. */
export const loadPuzzle = async (game: string, name: string): Promise<Puzzle | undefined> => {
  const file = FILES[`../../../puzzles/${game}/${name}.json`];
  return file && JSON.parse(await file());
};
