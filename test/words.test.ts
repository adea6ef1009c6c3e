import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { faultsOfTongue } from '../src/kit/test/every-saying.ts';

/** The one thing that a file of words exports. */
const own = <W>(module: Readonly<Record<string, W>>): { default: W } => ({ default: Object.values(module)[0] });

/**
 * Words that belong to no game, nor to the page as it is loaded first: of the terminal, of the hall's e-mails,
 * of lessons, puzzles and a first game.
 */
const ROOMS = {
  terminal: {
    en: () => import('../src/cli/locales/en.ts'),
    it: () => import('../src/cli/locales/it.ts'),
    fr: () => import('../src/cli/locales/fr.ts'),
    es: () => import('../src/cli/locales/es.ts'),
  },
  notices: {
    en: () => import('../src/server/notices/locales/en.ts'),
    it: () => import('../src/server/notices/locales/it.ts'),
    fr: () => import('../src/server/notices/locales/fr.ts'),
    es: () => import('../src/server/notices/locales/es.ts'),
  },
  lessons: {
    en: () => import('../src/client/learn/locales/en.ts').then(own),
    it: () => import('../src/client/learn/locales/it.ts').then(own),
    fr: () => import('../src/client/learn/locales/fr.ts').then(own),
    es: () => import('../src/client/learn/locales/es.ts').then(own),
  },
  puzzles: {
    en: () => import('../src/client/puzzles/locales/en.ts').then(own),
    it: () => import('../src/client/puzzles/locales/it.ts').then(own),
    fr: () => import('../src/client/puzzles/locales/fr.ts').then(own),
    es: () => import('../src/client/puzzles/locales/es.ts').then(own),
  },
  first: {
    en: () => import('../src/client/first/locales/en.ts').then(own),
    it: () => import('../src/client/first/locales/it.ts').then(own),
    fr: () => import('../src/client/first/locales/fr.ts').then(own),
    es: () => import('../src/client/first/locales/es.ts').then(own),
  },
} as const;

const CASES = Object.entries(ROOMS).flatMap(([room, files]) =>
  LANGUAGES.map(language => [room, language, files] as const),
);

test.each(CASES)('%s: every message reads well with every name and number, in %s', async (_room, language, files) => {
  const messages = (await files[language]()).default;
  // Columns of the help in a terminal are set with spaces, one of its keys is a mark, and a prompt ends in a space.
  const read = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      text
        .replace(/^ {2}\S/gm, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
    ]),
  );
  expect(faultsOfTongue({ language, messages: read })).toEqual([]);
});
