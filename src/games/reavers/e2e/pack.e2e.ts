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
    const changed = page.locator('.sk-lobby-content [data-part="changed"]');
    await changed.locator('[data-value="board.diceSpaces"]').waitFor();
    // In place: a price is changed, taken back, and changed again.
    const defence = page.locator('.sk-lobby-content [data-value="battles.knarr.defence"] input');
    await defence.fill('7');
    await page.locator('.sk-lobby-content-acts button', { hasText: 'Undo' }).click();
    expect(await defence.inputValue()).toBe('9');
    // What of a box hangs together is said in words, with what would fit.
    await page.locator('.sk-lobby-content [data-value="reavers.huskarl.copies"] input').first().fill('5');
    await page
      .locator('.sk-lobby-content [role="alert"]', { hasText: 'Reavers: the copies add up to 67, but the box has 66.' })
      .waitFor();
    await page.locator('.sk-lobby-content-acts button', { hasText: 'Undo' }).click();
    await press(page, '.sk-lobby-start .sk-btn-main');
    await page.waitForSelector('.sk-gathering-seats');

    await guest.page.goto(page.url());
    const told = guest.page.locator('.sk-changed-values');
    await told.locator('[data-replaced="true"]').nth(1).waitFor();
    expect(await told.locator('dt').allInnerTexts()).toEqual(['Knarr · Defence value', 'Spaces for dice']);
    expect(await told.locator('dd').first().innerText()).toMatch(/\d+ 9$/);
    await press(page, '.sk-gathering-foot [data-act="start"]');
    expect(await settled(page)).toBe('asked');
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});
