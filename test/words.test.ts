import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { faultsOfTongue } from '../src/kit/test/every-saying.ts';

/** Words that belong to no game and not to the page: those of the terminal and of the hall's e-mails. */
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
