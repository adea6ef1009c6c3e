import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { there } from '../../../kit/test/page.ts';
import { PATIENCE } from '../../../kit/test/patience.ts';

/** The reader's seat. */
const OWN = 0;

test('who has fallen keeps the seat, is asked nothing, and sees the others play on', async () => {
  const game = gameOf('scandinavia');
  const kept = game.first('fallen', 'ybbbbb', match => match.out().includes(OWN));
  await during({}, async ({ page }) => {
    await sitDown(page, kept);
    await there(page, '.sk-table-seat');
    await page.locator('.sk-table-seat', { hasText: 'out of the game' }).first().waitFor();
    const before = kept.saved.log.entries.length;
    const entries = async () => (await keptOn(page)).saved.log.entries;
    await expect.poll(async () => (await entries()).length, { timeout: PATIENCE }).toBeGreaterThan(before + 20);
    const since = (await entries()).slice(before);
    expect(since.filter(entry => 'choice' in entry && entry.seat === OWN)).toEqual([]);
    expect(await page.locator('[data-lit="true"]').count()).toBe(0);
  });
});
