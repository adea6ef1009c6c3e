import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { settled } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';
import type { View } from '../rules/view.ts';

const { first } = gameOf(bloodRage.id);

test('committed quests and the discard pile can be looked at, each card whole', async () => {
  const both = first('piles', 'ybbb', (match, ask) => {
    const { own, discard } = match.view(0) as View;
    return ask.seat === 0 && ask.prompt === 'action' && discard.length > 0 && (own?.quests.length ?? 0) > 0;
  });
  await during({}, async ({ page }) => {
    await sitDown(page, both);
    await settled(page);
    const piles = page.locator('.br-piles');
    const quest = piles.locator('ul').first().locator('button').first();
    await quest.hover();
    await page.locator('[role="tooltip"] .sk-card', { hasText: (await quest.innerText()).trim() }).waitFor();
    await page.mouse.move(2, 2);
    await page.waitForSelector('[role="tooltip"]', { state: 'detached' });
    await piles.locator('summary, [aria-expanded]').first().click();
    const cards = piles.locator('ul').last().locator('button');
    expect(await cards.count()).toBeGreaterThan(0);
    await cards.first().hover();
    await page.waitForSelector('[role="tooltip"] .sk-card');
  });
});
