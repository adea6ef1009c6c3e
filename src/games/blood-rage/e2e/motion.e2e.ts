import { describe, expect, test } from 'vitest';
import { FULL } from '../../../../e2e/full.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { answer, movedBy, moving } from '../../../../e2e/moving.ts';
import { click, press, settled } from '../../../kit/test/page.ts';
import { bloodRage } from '../rules/index.ts';

const { at } = gameOf(bloodRage.id);

const CRACKS = ['sk-fall-left', 'sk-fall-right', 'sk-turn-up'];
const DOOM = ['br-creep', 'br-spread'];

const all = (wanted: readonly string[]) => (names: readonly string[]) => wanted.every(name => names.includes(name));

describe('what is told by motion', () => {
  test.each(FULL ? (['fast', 'slow'] as const) : (['fast'] as const))(
    'seals crack when cards are revealed: %s',
    async speed => {
      const names = await movedBy({ speed }, at('decisive'), all(CRACKS));
      expect(names).toEqual(expect.arrayContaining(CRACKS));
    },
  );

  test.each(FULL ? (['fast', 'normal'] as const) : (['normal'] as const))(
    'doom creeps when a province falls: %s',
    async speed => {
      const names = await movedBy({ speed }, at('ragnarok'), all(DOOM));
      expect(names).toEqual(expect.arrayContaining(DOOM));
    },
  );

  test.each([
    { speed: 'off', reducedMotion: false },
    { speed: 'normal', reducedMotion: true },
  ] as const)('neither when motion is $speed, less motion wished for: $reducedMotion', async comer => {
    const tables = [at('decisive'), at('ragnarok')];
    for (const table of FULL ? tables : tables.slice(comer.reducedMotion ? 0 : 1).slice(0, 1)) {
      const some = (names: readonly string[]) => [...CRACKS, ...DOOM].some(name => names.includes(name));
      expect(await movedBy(comer, table, some, 1200)).not.toSatisfy(some);
    }
  });

  test('what was doomed and destroyed before one came lies still', async () => {
    await during({ speed: 'slow' }, async ({ page }) => {
      await sitDown(page, at('action'));
      await page.waitForSelector('.br-doom', { state: 'attached' });
      expect((await moving(page)).filter(name => DOOM.includes(name))).toEqual([]);
    });
  });

  test('a click goes through seals that crack and doom that creeps', async () => {
    await during({ speed: 'slow' }, async ({ page }) => {
      await sitDown(page, at('decisive'));
      await settled(page);
      await answer(page);
      await page.waitForSelector('.sk-reveal-half', { state: 'attached' });
      // The halves lie over everything and take nothing.
      const takes = await page
        .locator('.sk-reveal-half, .br-flight, .br-spread')
        .evaluateAll(all => all.filter(each => getComputedStyle(each).pointerEvents !== 'none').length);
      expect(takes).toBe(0);
      await click(page, '[data-act="go-on"]');
      await page.waitForSelector('.br-battle-reveal [data-over="true"]');
      await click(page, '[data-act="go-on"]');
      await page.waitForSelector('.br-battle-reveal', { state: 'detached' });
    });
  });

  test('with motion off a battle and the end of an Age are still shown, and wait for the reader', async () => {
    await during({ speed: 'off', seeing: true }, async ({ page }) => {
      for (const [moment, shown, verdict] of [
        ['decisive', '.br-battle-reveal', /^(You (win|lose), \d+ to \d+|A tie at \d+: nobody wins)$/],
        ['ragnarok', '.br-age-scene', /Glory/],
      ] as const) {
        await sitDown(page, at(moment));
        await settled(page);
        await answer(page);
        await page.waitForSelector(`${shown} [data-over="true"]`);
        expect(await page.innerText('.sk-scene-verdict')).toMatch(verdict);
        // Nothing is asked, and the reader alone goes on.
        expect(await page.locator('[data-target][data-lit="true"]').count()).toBe(0);
        await press(page, '[data-act="go-on"]');
        await page.waitForSelector(shown, { state: 'detached' });
      }
    });
  });
});
