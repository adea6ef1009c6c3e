import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type HallId, hallMessages } from '../src/client/locales/index.ts';
import { speechIn } from '../src/client/speech.tsx';
import type { Language } from '../src/engine/contract/game.ts';
import { engineMessages } from '../src/engine/text/text.ts';
import { litOn, settled, someLit } from '../src/kit/test/page.ts';
import { PATIENCE, steady, until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { FIRST, GAMES, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { rulesOf } from './rules-text.ts';
import { arrive, SCREENS, someScreens } from './screens.ts';
import { change } from './visit.ts';

const OTHERS = ['it', 'fr', 'es'] as const;
const NAMES = { en: 'English', it: 'Italiano', fr: 'Français', es: 'Español' } as const;

/** All that the hall and its games say; ids that games share are said by each in its own way. */
async function messagesIn(language: Language): Promise<string[]> {
  const all = [engineMessages, hallMessages, ...GAMES.map(({ module }) => module.messages)].map(read => read(language));
  return (await Promise.all(all)).flatMap(messages => Object.values(messages));
}

/** Text that stands as it is: outside of all arguments. */
const fixedParts = (message: string): string[] =>
  message
    .replace(/\{[^{}]*\}/g, '\n')
    .split(/[{}\n#]/)
    .map(part => part.trim());

interface English {
  readonly whole: ReadonlySet<string>;
  readonly parts: readonly string[];
}

/** English words that this language says otherwise: whole messages, and longer parts of those with arguments. */
async function englishFor(language: Language): Promise<English> {
  const english = await messagesIn('en');
  const own = await messagesIn(language);
  const ownText = own.join('\n');
  const whole = english.filter(text => text.length > 2 && !text.includes('{') && !own.includes(text));
  const parts = english
    .flatMap(fixedParts)
    .filter(part => part.split(' ').length >= 3 && part.length >= 14 && !ownText.includes(part));
  return { whole: new Set(whole), parts: [...new Set(parts)] };
}

/** Every text on the page, and what is only spoken or told on hover. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']) {
          const value = node.getAttribute(name);
          if (value) found.push(value);
        }
      } else if (!(node.parentElement?.closest('script, style, noscript, code, [lang="en"]:not(html)') ?? null)) {
        if (node.textContent?.trim()) found.push(node.textContent.trim());
      }
    }
    return found;
  });

const known = new Map<Language, Promise<English>>();

/** The same, worked out once. */
function knownFor(language: Language): Promise<English> {
  const words = known.get(language) ?? englishFor(language);
  known.set(language, words);
  return words;
}

async function englishOn(page: Page, language: Language): Promise<string[]> {
  const { whole, parts } = await knownFor(language);
  const here = await texts(page);
  return [...new Set(here.filter(text => whole.has(text) || parts.some(part => text.includes(part))))];
}

/** Words that come in parts of their own may come a little later. */
const englishLeft = (page: Page, language: Language): Promise<string[]> =>
  until(
    () => englishOn(page, language),
    left => left.length === 0,
  );

const speaks = (page: Page, language: Language) =>
  page.waitForFunction(lang => document.documentElement.lang === lang, language);

/** Long sentences of the rules, to see which language they are in. */
const sentencesOf = (game: string, language: Language): string[] =>
  rulesOf(game, language)
    .chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .flatMap(({ id, text }) => (id ? [text.slice(0, 40)] : []))
    .filter(text => text.length === 40 && !/[*_`[]/.test(text));

describe('languages', () => {
  test.each(SHIPPED.map((game, turn) => ({ ...game, turn })))(
    'switch in mid-game of $title, by the settings, without a reload and with the log',
    async ({ main, module, onPage, turn }) => {
      const others = FULL ? OTHERS : [OTHERS[turn % OTHERS.length]];
      await during({}, async ({ page }) => {
        await sitDown(page, main());
        await settled(page);
        await page.evaluate(() => Object.assign(window, { sameePage: true }));
        const lit = await someLit(page);
        const logs = new Map<Language, string>();
        for (const language of ['en', ...others, 'en'] as const) {
          await page.keyboard.press(',');
          await page.locator('dialog[open] label', { hasText: NAMES[language] }).click();
          await speaks(page, language);
          await page.keyboard.press('Escape');
          await page.waitForSelector('dialog', { state: 'detached' });
          const prompt = module.messages(language).then(messages => onPage.asked(messages));
          await page.waitForFunction(
            words => document.querySelector('.sk-prompt-say')?.textContent === words,
            await prompt,
          );
          const log = await steady(() => page.innerText('.sk-saga'));
          expect(logs.get(language) ?? log).toBe(log);
          logs.set(language, log);
          expect(await litOn(page)).toEqual(lit);
          if (language !== 'en') expect(await englishLeft(page, language), NAMES[language]).toEqual([]);
        }
        expect(new Set(logs.values()).size).toBe(others.length + 1);
        expect(await page.evaluate(() => 'sameePage' in window), 'the page was not loaded again').toBe(true);
      });
    },
  );

  // Screens take turns with the languages; E2E=full looks at each in all of them.
  test.each(someScreens(2, 11))('no English is left: $name', async screen => {
    const turn = Math.floor(SCREENS.indexOf(screen) / 11) % OTHERS.length;
    await during({}, async ({ page }) => {
      await arrive(page, screen);
      const left: string[] = [];
      for (const language of FULL ? OTHERS : OTHERS.slice(turn, turn + 1)) {
        await change(page, { language });
        await speaks(page, language);
        const english = await englishLeft(page, language);
        left.push(...english.map(text => `${language}: ${text}`));
      }
      expect(left).toEqual([]);
    });
  });

  test('the rules are in the reader’s language', async () => {
    const english = sentencesOf(FIRST.id, 'en');
    await during({}, async ({ page }) => {
      await page.goto(`/rules/${FIRST.id}`);
      await page.waitForSelector('.sk-rules-clause');
      for (const language of OTHERS) {
        await change(page, { language });
        await speaks(page, language);
        await page.waitForSelector(`.sk-rules-page[lang="${language}"] .sk-rules-clause`);
        const words = (await page.innerText('.sk-rules-page')).replace(/\s+/g, ' ');
        expect(english.filter(sentence => words.includes(sentence))).toEqual([]);
        const own = sentencesOf(FIRST.id, language);
        expect(own.filter(sentence => words.includes(sentence)).length).toBeGreaterThan(own.length * 0.5);
      }
    });
  });

  test('what is wrong with a log that is brought in is told in the reader’s language, and told again in another', async () => {
    const { log } = FIRST.main().saved;
    const forged = {
      ...log,
      entries: [...log.entries.slice(0, 3), { seat: 0, choice: { kind: FIRST.onPage.idle[0] } }],
    };
    await during({ language: 'fr' }, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      const bringIn = (text: string) =>
        page.setInputFiles('.sk-saved-foot input[type=file]', {
          name: 'partie.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
      const told = page.locator('.sk-saved-foot [role=alert]');
      const says = async (language: Language, id: HallId, args: Record<string, string | number> = {}) => {
        const words = (await speechIn(language)).say(id, args);
        await expect.poll(() => told.allInnerTexts(), { timeout: PATIENCE }).toEqual([words]);
      };
      await bringIn('{"format": "chess"}');
      await says('fr', 'hall.bad.not-a-log');
      // This one is found out by the rules, in the worker.
      await bringIn(JSON.stringify(forged));
      await says('fr', 'hall.bad.refused', { number: 4 });
      await change(page, { language: 'es' });
      await says('es', 'hall.bad.refused', { number: 4 });
    });
  });
});
