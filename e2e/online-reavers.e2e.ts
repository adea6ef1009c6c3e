import { expect, test } from 'vitest';
import { fine, visit } from './hall.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from './online.ts';
import { dice, settled } from './table.ts';
import { PHONE } from './visit.ts';

test('Reavers: two people play a whole game online, one of them on a phone, and read the same score sheet', {
  timeout: 300_000,
}, async () => {
  const runa = await visit({ ...HASTY, name: 'Runa' });
  const ketil = await visit({ ...HASTY, name: 'Ketil', viewport: PHONE });
  try {
    const { page } = runa;
    await page.goto('/new/reavers?online=1');
    await page.waitForSelector('.sk-seat-row');
    for (const seat of [2, 3]) {
      await page.locator('.sk-seat-row').nth(seat).locator('label', { hasText: 'Empty' }).click();
    }
    await sitDown(ketil.page, await opened(page));
    const both = [runa.page, ketil.page];
    expect(await Promise.race(both.map(settled))).toBe('asked');
    await playUntil(both, dice(3));
    const [first, second] = await Promise.all(both.map(sheetOf));
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
    for (const { page: end } of [runa, ketil]) await end.locator('.sk-graph').waitFor();
    fine(runa);
    fine(ketil);
  } finally {
    await runa.close();
    await ketil.close();
  }
});
