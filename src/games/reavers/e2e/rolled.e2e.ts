import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { settled } from '../../../kit/test/page.ts';
import { PATIENCE } from '../../../kit/test/patience.ts';
import type { ReaversFact } from '../rules/facts.ts';
import { reavers } from '../rules/index.ts';
import { lastRoll } from '../table/play/last-roll.ts';

test('what somebody else has rolled lies on the land where it fell, and keeps still for who wants that', async () => {
  const { at, replayed } = gameOf(reavers.id);
  const kept = at('rolled');
  const facts = replayed(kept)
    .factsFor(0)
    .map(({ fact }) => fact as ReaversFact);
  const roll = lastRoll(facts);
  for (const reducedMotion of [false, true]) {
    await during({ speed: 'normal', reducedMotion }, async ({ page }) => {
      await sitDown(page, kept);
      await settled(page);
      const strip = page.locator(`.rm-land[data-space="${roll?.space}"] .rm-roll`);
      const many = roll?.fact.kind === 'rolled' ? roll.fact.dice.length : 0;
      await expect.poll(() => strip.locator('.rm-die-art').count(), { timeout: PATIENCE }).toBe(many);
      expect(await page.locator('.rm-roll').count()).toBe(1);
      if (!reducedMotion) return;
      const moving = await strip.evaluate(element => element.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
    });
  }
});
