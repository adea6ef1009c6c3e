import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import * as moments from './moments.ts';
import { PATIENCE, until } from './patience.ts';
import { click, litOn, selectorOf, settled } from './table.ts';

/** Names of all that moves on the page now. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        animation => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
      )
      .map(animation =>
        animation instanceof CSSAnimation
          ? animation.animationName
          : `${(animation as CSSTransition).transitionProperty}`,
      ),
  );

/** Everything that moved during the story, looked at in every frame. */
async function movedDuring(page: Page, story: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenMoving: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (animation.playState !== 'running' || Number(duration) <= 1) continue;
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        seen.add(animationName ?? transitionProperty ?? 'script');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await story();
  return page.evaluate(() => [...(window as unknown as { seenMoving: Set<string> }).seenMoving]);
}

describe('reduced motion', () => {
  test('nothing moves, in the hall and at the table, whatever the speed is set to', async () => {
    await during({ reducedMotion: true, speed: 'normal', hasty: true }, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      expect(await moving(page)).toEqual([]);
      await sitDown(page, moments.action());
      await settled(page);
      expect(await moving(page)).toEqual([]);
      const moved = await movedDuring(page, async () => {
        const figure = (await litOn(page)).find(name => name.startsWith('reserve:'));
        await click(page, selectorOf(figure ?? ''));
        const [place] = await until(
          async () => (await litOn(page)).filter(name => name.startsWith('place:')),
          places => places.length > 0,
        );
        await click(page, selectorOf(place));
        // The bots' acts come at once, not one by one.
        await settled(page);
      });
      expect(moved).toEqual([]);
    });
  });

  test('without the wish, lit things breathe', async () => {
    await during({ speed: 'normal' }, async ({ page }) => {
      await sitDown(page, moments.action());
      await settled(page);
      await expect.poll(async () => (await moving(page)).length, { timeout: PATIENCE }).toBeGreaterThan(0);
    });
  });
});
