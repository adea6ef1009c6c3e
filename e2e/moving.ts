import type { Page } from 'playwright-core';
import type { Settings } from '../src/client/settings/settings.ts';
import { CONFIRM, litOn, press, selectorOf, settled, someLit } from '../src/kit/test/page.ts';
import { PATIENCE, until } from '../src/kit/test/patience.ts';
import { during } from './hall.ts';
import { keptOn, sitDown } from './kept.ts';

/** What moves on a page, and what has moved. */

/** Names of all that moves on the page now. */
export const moving = (page: Page): Promise<string[]> =>
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
export const watch = (page: Page): Promise<void> =>
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
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as Window & { seenMoving?: Set<string> }).seenMoving ?? [])]);

/** Gives the first answer that is lit, step by step, until it is taken. */
export async function answer(page: Page): Promise<void> {
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
export async function movedBy(
  comer: { readonly speed: Settings['speed']; readonly reducedMotion?: boolean },
  table: Parameters<typeof sitDown>[1],
  fits: (names: readonly string[]) => boolean,
  patience = PATIENCE,
): Promise<readonly string[]> {
  let names: readonly string[] = [];
  await during({ ...comer }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    await watch(page);
    await answer(page);
    names = await until(() => moved(page), fits, patience);
  });
  return names;
}
