import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import * as moments from './moments.ts';
import { PATIENCE } from './patience.ts';
import { click, press, settled } from './table.ts';

const why = '[data-part="prompt"] .sk-why';

/** The reason opens the rules at its clause. */
async function leadsToClause(page: Page, before = ''): Promise<string> {
  const said = ([where, old]: readonly [string, string]) => {
    const text = document.querySelector<HTMLElement>(where)?.innerText ?? '';
    return text && !old.includes(text) ? text : null;
  };
  const words = await (await page.waitForFunction(said, [why, before] as const)).jsonValue();
  expect(words?.length).toBeGreaterThan(8);
  await click(page, why);
  await page.waitForSelector('.sk-drawer .sk-rules-here');
  const clause = (await page.locator('.sk-drawer .sk-rules-here').getAttribute('data-clause')) ?? '';
  expect(words).toContain(clause);
  expect(clause).toMatch(/^BR-/);
  // It is in sight.
  const box = () =>
    page.locator('.sk-drawer .sk-rules-here').evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return { above: Math.min(0, top), below: Math.max(0, bottom - innerHeight) };
    });
  await expect.poll(box, { timeout: PATIENCE }).toEqual({ above: 0, below: 0 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sk-drawer', { state: 'detached' });
  return `${words} → ${clause}`;
}

describe('whatever is not lit says why not, with its clause', () => {
  test('a province, a card, a button', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.action());
      await settled(page);
      const said: string[] = [];
      await click(page, '[data-target^="place:"][data-lit="false"]');
      said.push(`province: ${await leadsToClause(page)}`);
      await click(page, '[data-part="hand"] [data-target^="card:"][data-lit="false"]');
      said.push(`card: ${await leadsToClause(page, said[0])}`);
      console.log(said.join('\n'));
    });
  });

  test('a province that cannot be invaded, while invading', async () => {
    await during({}, async ({ page }) => {
      await sitDown(page, moments.action());
      await settled(page);
      await click(page, '[data-target^="reserve:"][data-lit="true"]');
      await press(page, '[data-target^="place:"][data-lit="false"]');
      console.log(`invading: ${await leadsToClause(page)}`);
    });
  });
});
