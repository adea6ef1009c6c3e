import { expect, test } from 'vitest';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import * as moments from './moments.ts';
import { until } from './patience.ts';
import { press, settled } from './table.ts';

test('an action in the making is named with its cost, and a step back asks again', async () => {
  await during({}, async ({ page }) => {
    const words = () => page.innerText('.sk-prompt-say');
    const says = async (what: string) => expect(await until(words, now => now === what)).toBe(what);
    await sitDown(page, moments.action());
    await settled(page);
    await says('Your turn: choose an action');
    await press(page, '[data-target="reserve:warrior"]');
    await says('Invade · 1 Rage');
    await page.keyboard.press('Escape');
    await says('Your turn: choose an action');
    await press(page, '.sk-prompt-acts .sk-btn:nth-child(2)');
    await says('March · 1 Rage');
  });
});
