import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATIENCE, until } from '../src/kit/test/patience.ts';
import { GAMES } from './games.ts';
import { during } from './hall.ts';
import { PHONE } from './visit.ts';

const FILES = Object.keys(import.meta.glob('../lessons/*/*.json'));
const TAUGHT = GAMES.filter(({ id }) => FILES.some(file => file.includes(`/${id}/`)));

const act = (name: string) => `[data-act="${name}"]`;

/** Does what the teacher points at, step by step, and looks at every climax to its end. */
async function follow(page: Page): Promise<void> {
  await until(
    async () => {
      for (const way of ['go-on', 'show']) {
        const button = page.locator(act(way));
        if ((await button.count()) > 0)
          await button
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined);
      }
      return page.locator(act('again')).count();
    },
    over => over > 0,
  );
}

const has = async (page: Page): Promise<boolean> => (await page.locator('.sk-lessons-list').count()) > 0;

describe('a lesson', () => {
  test.each(TAUGHT.map(({ id, title }) => ({ id, title })))(
    '$title: is found, points, and is finished',
    async ({ id }) => {
      await during({ reducedMotion: true }, async ({ page }) => {
        await page.goto(`/learn/${id}`);
        await expect.poll(() => has(page), { timeout: PATIENCE }).toBe(true);
        await page.locator('.sk-lessons-on .sk-btn-main').click();
        await page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
        await follow(page);
        await page.goto(`/learn/${id}`);
        await expect
          .poll(() => page.locator('.sk-lessons-list li[data-is="done"]').count(), { timeout: PATIENCE })
          .toBe(1);
      });
    },
  );

  test('is kept where it was left, on a phone too, and is taken back when it leads nowhere', async () => {
    await during({ reducedMotion: true, viewport: PHONE }, async ({ page }) => {
      await page.goto('/learn');
      await page.locator('.sk-lessons-on .sk-btn-main').click();
      await page.locator(act('show')).click();
      const said = async () => (await page.locator('.sk-teacher-steps').textContent()) ?? '';
      const before = await said();
      await page.reload();
      await page.locator('.sk-teacher-say').waitFor({ timeout: PATIENCE });
      expect((await said()).length).toBe(before.length);
      await page.locator(act('undo')).click();
      await page.locator(act('leave')).first().click();
      await expect.poll(() => has(page), { timeout: PATIENCE }).toBe(true);
    });
  });
});
