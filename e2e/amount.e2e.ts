import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { CONFIRM, litOn } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { visit } from './hall.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** Numbers on a table: the parts of the kit on a page of their own, since not every game asks for numbers. */

let script = '';
let style = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vitest runs under another NODE_ENV, which Vite would take over.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry: `${import.meta.dirname}/pages/amount.tsx`, formats: ['iife'], name: 'toy', fileName: 'toy' },
    },
  });
  for (const { output } of [built].flat().filter(one => 'output' in one)) {
    for (const file of output) {
      if (file.type === 'chunk') script = file.code;
      else if (file.fileName.endsWith('.css')) style = String(file.source);
    }
  }
}, 60_000);

/** The page of the toy table, at the hall's address. */
async function atToyTable(
  query: string,
  viewport: typeof DESKTOP | typeof PHONE,
  story: (page: Page) => Promise<void>,
) {
  const { page, wrong, close } = await visit({ viewport, unpainted: false });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Toy</title><link rel="icon" href="data:,"><style>${style}</style><div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script></html>`;
  await page.route('**/toy*', route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`/toy${query}`);
  await page.waitForSelector('[data-part="prompt"]');
  await story(page);
  expect(wrong).toEqual([]);
  await close();
}

const number = (page: Page) => page.getByRole('spinbutton', { name: 'A number from' });
const button = (page: Page) => page.locator(CONFIRM).innerText();
const chosen = (page: Page) =>
  expect.poll(async () => JSON.parse(await page.innerText('output')), { timeout: PATIENCE });

test.each([DESKTOP, PHONE])('a bid is picked by hand at $width px: one more, one less, on the line', async viewport => {
  await atToyTable('', viewport, async page => {
    // The least lies ready; another answer may still be given.
    expect(await button(page)).toBe('Bid 5');
    expect(await litOn(page)).toEqual(['say:pass']);
    // Nothing is less than the least.
    await page.click('[data-act="less"][aria-disabled="true"]', { force: true });
    expect(await button(page)).toBe('Bid 5');
    await page.click('[data-act="more"]');
    await page.click('[data-act="more"]');
    expect(await button(page)).toBe('Bid 7');
    await page.getByRole('slider').fill('30');
    expect(await button(page)).toBe('Bid 30');
    await page.click('[data-act="less"]');
    await page.click(CONFIRM);
    await chosen(page).toEqual({ kind: 'bid', amount: 29 });
  });
});

test('a bid is picked by keys alone', async () => {
  await atToyTable('', DESKTOP, async page => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
    for (let tabs = 0; tabs < 6 && (await focused()) !== 'number'; tabs++) await page.keyboard.press('Tab');
    expect(await focused()).toBe('number');
    await page.keyboard.press('End');
    expect(await button(page)).toBe('Bid 40');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    expect(await button(page)).toBe('Bid 35');
    await page.keyboard.press('Home');
    expect(await button(page)).toBe('Bid 5');
    // On the way to 12 stands a 1, which is too little, and is not bid.
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1');
    expect(await number(page).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await page.innerText('output')).toBe('null');
    await page.keyboard.type('2');
    expect(await button(page)).toBe('Bid 12');
    await page.keyboard.press('Enter');
    await chosen(page).toEqual({ kind: 'bid', amount: 12 });
  });
});

test('a number is reached by touch, and left again', async () => {
  await atToyTable('?give', DESKTOP, async page => {
    expect(await page.locator('[data-part="amount"]').count()).toBe(0);
    expect(await litOn(page)).toEqual(['say:pass', 'seat:knut', 'seat:olav']);
    await page.click('[data-target="seat:olav"]');
    expect(await button(page)).toBe('Give 1 to olav');
    await page.click('[data-act="more"]');
    // Somebody else instead, from the least again.
    await page.click('[data-target="seat:knut"]');
    expect(await button(page)).toBe('Give 1 to knut');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-part="amount"]').count(), { timeout: PATIENCE }).toBe(0);
    await page.click('[data-target="seat:olav"]');
    await page.getByRole('slider').fill('4');
    await page.click(CONFIRM);
    await chosen(page).toEqual({ kind: 'give', to: 'olav', amount: 4 });
    // What is asked word for word again begins anew.
    expect(await litOn(page)).toEqual(['say:pass', 'seat:knut', 'seat:olav']);
    expect(await page.locator('[data-part="amount"]').count()).toBe(0);
  });
});

test('nothing about it is out of reach for who hears it', async () => {
  await atToyTable('', PHONE, async page => {
    const { violations } = await new AxeBuilder({ page }).include('[data-part="prompt"]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    for (const name of ['One less', 'One more', 'Bid 5']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(1);
    }
  });
});
