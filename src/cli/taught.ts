import { followTeacher } from '../lessons/law.ts';
import { findGame, GAME_IDS } from './games.ts';
import { lessonFiles, trialOf } from './lessons.ts';
import { INDEX, indexText, puzzleFile, puzzleFolder, puzzleNames, readIndex } from './puzzle-files.ts';
import { projectRoot } from './root.ts';

/**
 * What is wrong with lessons and puzzles, by file, step and reason: what cannot be read, words that are missing in a
 * language, goals to which the teacher does not lead, moments that are not reached. A hall with such a file is not built.
 */
export async function taughtAmiss(
  root: string = projectRoot(),
  games: readonly string[] = GAME_IDS,
): Promise<readonly string[]> {
  const amiss: string[] = [];
  for (const id of games) {
    const game = await findGame(id);
    for (const { file, lesson, problems } of lessonFiles(game, root)) {
      amiss.push(...problems);
      const stuck = lesson && followTeacher(trialOf(game, lesson));
      if (stuck) amiss.push(`${file}: ${stuck}`);
    }
    const folder = puzzleFolder(id, root);
    const puzzles = puzzleNames(folder).map(name => puzzleFile(folder, name, game));
    const wrong = puzzles.flatMap(({ problems }) => problems);
    amiss.push(...wrong);
    if (wrong.length === 0 && puzzles.length > 0 && readIndex(folder) !== indexText(puzzles)) {
      amiss.push(`puzzles/${id}/${INDEX} does not list the puzzles that are there`);
    }
  }
  return amiss;
}
