import { describe, expect, test } from 'vitest';
import { random } from '../src/bots/random.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { CONFIRM, litOn, press, settled } from '../src/kit/test/page.ts';
import { misfits } from './fit.ts';
import { FULL } from './full.ts';
import { type PlayedGame, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import type { KeptTable } from './kept-rows.ts';
import { LANGUAGES, SIZES } from './sizes.ts';
import { change } from './visit.ts';

/** Every kind of moment: those the game names, and one for each question that chance comes to. */
interface Kind {
  readonly name: string;
  readonly game: PlayedGame;
  table(): KeptTable;
}

/** After so many games that ask the reader nothing new, nothing new is asked. */
const ENOUGH = 40;

function questionsOf(game: PlayedGame): Kind[] {
  const seats = `y${'b'.repeat(game.players.max - 1)}`;
  const known = new Map<string, KeptTable>();
  for (let [seed, idle] = [0, 0]; idle < ENOUGH; seed++, idle++) {
    const luck = new FastChance(`fit ${seed}`);
    let asked: string | null = null;
    const table = game.lay({
      seed: `fit ${seed}`,
      seats,
      until(_, ask) {
        asked = ask.seat === 0 && !known.has(ask.prompt) ? ask.prompt : null;
        return asked !== null;
      },
      choose: (match, ask) => random.choose(match.view(ask.seat), ask, luck),
    });
    if (asked === null) continue;
    known.set(asked, table);
    idle = 0;
  }
  return [...known].map(([prompt, table]) => ({ name: `asked: ${prompt}`, game, table: () => table }));
}

const momentsOf = (game: PlayedGame): Kind[] =>
  Object.keys(game.onPage.moments).map(name => ({ name, game, table: () => game.at(name) }));

/** All sizes in all languages; else each moment has its turn with some of them, always the same. */
function looksAt(turn: number): { size: (typeof SIZES)[number]; language: (typeof LANGUAGES)[number] }[] {
  const all = SIZES.flatMap(size => LANGUAGES.map(language => ({ size, language })));
  return FULL ? all : all.filter((_, i) => i === (turn * 7) % all.length);
}

/** One of each sort of thing is touched at every size, in one of the languages; else the sorts take turns, too. */
function touchedAt(sorts: readonly string[], turn: number, language: (typeof LANGUAGES)[number]): readonly string[] {
  if (!FULL) return sorts.slice(turn % sorts.length).slice(0, 1);
  return sorts.filter((_, i) => (i + turn) % LANGUAGES.length === LANGUAGES.indexOf(language));
}

/** - `.sk-heard` is for screen readers alone; a card's text is whole in its zoom, and on a phone where it is opened. */
const MAY_END = ['.sk-heard', '.sk-skip', '.sk-card-text', '.sk-gives-way'];

/** Runs in the page: numbers as large as they become, and the tools and the clock of a table with people elsewhere. */
function grown(): void {
  for (const points of document.querySelectorAll('.sk-table-seat-compact .sk-table-seat-few')) {
    const clock = document.createElement('span');
    clock.className = 'sk-clock';
    clock.dataset.runs = 'true';
    clock.append(document.createElement('span'), '14:37');
    points.before(clock);
  }
  for (const number of document.querySelectorAll('.sk-own-numbers li > [aria-hidden]')) number.textContent = '28';
  for (const number of document.querySelectorAll('.sk-table-seat-points > [aria-hidden]')) number.textContent = '188';
  const tools = document.querySelector('.sk-table-tools');
  const menu = tools?.lastElementChild;
  if (menu) tools?.append(menu.cloneNode(true));
}

describe.each(SHIPPED)('$title: as numbers grow', ({ main, onPage }) => {
  test('rail and seats of a phone hold them, and the menu stays', async () => {
    await during({ viewport: SIZES[1], alone: true }, async ({ page }) => {
      await sitDown(page, main());
      await settled(page);
      await page.evaluate(grown);
      for (const size of SIZES.filter(({ width }) => width < 768)) {
        await page.setViewportSize(size);
        expect(await misfits(page, [...MAY_END, ...onPage.mayEnd]), `${size.width} px`).toEqual([]);
      }
    });
  });
});

/** Runs in the page: a tool as wide as the sign of tables elsewhere that wait for the reader. */
function oneMoreTool(): void {
  const tool = document.createElement('span');
  tool.style.cssText = 'flex: none; width: 104px; height: 36px';
  document.querySelector('.sk-table-rail-tools')?.prepend(tool);
}

/** Runs in the page: by how many pixels the name of the game and what stands beside it overlap. */
function nameOver(): number {
  const name = document.querySelector('.sk-table-game')?.getBoundingClientRect();
  const track = [...document.querySelectorAll('.sk-table-track *')].filter(each => each.checkVisibility());
  const left = Math.min(...track.map(each => each.getBoundingClientRect().left));
  return name && name.width > 1 ? Math.max(0, Math.round(name.right - left)) : 0;
}

test.each(SHIPPED)('$title: on a desk the name of the game gives way to one more tool', async ({ main }) => {
  await during({ viewport: { width: 1440, height: 900 }, alone: true }, async ({ page }) => {
    await sitDown(page, main());
    await settled(page);
    await page.evaluate(oneMoreTool);
    await expect.poll(() => page.evaluate(nameOver)).toBe(0);
  });
});

// Some at once: all of it is more than everything else together.
describe.each(SHIPPED)('$title fits every screen', { concurrent: FULL }, game => {
  const kinds = FULL ? [...momentsOf(game), ...questionsOf(game)] : momentsOf(game).filter((_, i) => i % 5 === 0);
  const mayEnd = [...MAY_END, ...game.onPage.mayEnd];

  test.each(kinds.map((kind, turn) => ({ ...kind, turn })))('$name', { timeout: 600_000 }, async ({ table, turn }) => {
    // Nothing that is touched is done at once: what lies ready has to fit, too.
    await during({ confirm: 'always' }, async ({ page }) => {
      const wrong: string[] = [];
      await sitDown(page, table());
      await settled(page);
      for (const { size, language } of looksAt(turn)) {
        await page.setViewportSize(size);
        await change(page, { language });
        await page.waitForFunction(lang => document.documentElement.lang === lang, language);
        const where = `${size.width} × ${size.height}, ${language}`;
        for (const each of await misfits(page, mayEnd)) wrong.push(`${where}: ${each}`);
        const sorts = [...new Map((await litOn(page)).map(target => [target.split(':')[0], target])).values()];
        for (const target of touchedAt(sorts, turn, language)) {
          await press(page, `[data-target="${target}"][data-lit="true"]`);
          await page.waitForSelector(`${CONFIRM}, [data-act="cancel"]`);
          for (const each of await misfits(page, mayEnd)) wrong.push(`${where}, with ${target}: ${each}`);
          while (await page.locator('[data-act="cancel"]').count()) await press(page, '[data-act="cancel"]');
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});
