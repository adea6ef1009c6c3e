import { expect, test } from 'vitest';
import { fine, visit } from '../../../../e2e/hall.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { reavers } from '../rules/index.ts';

test('a table with a content pack says so to whoever comes, and is played by it', async () => {
  const host = await visit({ name: 'Runa' });
  const guest = await visit({ name: 'Asa', viewport: PHONE });
  try {
    const { page } = host;
    await page.goto(`/new/${reavers.id}?online=1`);
    await page.waitForSelector('.sk-seat-row');
    const load = async (pack: object) => {
      const buffer = Buffer.from(JSON.stringify(pack));
      await page.locator('.sk-lobby-content input[type="file"]').setInputFiles({
        ...{ name: 'box.json', mimeType: 'application/json', buffer },
      });
    };
    await page.locator('.sk-lobby-content > summary').click();
    await load({ battles: { knarr: { defence: 0 } } });
    await page.locator('.sk-lobby-content [role="alert"]', { hasText: 'battles.knarr.defence' }).waitFor();
    await load({ battles: { knarr: { defence: 9 } }, board: { diceSpaces: 12 } });
    await page.locator('.sk-lobby-content [data-replaced="true"]', { hasText: 'board.diceSpaces' }).waitFor();
    await press(page, '.sk-lobby-start .sk-btn-main');
    await page.waitForSelector('.sk-gathering-seats');

    await guest.page.goto(page.url());
    const changed = guest.page.locator('.sk-changed-values');
    await changed.locator('[data-replaced="true"]').nth(1).waitFor();
    expect(await changed.locator('dt code').allInnerTexts()).toEqual(['battles.knarr.defence', 'board.diceSpaces']);
    expect(await changed.locator('dd').first().innerText()).toMatch(/\d+ 9$/);
    await press(page, '.sk-gathering-foot [data-act="start"]');
    expect(await settled(page)).toBe('asked');
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});
