import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../src/client/settings/settings.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';
import * as moments from './moments.ts';
import { PATIENCE, until } from './patience.ts';
import { CONFIRM, click, litOn, press, selectorOf, settled, someLit } from './table.ts';

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

/** Gives the first answer that is lit, step by step, until it is taken. */
async function answer(page: Page): Promise<void> {
  const taken = async () => (await keptOn(page)).saved.log.entries.length;
  const before = await taken();
  for (let steps = 0; steps < 4 && (await taken()) === before; steps++) {
    const ready = (await page.locator(CONFIRM).count()) > 0;
    await press(page, ready ? CONFIRM : selectorOf((await someLit(page))[0]));
    await until(
      async () => (await taken()) > before || (await page.locator(CONFIRM).count()) > 0,
      done => done,
      1500,
    );
  }
}

/** What moves when this is done at this speed. */
async function movedBy(speed: Settings['speed'], table: Parameters<typeof sitDown>[1], reducedMotion = false) {
  let moved: string[] = [];
  await during({ speed, hasty: true, reducedMotion }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    moved = await movedDuring(page, async () => {
      await answer(page);
      await page.waitForTimeout(1200);
    });
  });
  return moved;
}

const CRACKS = ['sk-fall-left', 'sk-fall-right', 'sk-turn-up'];
const DOOM = ['br-creep', 'br-spread'];

describe('what is told by motion', () => {
  test.each(['fast', 'slow'] as const)('seals crack when cards are revealed: %s', async speed => {
    expect(await movedBy(speed, moments.decisive())).toEqual(expect.arrayContaining(CRACKS));
  });

  test.each(['fast', 'normal'] as const)('doom creeps when a province falls: %s', async speed => {
    expect(await movedBy(speed, moments.ragnarok())).toEqual(expect.arrayContaining(DOOM));
  });

  test.each([
    ['off', false],
    ['normal', true],
  ] as const)('neither when motion is %s, less motion wished for: %s', async (speed, reduced) => {
    const moved = [
      ...(await movedBy(speed, moments.decisive(), reduced)),
      ...(await movedBy(speed, moments.ragnarok(), reduced)),
    ];
    expect(moved.filter(name => [...CRACKS, ...DOOM].includes(name))).toEqual([]);
  });

  test('what was doomed and destroyed before one came lies still', async () => {
    await during({ speed: 'slow' }, async ({ page }) => {
      await sitDown(page, moments.action());
      await page.waitForSelector('.br-doom', { state: 'attached' });
      expect((await moving(page)).filter(name => DOOM.includes(name))).toEqual([]);
    });
  });

  test('a click goes through seals that crack and doom that creeps', async () => {
    await during({ speed: 'slow', hasty: true }, async ({ page }) => {
      await sitDown(page, moments.decisive());
      await settled(page);
      await answer(page);
      await page.waitForSelector('.sk-reveal-half', { state: 'attached' });
      // The halves lie over everything and take nothing.
      const takes = await page
        .locator('.sk-reveal-half, .br-flight, .br-spread')
        .evaluateAll(all => all.filter(each => getComputedStyle(each).pointerEvents !== 'none').length);
      expect(takes).toBe(0);
      await click(page, '.br-report .sk-btn-main');
      await page.waitForSelector('.br-report', { state: 'detached' });
    });
  });
});
