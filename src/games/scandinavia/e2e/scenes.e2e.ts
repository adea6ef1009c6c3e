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

test('an event has its words in sight for as long as they need, and one touch of its line brings them back', async () => {
  const { at } = gameOf(scandinavia.id);
  await during({ speed: 'off', pause: 'none', seeing: true }, async ({ page }) => {
    await sitDown(page, at('offered'));
    await settled(page);
    await press(page, '[data-target="say:ready"][data-lit="true"]');
    const event = '[data-scene-kind="event"][data-over="true"]';
    // Creeds are told first.
    for (const scene of ['[data-scene-kind="power"][data-over="true"]', event]) {
      await page.waitForSelector(scene);
      if (scene !== event) await press(page, '[data-act="go-on"]');
    }
    const words = await page.innerText('.sc-event-card');
    const said = await page.innerText('.sk-scene-verdict');
    // Whoever reads slowly still sees it when a scene that a look tells is over.
    await page.waitForTimeout(2500);
    expect(await page.innerText('.sc-event-card')).toBe(words);
    // Others may follow.
    const asked = '[data-target][data-lit="true"], .sk-amount-number';
    while ((await page.locator(asked).count()) === 0) {
      const goOn = page.locator('[data-act="go-on"]');
      if (await goOn.count()) await goOn.click();
      await page.waitForSelector(`${asked}, [data-act="go-on"]`);
    }
    await page.keyboard.press('l');
    await page.locator('.sk-recap button', { hasText: said }).click();
    await page.waitForSelector(event);
    expect(await page.innerText('.sc-event-card')).toBe(words);
  });
});
