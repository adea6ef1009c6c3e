import { expect } from 'vitest';
import { type Ask, type Choice, listed } from '../../engine/contract/ask.ts';
import { pathsOf, touch } from '../table/play/paths.ts';
import { START, type Target, type Touching, type Way } from '../table/play/touching.ts';

/**
 * Touches lit things one after the other in every way there is: that must reach each listed answer and each range of
 * numbers, and nothing else; and whatever was touched can be taken back.
 */
export function expectAllReached<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  ask: Ask<C>,
  view: V,
): void {
  const paths = pathsOf(touching, ask, view);
  const reached = new Set<unknown>();
  const known = new Set<string>();
  const explore = (way: Way<T>): void => {
    const key = JSON.stringify(way);
    if (known.has(key)) return;
    known.add(key);
    const { chosen, range, lit, ...at } = paths.at(way);
    if (chosen) reached.add(chosen);
    if (range) reached.add(range);
    if (chosen && !listed(ask, chosen)) expect.fail(`${key} leads to ${JSON.stringify(chosen)}, which is not listed`);
    if (!chosen && !range && lit.size === 0) expect.fail(`${key} leads nowhere`);
    for (let back = way; back !== START; ) {
      const before = paths.back(back);
      if (JSON.stringify(before) === JSON.stringify(back)) expect.fail(`${JSON.stringify(back)} cannot be taken back`);
      back = before;
    }
    for (const target of lit) explore(touch({ ...at, chosen, range, lit }, target));
  };
  explore(START);
  for (const answer of [...ask.choices, ...(ask.ranges ?? [])]) {
    if (!reached.has(answer)) expect.fail(`${ask.prompt}: no way leads to ${JSON.stringify(answer)}`);
  }
}
