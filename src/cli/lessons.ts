import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelsOf } from '../bots/levels.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { LANGUAGES, type Language } from '../engine/contract/game.ts';
import { followTeacher, type Trial, walk } from '../lessons/law.ts';
import type { Lesson, WordsOfLessons } from '../lessons/lesson.ts';
import { readLesson } from '../lessons/read.ts';
import { wordsAmiss } from '../lessons/words.ts';
import { readClauses } from './clauses.ts';
import { projectRoot } from './root.ts';

/** A lesson of a game, as its file has it, or what is wrong with that. */
export interface LessonFile {
  readonly name: string;
  /** From the root of the project. */
  readonly file: string;
  readonly lesson: Lesson | undefined;
  readonly problems: readonly string[];
}

const NUMBERED = /^\d+-(.+)\.json$/;

/** The lessons of a game in their order, read and held to their words in every language. */
export function lessonFiles(game: GameModule, root: string = projectRoot()): readonly LessonFile[] {
  const { id } = game.rules;
  const folder = join(root, 'lessons', id);
  if (!existsSync(folder)) return [];
  const clauses = new Set(readClauses(id).map(clause => clause.id));
  const words = wordsOfLessons(id, root);
  return readdirSync(folder)
    .filter(name => NUMBERED.test(name))
    .sort()
    .map(file => {
      const name = NUMBERED.exec(file)?.[1] ?? file;
      const path = `lessons/${id}/${file}`;
      const { lesson, problems } = readLesson(readFileSync(join(folder, file), 'utf8'), game, clauses);
      const wrong = problems.map(({ line, step, path: field, message }) =>
        [`${path}:${line}`, step === undefined ? '' : `step ${step}`, field, message].filter(Boolean).join(': '),
      );
      const unsaid = lesson ? [...wordsAmiss(name, lesson, words)].map(what => `${path}: ${what}`) : [];
      return { name, file: path, lesson, problems: [...wrong, ...unsaid] };
    });
}

/** What a game's lessons say, in every language. */
export function wordsOfLessons(id: string, root: string = projectRoot()): Readonly<Record<Language, WordsOfLessons>> {
  const read = (language: Language): WordsOfLessons => {
    const file = join(root, 'lessons', id, 'words', `${language}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WordsOfLessons) : {};
  };
  return Object.fromEntries(LANGUAGES.map(language => [language, read(language)])) as Record<Language, WordsOfLessons>;
}

/** The lesson with whom the bots of its game play along. */
export const trialOf = (game: GameModule, lesson: Lesson): Trial => ({ game, lesson, bot: levelsOf(game).thrall });

/** Follows the teacher to the end, then walks by luck; says where somebody would be stuck. */
export function holdToLaw(trial: Trial, walks: number, seed: string): string | undefined {
  const stuck = followTeacher(trial);
  if (stuck) return stuck;
  for (let n = 0; n < walks; n++) {
    const lost = walk(trial, `${seed}/${n}`);
    if (lost) return `${lost} (walk "${seed}/${n}")`;
  }
  return undefined;
}
