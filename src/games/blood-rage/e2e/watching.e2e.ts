import { expect, test } from 'vitest';
import { fine, visit } from '../../../../e2e/hall.ts';
import { HASTY, opened } from '../../../../e2e/online.ts';
import { press, settled, there } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';

test('who watches a draft sees the map and who still chooses, and is offered no gifts, on a lying phone too', async () => {
  const host = await visit({ ...HASTY, name: 'Runa' });
  const watcher = await visit({ ...HASTY, name: 'Asa', viewport: { width: 844, height: 390 } });
  try {
    const { page } = host;
    await page.goto(`/new/${bloodRage.id}?online=1`);
    await there(page, '.sk-seat-row');
    await page.locator('label', { hasText: 'Anybody' }).click();
    const address = await opened(page);
    await press(page, '.sk-gathering-foot [data-act="start"]');
    expect(await settled(page)).toBe('asked');
    await watcher.page.goto(address);
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await watcher.page.setViewportSize(size);
      await there(watcher.page, '[data-part="board"] [data-target^="place:"]');
      expect(await watcher.page.locator('.br-draft-scene, .br-kept').count()).toBe(0);
      expect(await watcher.page.locator('[data-seat]').first().isVisible()).toBe(true);
      // Nor a page for a hand: what was done is in sight from the first.
      expect(await watcher.page.locator('[data-tab="hand"]').count()).toBe(0);
      expect(await watcher.page.locator('.sk-saga').isVisible(), `${size.width} px`).toBe(true);
    }
    // There is no hand to leave room for: the words stand at the foot of the screen, the map above them.
    for (const size of [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
    ]) {
      await watcher.page.setViewportSize(size);
      const below = () =>
        watcher.page.evaluate(
          () => innerHeight - (document.querySelector('[data-part="prompt"]')?.getBoundingClientRect().bottom ?? 0),
        );
      expect(await until(below, room => room < 40), `${size.width} px`).toBeLessThan(40);
    }
    fine(host);
    fine(watcher);
  } finally {
    await host.close();
    await watcher.close();
  }
});
