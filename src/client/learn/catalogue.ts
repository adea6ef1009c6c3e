import type { Language } from '../../engine/contract/game.ts';
import type { Lesson, WordsOfLessons } from '../../lessons/lesson.ts';

/** A lesson before it is loaded. */
export interface LessonEntry {
  readonly game: string;
  readonly name: string;
  readonly minutes: number;
}

const FILES = import.meta.glob<Lesson>('../../../lessons/*/*.json', { import: 'default' });
const MINUTES = import.meta.glob<number>('../../../lessons/*/*.json', { import: 'minutes', eager: true });
const WORDS = import.meta.glob<WordsOfLessons>('../../../lessons/*/words/*.json', { import: 'default' });

/** `…/<game>/03-march.json` by its parts. */
const PATH = /([^/]+)\/\d+-([^/]+)\.json$/;

const paths = new Map<string, string>();
const byGame = new Map<string, LessonEntry[]>();
for (const path of Object.keys(MINUTES).sort()) {
  const [, game, name] = PATH.exec(path) ?? [];
  if (!game) continue;
  paths.set(`${game}/${name}`, path);
  byGame.set(game, [...(byGame.get(game) ?? []), { game, name, minutes: MINUTES[path] }]);
}

const NONE: readonly LessonEntry[] = [];

/** The lessons of a game in the order in which they are given. */
export const lessonsOf = (game: string): readonly LessonEntry[] => byGame.get(game) ?? NONE;

export const lessonAt = (game: string, name: string): LessonEntry | undefined =>
  lessonsOf(game).find(lesson => lesson.name === name);

export const loadLesson = ({ game, name }: LessonEntry): Promise<Lesson> => FILES[paths.get(`${game}/${name}`) ?? '']();

export const loadWords = (game: string, language: Language): Promise<WordsOfLessons> =>
  WORDS[`../../../lessons/${game}/words/${language}.json`]();
