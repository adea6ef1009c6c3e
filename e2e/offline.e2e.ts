import { expect, test } from 'vitest';
import { click, settled, thingsOn } from '../src/kit/test/page.ts';
import { PATIENCE, steady } from '../src/kit/test/patience.ts';
import { onAPort } from '../src/server/dev/on-a-port.ts';
import { staticSite } from '../src/server/static.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';
import { keptOn } from './kept.ts';
import { answer } from './moving.ts';
import { site } from './serve.ts';

test('after the first visit the hall needs no network: home, a new game, a reload', async () => {
  const { server, port } = await onAPort(await staticSite(site));
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
