/** What a scenario may expect of a whole view, or of two tables at once. */

import { difference as parting } from '../conformance/difference.ts';
import type { Seat } from '../contract/ask.ts';
import { difference, shown } from './pattern.ts';
import type { Sum } from './scenario.ts';
import type { Location } from './source.ts';
import { lookUpAll, readPath } from './view-path.ts';
import type { World } from './world.ts';

/** Do the numbers at these paths add up? */
export function expectSum(
  view: unknown,
  { of, is }: Sum,
  seats: readonly string[],
): { readonly at: Location; readonly message: string } | undefined {
  let total = 0;
  const parts: string[] = [];
  for (const [i, path] of of.entries()) {
    for (const looked of lookUpAll(view, readPath(path) ?? [], seats)) {
      if (looked.missing !== undefined) return { at: ['of', i], message: looked.missing };
      if (typeof looked.value !== 'number') {
        return { at: ['of', i], message: `is ${shown(looked.value)}, and only numbers can be added up` };
      }
      total += looked.value;
      parts.push(String(looked.value));
    }
  }
  const differs = difference(is, total, seats);
  return differs && { at: ['is'], message: `expected ${differs.expected}, found ${total} = ${parts.join(' + ')}` };
}

/** Where a name stands in what a seat has before it, as a value or as the name of a field; undefined when nowhere. */
export function expectNowhere(seen: unknown, name: string): string | undefined {
  const look = (value: unknown, path: string): string | undefined => {
    if (value === name) return path;
    if (value === null || typeof value !== 'object') return undefined;
    for (const [field, inner] of Object.entries(value)) {
      const here = Array.isArray(value) ? `${path}[${field}]` : `${path}${path && '.'}${field}`;
      const found = field === name ? here : look(inner, here);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return look(seen, '');
}

/** What tells two tables apart for a seat that should not notice; undefined when nothing does. */
export function expectAlike(here: World, there: World, seat: Seat): string | undefined {
  if (here.same(there)) return 'the two tables are the same, so that they look alike proves nothing';
  const [one, other] = [here.all(seat), there.all(seat)];
  return one === other ? undefined : `expected the same here and elsewhere; ${parting(one, other)}`;
}
