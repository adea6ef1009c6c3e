import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click, press, settled } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { clausesOf } from './rules-text.ts';

const why = '[data-part="prompt"] .sk-why';

/** The reason opens the rules at its clause. */
async function leadsToClause(page: Page, before = ''): Promise<{ words: string; clause: string }> {
  const said = ([where, old]: readonly [string, string]) => {
    const text = document.querySelector<HTMLElement>(where)?.innerText ?? '';
    return text && !old.includes(text) ? text : null;
  };
  const words = (await (await page.waitForFunction(said, [why, before] as const)).jsonValue()) ?? '';
  expect(words.length).toBeGreaterThan(8);
  const behind = await page.locator(why).first().getAttribute('data-clause');
  await click(page, why);
  await page.waitForSelector('.sk-drawer .sk-rules-here');
  const clause = (await page.locator('.sk-drawer .sk-rules-here').getAttribute('data-clause')) ?? '';
  expect(clause).toBe(behind);
  // Who reads is told why, not where it is written.
  expect(words).not.toContain(clause);
  // It is in sight.
  const box = () =>
    page.locator('.sk-drawer .sk-rules-here').evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return { above: Math.min(0, top), below: Math.max(0, bottom - innerHeight) };
    });
  await expect.poll(box, { timeout: PATIENCE }).toEqual({ above: 0, below: 0 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sk-drawer', { state: 'detached' });
  return { words, clause };
}

describe.each(SHIPPED)('$title: whatever is not lit says why not, with its clause', game => {
  const clauses = clausesOf(game.id);

  test('one thing after the other', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, game.main());
      await settled(page);
      let before = '';
      for (const { what, first, selector } of game.onPage.dark) {
        if (first) await click(page, first);
        // Under the way that is begun, a thing may lie half behind what is lit.
        await (first ? press : click)(page, selector);
        const { words, clause } = await leadsToClause(page, before);
        console.log(`${what}: ${words} → ${clause}`);
        expect(clauses).toContain(clause);
        before += `${words}\n`;
      }
    });
  });
});
