import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amissOn } from './axe.ts';
import { FULL } from './full.ts';
import { fine, visit } from './hall.ts';
import { arrive, someScreens } from './screens.ts';
import { change, DESKTOP, PHONE, type Visit } from './visit.ts';

const THEMES = ['dark', 'light'] as const;
const WAYS = [
  { form: 'desktop', viewport: DESKTOP },
  { form: 'phone', viewport: PHONE },
].flatMap(form => THEMES.map(theme => ({ ...form, theme })));

describe('axe finds nothing serious or critical', () => {
  let here: Visit;
  beforeAll(async () => {
    // Contrast is worked out from all that lies over and under each other: nothing may be seen through.
    here = await visit({ reducedMotion: true, unpainted: false });
  });
  afterAll(() => here.close());

  test.each(someScreens(1, 5).map((screen, turn) => ({ screen, name: screen.name, turn })))('$name', async each => {
    const { page } = here;
    const found: string[] = [];
    await page.setViewportSize(DESKTOP);
    await arrive(page, each.screen);
    // Each screen in all ways; or in the next one of them.
    const turn = each.turn % WAYS.length;
    for (const { form, viewport, theme } of FULL ? WAYS : WAYS.slice(turn, turn + 1)) {
      await page.setViewportSize(viewport);
      await change(page, { theme });
      await page.waitForFunction(now => document.documentElement.dataset.theme === now, theme);
      for (const amiss of await amissOn(page)) found.push(`${form}, ${theme}: ${amiss}`);
    }
    expect(found).toEqual([]);
    fine(here);
  });
});
