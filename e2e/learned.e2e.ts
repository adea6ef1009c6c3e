import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';

const [{ id }] = SHIPPED;
const done = (page: Page): Promise<number> => page.locator('.sk-lessons-list li[data-is="done"]').count();

/** Runs in the page: the hall comes to know the reader, who has finished a lesson in this browser. */
async function known(lesson: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Runa' }) });
  localStorage.setItem('skali.known', (await answer.json()).id);
  localStorage.setItem('skali.lessons', JSON.stringify({ finished: [lesson], underWay: {} }));
}

/** Runs in the page: how many lessons the hall knows to be finished. */
const told = async (): Promise<number> => (await (await fetch('/api/me/learned')).json()).finished.length;

test('a lesson that was finished is so in every browser of the same name', async () => {
  await during({ alone: true }, async ({ page }) => {
    await page.goto(`/learn/${id}`);
    await page.locator('.sk-lessons-list').waitFor({ timeout: PATIENCE });
    const [first] = await page.locator('.sk-lessons-list a').all();
    const lesson = (await first.getAttribute('href'))?.split('/').slice(-2).join('/') ?? '';
    await page.evaluate(known, lesson);
    await page.reload();
    await expect.poll(() => done(page), { timeout: PATIENCE }).toBe(1);
    await expect.poll(() => page.evaluate(told), { timeout: PATIENCE }).toBe(1);
    // As in another browser: nothing is kept here, but the hall knows who it is.
    await page.evaluate(() => localStorage.removeItem('skali.lessons'));
    await page.reload();
    await expect.poll(() => done(page), { timeout: PATIENCE }).toBe(1);
  });
});

test('what was kept and fits no more is let go with a word, and is no error', async () => {
  await during({ alone: true }, async ({ page }) => {
    await page.goto('/learn');
    await page.evaluate(() => localStorage.setItem('skali.lessons', '{"finished":["gone/away"],"underWay":{}}'));
    await page.reload();
    await page.locator('[data-part="dropped"]').waitFor({ timeout: PATIENCE });
    await page.reload();
    await page.locator('.sk-lessons-list').first().waitFor({ timeout: PATIENCE });
    expect(await page.locator('[data-part="dropped"]').count()).toBe(0);
  });
});
