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

/** From now on the page takes down what moves: looked at in every frame, and heard of where a frame comes too late. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenMoving: seen });
    document.addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      if (!(target instanceof Element)) return;
      const style = getComputedStyle(target, pseudoElement || null);
      const at = style.animationName.split(', ').indexOf(animationName);
      const seconds = style.animationDuration.split(', ').map(Number.parseFloat);
      if (at >= 0 && seconds[at % seconds.length] > 0.001) seen.add(animationName);
    });
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

/** Everything that has moved since then. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as Window & { seenMoving?: Set<string> }).seenMoving ?? [])]);

describe('reduced motion', () => {
  test('nothing moves, in the hall and at the table, whatever the speed is set to', async () => {
    await during({ reducedMotion: true, speed: 'normal', hasty: true }, async ({ page }) => {
      await page.goto('/');
      await page.waitForSelector('.sk-saved-tables');
      expect(await moving(page)).toEqual([]);
      await sitDown(page, moments.action());
      await settled(page);
      expect(await moving(page)).toEqual([]);
      await watch(page);
      const figure = (await litOn(page)).find(name => name.startsWith('reserve:'));
      await click(page, selectorOf(figure ?? ''));
      const [place] = await until(
        async () => (await litOn(page)).filter(name => name.startsWith('place:')),
        places => places.length > 0,
      );
      await click(page, selectorOf(place));
      // The bots' acts come at once, not one by one.
      await settled(page);
      expect(await moved(page)).toEqual([]);
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
  const ready = async () => (await page.locator(CONFIRM).count()) > 0;
  const shown = async () => JSON.stringify([await taken(), await ready(), await litOn(page)]);
  const before = await taken();
  for (let steps = 0; steps < 4 && (await taken()) === before; steps++) {
    const old = await shown();
    await press(page, (await ready()) ? CONFIRM : selectorOf((await someLit(page))[0]));
    await until(shown, now => now !== old);
  }
}

/** Sits down, gives an answer, and reads what moves until it fits. */
async function movedBy(
  comer: { readonly speed: Settings['speed']; readonly reducedMotion?: boolean },
  table: Parameters<typeof sitDown>[1],
  fits: (names: readonly string[]) => boolean,
  patience = PATIENCE,
): Promise<readonly string[]> {
  let names: readonly string[] = [];
  await during({ ...comer, hasty: true }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    await watch(page);
    await answer(page);
    names = await until(() => moved(page), fits, patience);
  });
  return names;
}

const CRACKS = ['sk-fall-left', 'sk-fall-right', 'sk-turn-up'];
const DOOM = ['br-creep', 'br-spread'];

const all = (wanted: readonly string[]) => (names: readonly string[]) => wanted.every(name => names.includes(name));

describe('what is told by motion', () => {
  test.each(['fast', 'slow'] as const)('seals crack when cards are revealed: %s', async speed => {
    const names = await movedBy({ speed }, moments.decisive(), all(CRACKS));
    expect(names).toEqual(expect.arrayContaining(CRACKS));
  });

  test.each(['fast', 'normal'] as const)('doom creeps when a province falls: %s', async speed => {
    const names = await movedBy({ speed }, moments.ragnarok(), all(DOOM));
    expect(names).toEqual(expect.arrayContaining(DOOM));
  });

  test.each([
    { speed: 'off', reducedMotion: false },
    { speed: 'normal', reducedMotion: true },
  ] as const)('neither when motion is $speed, less motion wished for: $reducedMotion', async comer => {
    for (const table of [moments.decisive(), moments.ragnarok()]) {
      const some = (names: readonly string[]) => [...CRACKS, ...DOOM].some(name => names.includes(name));
      expect(await movedBy(comer, table, some, 1200)).not.toSatisfy(some);
    }
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
