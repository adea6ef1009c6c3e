import { expect } from 'vitest';
import { settled } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import type { PlayedGame } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { DESKTOP } from './visit.ts';

/** A card that is pointed at is shown in full, and what its words mean beside it. */
export async function cardsExplain({ main }: Pick<PlayedGame, 'main'>): Promise<void> {
  await during({ reducedMotion: true, viewport: DESKTOP }, async ({ page }) => {
    await sitDown(page, main());
    await settled(page);
    await page.locator('[data-part="prompt"] .sk-word').first().waitFor({ timeout: PATIENCE });
    const words = page.locator('[role="tooltip"] [data-part="card-words"] dt');
    // Not every card has such a word on it.
    for (const card of await page.locator('.sk-card:visible').all()) {
      await card.hover();
      await page.waitForSelector('[role="tooltip"]');
      if ((await words.count()) > 0) break;
      await page.mouse.move(2, 2);
      await page.waitForSelector('[role="tooltip"]', { state: 'detached' });
    }
    expect(await words.count()).toBeGreaterThan(0);
  });
}
