import type { Fact } from '../../engine/contract/facts.ts';
import type { Speaker } from '../../engine/text/text.ts';

/**
 * The newest of what has happened, as far as it is told at all; what stands in the prompt while acts are shown. What only
 * follows from something else gives way to it.
 */
export function lastTold(
  facts: readonly Fact[],
  speaker: Pick<Speaker, 'fact'>,
  follows: (fact: Fact) => boolean = () => false,
): string {
  for (let at = facts.length - 1; at >= 0; at--) {
    if (follows(facts[at])) continue;
    const line = speaker.fact(facts[at]);
    if (line !== null) return line;
  }
  return '';
}
