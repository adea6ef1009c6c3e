import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { scandinavia } from '../rules/index.ts';

test('with motion off the end of a battle is still shown, by either rules, and waits for the reader', async () => {
  const { at } = gameOf(scandinavia.id);
  await during({ speed: 'off', pause: 'none', seeing: true }, async ({ page }) => {
    for (const moment of ['battle', 'clash']) {
      await sitDown(page, at(moment));
      await settled(page);
      await press(page, '[data-target="say:done"][data-lit="true"]');
      await page.waitForSelector('.sc-battle-scene [data-over="true"]');
      expect((await page.innerText('.sk-scene-verdict')).length).toBeGreaterThan(5);
      // Nothing is asked, and the reader alone goes on.
      expect(await page.locator('[data-target][data-lit="true"]').count()).toBe(0);
      await press(page, '[data-act="go-on"]');
      await page.waitForSelector('.sc-battle-scene', { state: 'detached' });
    }
  });
});

const EVENT = '[data-scene-kind="event"][data-over="true"]';
const GO_ON = '[data-act="go-on"]';
const ASKED = '[data-target][data-lit="true"], .sk-amount-number';

/** Runs in the page, where nothing can give way in between: what the event says, once creeds have been told. */
function eventTold([event, goOn]: readonly string[]): { words: string; said: string } | null {
  const scene = document.querySelector(event);
  const [card, verdict] = ['.sc-event-card', '.sk-scene-verdict'].map(part =>
    document.querySelector<HTMLElement>(part),
  );
  if (scene && card && verdict) return { words: card.innerText, said: verdict.innerText };
  if (document.querySelector('[data-scene-kind="power"][data-over="true"]'))
    document.querySelector<HTMLElement>(goOn)?.click();
  return null;
}

/** Runs in the page: goes on until something is asked. */
function goneOn([asked, goOn]: readonly string[]): boolean {
  if (document.querySelector(asked)) return true;
  document.querySelector<HTMLElement>(goOn)?.click();
  return false;
}

test('an event tells its words, and one touch of its line brings them back', async () => {
  const { at } = gameOf(scandinavia.id);
  await during({ speed: 'off', pause: 'none', seeing: true }, async ({ page }) => {
    await sitDown(page, at('offered'));
    await settled(page);
    await press(page, '[data-target="say:ready"][data-lit="true"]');
    const told = await (await page.waitForFunction(eventTold, [EVENT, GO_ON])).jsonValue();
    expect(told?.words.length).toBeGreaterThan(40);
    await page.waitForFunction(goneOn, [ASKED, GO_ON]);
    await page.keyboard.press('l');
    await page.locator('.sk-recap button', { hasText: told?.said ?? '' }).click();
    await page.waitForSelector(EVENT);
    expect(await page.innerText('.sc-event-card')).toBe(told?.words);
  });
});
