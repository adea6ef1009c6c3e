import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import type { Match } from '../../../engine/match/match.ts';
import { there } from '../../../kit/test/page.ts';
import { PATIENCE } from '../../../kit/test/patience.ts';
import type { View } from '../rules/view.ts';

/** The reader's seat. */
const OWN = 0;

test('who has fallen keeps the seat, is asked nothing, and sees the others play on', async () => {
  const game = gameOf('scandinavia');
  // So early that nobody can win for a while.
  const early = (match: Match) => match.out().includes(OWN) && (match.view(OWN) as View).turn <= 3;
  const kept = game.first('fallen', 'ybbbbb', early, 25);
  await during({}, async ({ page }) => {
    await sitDown(page, kept);
    await there(page, '.sk-table-seat');
    await page.locator('.sk-table-seat', { hasText: 'out of the game' }).first().waitFor();
    const before = kept.saved.log.entries.length;
    const entries = async () => (await keptOn(page)).saved.log.entries;
    await expect.poll(async () => (await entries()).length, { timeout: PATIENCE }).toBeGreaterThan(before + 10);
    const since = (await entries()).slice(before);
    expect(since.filter(entry => 'choice' in entry && entry.seat === OWN)).toEqual([]);
    expect(await page.locator('[data-lit="true"]').count()).toBe(0);
  });
});
