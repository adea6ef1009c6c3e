import type { Language } from '../../engine/contract/game.ts';
import type { Lesson, WordsOfLessons } from '../../lessons/lesson.ts';

/** A lesson before it is loaded. */
export interface LessonEntry {
  readonly game: string;
  readonly name: string;
}

// As text: of a file that is read field by field elsewhere, each field would come apart from the others.
const FILES = import.meta.glob<string>('../../../lessons/*/[0-9]*.json', { query: '?raw', import: 'default' });
const WORDS = import.meta.glob<WordsOfLessons>('../../../lessons/*/words/*.json', { import: 'default' });

/** `…/<game>/03-march.json` by its parts. */
const PATH = /([^/]+)\/\d+-([^/]+)\.json$/;

const paths = new Map<string, string>();
const byGame = new Map<string, LessonEntry[]>();
for (const path of Object.keys(FILES).sort()) {
  const [, game, name] = PATH.exec(path) ?? [];
  if (!game) continue;
  paths.set(`${game}/${name}`, path);
  byGame.set(game, [...(byGame.get(game) ?? []), { game, name }]);
}

const NONE: readonly LessonEntry[] = [];

/** The lessons of a game in the order in which they are given. */
export const lessonsOf = (game: string): readonly LessonEntry[] => byGame.get(game) ?? NONE;

export const lessonAt = (game: string, name: string): LessonEntry | undefined =>
  lessonsOf(game).find(lesson => lesson.name === name);

export const loadLesson = async ({ game, name }: LessonEntry): Promise<Lesson> =>
  JSON.parse(await FILES[paths.get(`${game}/${name}`) ?? '']());

export const loadWords = (game: string, language: Language): Promise<WordsOfLessons> =>
  WORDS[`../../../lessons/${game}/words/${language}.json`]();
