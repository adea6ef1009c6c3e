import { LANGUAGES, type Language } from '../engine/contract/game.ts';
import { type Lesson, sentencesOf, type WordsOfLessons } from './lesson.ts';

/** At most so many sentences, and characters, at a time. */
const SENTENCES = 2;
const CHARACTERS = 190;

/** What is wrong with the words of a lesson, in any language. */
export function* wordsAmiss(
  name: string,
  { steps }: Lesson,
  words: Readonly<Record<Language, WordsOfLessons>>,
): Generator<string> {
  for (const language of LANGUAGES) {
    const own = words[language][name];
    const at = `${language}, ${name}`;
    if (!own) {
      yield `${at}: no words`;
      continue;
    }
    if (!own.title) yield `${at}: no title`;
    if (!own.done) yield `${at}: nothing is said at the end`;
    for (const [i, { say }] of steps.entries()) {
      const said = own.steps[say];
      if (!said) yield `${at}, step ${i + 1}: no words for "${say}"`;
      else if (sentencesOf(said).length > SENTENCES) yield `${at}, step ${i + 1}: more than ${SENTENCES} sentences`;
      else if (said.length > CHARACTERS) yield `${at}, step ${i + 1}: more than ${CHARACTERS} characters`;
    }
    for (const say of Object.keys(own.steps)) {
      if (!steps.some(step => step.say === say)) yield `${at}: words for "${say}", which no step says`;
    }
  }
}
