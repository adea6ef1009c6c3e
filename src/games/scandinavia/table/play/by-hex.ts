/** Whether the places of a question are single hexes or whole lands and seas: the name of a land stands for its capital, too. */
import type { ScandinaviaProps } from './play.ts';
import type { Target } from './targets.ts';

const HEX_PROMPTS: ReadonlySet<string> = new Set([
  ...['orders', 'where', 'fleet', 'beast', 'battles', 'take-off', 'upkeep', 'launch-at', 'stand', 'double', 'bards'],
  ...['death-wind', 'loki-payment'],
]);

export function isByHex(ask: ScandinaviaProps['ask'], touched: readonly Target[]): boolean {
  if (!ask) return true;
  // Heroes come to lands, and are dismissed where they stand.
  if (ask.prompt === 'heroes') return touched[0] === 'say:dismiss';
  return HEX_PROMPTS.has(ask.prompt) && !ask.choices.some(({ kind }) => kind === 'toward' || kind === 'choose-in');
}
