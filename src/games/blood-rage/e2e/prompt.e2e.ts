import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { press, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';

test('an action in the making is named with its cost, and a step back asks again', async () => {
  await during({}, async ({ page }) => {
    const words = () => page.innerText('.sk-prompt-say');
    const says = async (what: string) => expect(await until(words, now => now === what)).toBe(what);
    await sitDown(page, gameOf(bloodRage.id).main());
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
