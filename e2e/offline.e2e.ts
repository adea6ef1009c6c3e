import { expect, test } from 'vitest';
import { click, settled, thingsOn } from '../src/kit/test/page.ts';
import { PATIENCE, steady } from '../src/kit/test/patience.ts';
import { onAPort } from '../src/server/dev/on-a-port.ts';
import { staticSite } from '../src/server/static.ts';
import { FIRST } from './games.ts';
import { during, fine, visit } from './hall.ts';
import { keptOn } from './kept.ts';
import { answer } from './moving.ts';
import { site } from './serve.ts';
import { DESKTOP, PHONE } from './visit.ts';

test('after the first visit the hall needs no network: home, a new game, a reload', async () => {
  const { server, port } = await onAPort(await staticSite(site, console.error));
  const here = await visit({ keeping: true }, `http://127.0.0.1:${port}`);
  const { page, context } = here;
  try {
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise(done => active?.addEventListener('statechange', done, { once: true }));
    });
    // The network is gone, and so is the server.
    await context.setOffline(true);
    server.closeAllConnections();
    await new Promise(done => server.close(done));

    await page.reload();
    await page.waitForSelector('.sk-saved-tables');
    await click(page, '.sk-hanging .sk-btn-main');
    await click(page, '.sk-play-now-start');
    await page.waitForURL(/\/table\//);
    expect(await settled(page)).toBe('asked');
    await answer(page);
    expect(await settled(page)).toBe('asked');
    const things = () => thingsOn(page);
    const kept = await steady(things);
    expect((await keptOn(page)).saved.log.entries.length).toBeGreaterThan(0);

    await page.reload();
    expect(await settled(page)).toBe('asked');
    await expect.poll(things, { timeout: PATIENCE }).toEqual(kept);

    // What was never opened while there was a network: the rules, the cards, another language.
    await page.goto(`/rules/${FIRST.id}`);
    await page.waitForSelector('.sk-rules-clause');
    await page.goto(`/cards/${FIRST.id}`);
    await page.waitForSelector('.sk-card');
    await page.goto('/');
    await page.locator('label', { hasText: 'Français' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    fine(here);
  } finally {
    await here.close();
  }
});

/** Runs in the page: a newer hall has been fetched and waits. */
function withNewerHall(): void {
  const registration = { waiting: { postMessage: () => undefined }, addEventListener: () => undefined };
  Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({}) });
  Object.defineProperty(navigator.serviceWorker, 'register', { value: async () => registration });
}

test('a newer hall is offered where it hides nothing that is pressed, and can wait', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    await during({ viewport, keeping: true, alone: true }, async ({ page }) => {
      await page.addInitScript(withNewerHall);
      await page.goto(`/new/${FIRST.id}`);
      await page.waitForSelector('.sk-lobby-start .sk-btn-main');
      await page.waitForSelector('.sk-notice');
      const hidden = await page.evaluate(() => {
        const start = document.querySelector('.sk-lobby-start .sk-btn-main');
        const { x = 0, y = 0, width = 0, height = 0 } = start?.getBoundingClientRect() ?? {};
        return !start?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(hidden, `the start at ${viewport.width}`).toBe(false);
      await click(page, '.sk-notice .sk-btn-quiet');
      await page.waitForFunction(() => !document.querySelector('.sk-notice'));
    });
  }
});
