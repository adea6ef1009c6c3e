import { expect, it } from 'vitest';
import { wander } from '../../../../kit/test/wander.ts';
import { heuristic } from '../../bot/heuristic.ts';
import { scandinavia } from '../../rules/index.ts';
import type { View } from '../../rules/view.ts';
import { campaignOf } from './reckon.ts';

/** Questions of a campaign are looked at up to here. */
const ENOUGH = 300;

it('whatever is asked in a campaign by hex, what can be reached and fought for is worked out', () => {
  const kinds = new Map<string, number>();
  let chances = 0;
  let underWay = 0;
  for (const { ask, view } of wander(scandinavia, { seed: 'reckon', games: 12, guide: heuristic })) {
    const campaign = campaignOf(view as View);
    if (!campaign) continue;
    const asked = (kinds.get(ask.prompt) ?? 0) + 1;
    kinds.set(ask.prompt, asked);
    const { plan } = campaign;
    // A fleet that has sailed has fewer points left than it had.
    if (plan) expect(plan.all).toBeGreaterThanOrEqual(plan.points);
    if (plan && plan.points < plan.all) underWay++;
    for (const chance of campaign.plan?.chances.values() ?? []) {
      chances++;
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(100);
    }
    if ([...kinds.values()].reduce((sum, n) => sum + n, 0) >= ENOUGH) break;
  }
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['orders', 'who', 'where']));
  expect(chances).toBeGreaterThan(0);
  expect(underWay).toBeGreaterThan(0);
});
