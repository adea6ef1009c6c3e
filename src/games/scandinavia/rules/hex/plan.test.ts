import { expect, it } from 'vitest';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { scandinavia } from '../index.ts';
import { spotName } from '../names.ts';
import { spotNumber } from '../numbers.ts';
import { readView } from '../read-view.ts';
import { hexTable, type TestTable } from '../testing.ts';
import { isClosed, type Plan, planOf } from './plan.ts';

const LORDS = ['eurich', 'sandra'] as const;
const marching = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });

/** What a reader sees of the plan, in names. */
function planned(t: TestTable): { plan: Plan; costs: Record<string, number>; way: (to: string) => string[] } {
  const state = readView(t.view('eurich'));
  const frame = innermost(state, 'campaign');
  const plan = frame && planOf(state, frame);
  if (!plan) throw new Error('nothing is in hand');
  const { spots, costs } = plan.found;
  return {
    plan,
    costs: Object.fromEntries(spots.map((spot, i) => [spotName(spot), costs[i]])),
    way: to => plan.wayTo(spotNumber[to]).map(spotName),
  };
}

const foreseen = (t: TestTable, choice: ScandinaviaChoice): Explanation =>
  scandinavia.explain(t.view('eurich'), t.seat('eurich'), { about: 'choice', choice });

it('each spot in reach has its price, the cheapest way there, and what is closed to the troop', () => {
  const t = hexTable(LORDS, marching({ pieces: { koregan: { eurich: { viking: 1 } } } }));
  t.does('eurich', { kind: 'march', from: 'koregan' });
  const { plan, costs, way } = planned(t);
  expect(plan.points).toBe(4);
  expect(costs).toMatchObject({ f2: 1, g2: 2, h1: 3 });
  expect(way('h1')).toEqual(['f2', 'g2', 'h1']);
  expect(isClosed(plan.cost(spotNumber.f1))).toBe(true);
  expect(plan.cost(spotNumber.f2)).toBe(1);
  for (const { to } of t.of('eurich', 'go'))
    expect(foreseen(t, { kind: 'go', to }).prices).toEqual([{ what: 'points', cost: costs[to], left: 4 - costs[to] }]);
});

it('of everybody the one pays who pays least; whoever cannot follow stays', () => {
  const t = hexTable(LORDS, marching({ pieces: { koregan: { eurich: { viking: 1, 'hero-4': 1 } } } }));
  t.does('eurich', { kind: 'march', from: 'koregan' });
  const before = planned(t);
  t.does('eurich', { kind: 'everybody' });
  const { plan, costs, way } = planned(t);
  // What is seen before anybody was named is what everybody could do.
  expect(costs).toEqual(before.costs);
  expect(plan.points).toBe(9);
  // Hills are closed to Vikings, to a hero they are not.
  expect(isClosed(plan.cost(spotNumber.f1))).toBe(false);
  expect(way('f1')).toEqual(['f1']);
});

it('a fleet sails by its own points, and what it has spent is gone', () => {
  const t = hexTable(LORDS, marching({ fleets: { 'fleet-1': { lord: 'eurich', place: 'n3' } } }));
  t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
  const first = planned(t);
  const [to, cost] = Object.entries(first.costs).find(([, paid]) => paid === 3) ?? ['', 0];
  t.does('eurich', { kind: 'steer', to });
  expect(planned(t).plan.points).toBe(first.plan.points - cost);
  expect(first.way(to)).toHaveLength(3);
});

it('a march to where enemies stand tells how the battle would end', () => {
  const pieces = { koregan: { eurich: { viking: 3 } }, h1: { sandra: { goblin: 1 } } };
  const t = hexTable(LORDS, marching({ pieces }));
  t.does('eurich', { kind: 'march', from: 'koregan' });
  t.does('eurich', { kind: 'everybody' });
  const told = foreseen(t, { kind: 'go', to: 'h1' });
  expect(told.chance).toBeGreaterThan(80);
  expect(foreseen(t, { kind: 'go', to: 'g2' }).chance).toBeUndefined();
  t.does('eurich', { kind: 'go', to: 'h1' });
  t.does('eurich', { kind: 'to-battle' });
  if (t.asked()[0] === 'eurich battles') expect(foreseen(t, { kind: 'fight', at: 'h1' }).chance).toBe(told.chance);
});
