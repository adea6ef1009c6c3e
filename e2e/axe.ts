import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page that is serious or critical, each with some of the places where it is. */
export async function amissOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, impact, help, nodes }) => {
    if (impact !== 'serious' && impact !== 'critical') return [];
    const where = nodes.slice(0, 5).map(node => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`);
    return [`${id} (${impact}): ${help}, ${nodes.length} times\n    ${where.join('\n    ')}`];
  });
}
