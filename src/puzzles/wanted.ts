/** Which puzzles are still wanted of a game: of many kinds, and of each kind a few. */
import type { Puzzle } from './puzzle.ts';

/** So many puzzles are wanted of a game, battles among them, and of one kind. */
export interface Limits {
  readonly all: number;
  readonly battles: number;
  readonly ofAKind: number;
}

/** What is known of a puzzle so far. */
export interface Sort {
  readonly prompt: string;
  /** The kinds that its solution may have. */
  readonly kinds: readonly string[];
  /** Is it about a battle? Of most questions nobody knows before they are looked into. */
  readonly battle?: boolean;
}

type Kept = Pick<Puzzle, 'prompt' | 'battle' | 'solution'>;

/** Is there room for such a puzzle beside those that are kept? Alike are two that ask the same and are solved by the same kind of answer. */
export function isWanted(kept: readonly Kept[], limits: Limits, { prompt, kinds, battle }: Sort): boolean {
  const hasRoom = (fighting: boolean): boolean => {
    const some = kept.filter(one => one.battle === fighting);
    if (some.length >= (fighting ? limits.battles : limits.all - limits.battles)) return false;
    const alike = some.filter(one => one.prompt === prompt);
    return kinds.some(kind => alike.filter(({ solution }) => solution.kind === kind).length < limits.ofAKind);
  };
  return battle === undefined ? hasRoom(true) || hasRoom(false) : hasRoom(battle);
}
