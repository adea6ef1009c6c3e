import { useEffect, useState } from 'react';
import type { PuzzleEntry } from '../../puzzles/puzzle.ts';
import { loadList, PUZZLED } from './catalogue.ts';

export type Lists = Readonly<Record<string, readonly PuzzleEntry[]>>;

/** The puzzles of all games, or of one; undefined until they are loaded. */
export function useLists(game?: string): Lists | undefined {
  const [lists, setLists] = useState<Lists>();
  useEffect(() => {
    let left = false;
    const wanted = PUZZLED.filter(({ id }) => game === undefined || id === game);
    Promise.all(wanted.map(async ({ id }) => [id, await loadList(id)] as const)).then(
      all => left || setLists(Object.fromEntries(all)),
      console.warn,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return lists;
}

/** How hard a puzzle is, in words' reach: 1 to 5. */
export const gradeOf = ({ hardness }: Pick<PuzzleEntry, 'hardness'>): number =>
  Math.min(5, 1 + Math.floor(hardness * 5));

export const idOf = (game: string, { name }: Pick<PuzzleEntry, 'name'>): string => `${game}/${name}`;
