import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Messages } from '../../engine/contract/game.ts';
import { argumentNames } from '../../engine/text/text.ts';
import { faultsOfTongue } from '../../kit/test/every-saying.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const ENGLISH: Readonly<Record<string, string>> = en;
const OTHERS: Readonly<Record<string, Messages>> = { it: italian, fr, es };
const ALL = { en, it: italian, fr, es } as const;

/** Read the same in another language: names, borrowed words, abbreviations, and words that two languages share. */
const SAME = new Set([
  'hall.bot.thrall',
  'hall.bot.karl',
  'hall.bot.hersir',
  'hall.bot.jarl',
  'hall.sitter.bot',
  'hall.minutes',
  'hall.hours',
  'hall.key.tab',
  'hall.key.escape',
  'it hall.off',
  'es hall.off',
  'fr hall.bots',
  'es hall.bots',
  'fr hall.options',
  'es hall.speed.normal',
  'hall.saga',
  'hall.volume',
  'it hall.menu',
  'fr hall.menu',
  'it hall.replay',
  'it hall.where.online',
  'hall.clock.brisk',
  'hall.clock.relaxed',
  'it hall.motion.no',
  'es hall.motion.no',
  'fr hall.motion',
  'it hall.contact.email',
  'fr hall.contact.email',
  'hall.contact.webhook',
  'hall.talk.said',
  'fr hall.score.total',
  'es hall.score.total',
  'fr hall.replay.pause',
]);

/** Words that only English has: their presence means that a sentence was left behind. */
const LEFT_BEHIND =
  /\b(the|and|of|your|you|with|this|that|what|which|here|game|games|table|seat|seats|rules|log|shown?|start)\b/i;
/** …and those of them that are words of another language as well. */
const ALSO = { it: /\blog\b/i, fr: /\b(table|log)\b/i, es: /\blog\b/i } as const;

const parse = (message: string, language: string) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });

describe.each(Object.entries(OTHERS))('the hall in %s', (language, messages) => {
  it('has the messages that English has, in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  it.each(Object.keys(en))('%s takes the same arguments', id => {
    const names = (message: string, tongue: string) => argumentNames(parse(message, tongue)).sort();
    expect(names(messages[id], language)).toEqual(names(ENGLISH[id], 'en'));
  });

  it('leaves no English behind', () => {
    const copied = Object.keys(en).filter(
      id => messages[id] === ENGLISH[id] && !SAME.has(id) && !SAME.has(`${language} ${id}`),
    );
    const words = Object.entries(messages).filter(([, message]) => {
      const read = message.replace(/\{[^{}]*(?=[{}])/g, '').replace(ALSO[language as keyof typeof ALSO], '');
      return LEFT_BEHIND.test(read);
    });
    expect({ copied, words }).toEqual({ copied: [], words: [] });
  });

  it('has the typographer’s apostrophe, and French its spaces', () => {
    for (const [id, message] of Object.entries(messages)) {
      expect(message, id).not.toContain("'");
      if (language === 'fr') {
        expect(message.replace(/sur \?/, ''), id).not.toMatch(/[^\u202f][!?;]/);
        expect(message, id).not.toMatch(/[^\u00a0]:/);
      }
    }
  });
});

/** Every source of the hall and of the tables in it, but not these messages themselves. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('locales') && (!path.includes('games') || path.includes('table')));
}

describe('the messages that are used', () => {
  const src = join(import.meta.dirname, '../..');
  const text = ['client', 'games', 'kit/table']
    .flatMap(folder => sources(join(src, folder)))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');
  const ids = new Set([...text.matchAll(/['"`](hall(?:\.[\w-]+)*)['"`]/g)].map(match => match[1]));
  const patterns = [...text.matchAll(/`(hall(?:\.[\w-]+)*\.\$\{[^`]*)`/g)].map(
    match =>
      new RegExp(
        `^${match[1]
          .replace(/\$\{[^}]*\}/g, '\u0000')
          .replace(/[.]/g, '\\.')
          .replaceAll('\u0000', '[\\w-]+')}$`,
      ),
  );

  it('are all there', () => {
    expect([...ids].filter(id => !(id in en))).toEqual([]);
  });

  it('are all there are', () => {
    const unused = Object.keys(en).filter(id => !ids.has(id) && !patterns.some(pattern => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});

it.each(LANGUAGES)('every message of the hall reads well with every name and number, in %s', language => {
  expect(faultsOfTongue({ language, messages: ALL[language] })).toEqual([]);
});
