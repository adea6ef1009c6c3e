import { expect, test } from 'vitest';
import { fine, visit } from '../../../../e2e/hall.ts';
import { HASTY, opened } from '../../../../e2e/online.ts';
import { press, settled, there } from '../../../kit/test/page.ts';
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
    }
    fine(host);
    fine(watcher);
  } finally {
    await host.close();
    await watcher.close();
  }
});
