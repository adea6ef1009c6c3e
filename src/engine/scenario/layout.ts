import type { Content } from '../contract/content.ts';
import { readOptions } from '../contract/options.ts';
import type { Scenario, ScenarioModule } from './scenario.ts';
import type { Layout } from './world.ts';

/** The table of a scenario, before its first step. */
export function layoutOf(scenario: Scenario, { rules, scenario: terms }: ScenarioModule, content: Content): Layout {
  const { seats, seed = 'scenario', draws = [], given } = scenario;
  const sides = terms?.sides ? { [terms.sides]: seats } : {};
  const options = readOptions(rules.options, { ...scenario.options, ...sides }, seats.length);
  return { options, seats: seats.length, content, seed, given, draws };
}
