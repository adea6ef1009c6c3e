import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fine, visit } from './hall.ts';
import { arrive, SCREENS } from './screens.ts';
import { change, DESKTOP, PHONE, type Visit } from './visit.ts';

const FORMS = [
  { form: 'desktop', viewport: DESKTOP },
  { form: 'phone', viewport: PHONE },
] as const;

describe('axe finds nothing serious or critical', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit({ reducedMotion: true });
  });
  afterAll(() => here.close());

  test.each(SCREENS)('$name', async screen => {
    const { page } = here;
    const found: string[] = [];
    await page.setViewportSize(DESKTOP);
    await arrive(page, screen);
    for (const { form, viewport } of FORMS) {
      await page.setViewportSize(viewport);
      for (const theme of ['dark', 'light'] as const) {
        await change(page, { theme });
        await page.waitForFunction(now => document.documentElement.dataset.theme === now, theme);
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
          .analyze();
        for (const { id, impact, help, nodes } of violations) {
          if (impact !== 'serious' && impact !== 'critical') continue;
          const where = nodes.slice(0, 5).map(node => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`);
          found.push(
            `${form}, ${theme}: ${id} (${impact}): ${help}, ${nodes.length} times\n    ${where.join('\n    ')}`,
          );
        }
      }
    }
    expect(found).toEqual([]);
    fine(here);
  });
});
