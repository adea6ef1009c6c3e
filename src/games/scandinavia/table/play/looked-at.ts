/** Which place is looked at, where nobody has said so. */
import { REGIONS } from '../../content/regions.ts';
import type { ScandinaviaProps } from './play.ts';
import { lordsOf } from './realm.ts';
import type { Target } from './targets.ts';
import { isPlace } from './words.ts';

/** Nobody's land yet: the seat of the emperors. */
const THRONE = 'selorian';

/** The last place on the way, else what the question is about; null where neither names one. */
export function placeNamed(
  { ask, view }: Pick<ScandinaviaProps, 'ask' | 'view'>,
  touched: readonly Target[],
): string | null {
  const [, last] = touched.findLast(target => target.startsWith('place:'))?.split(':') ?? [];
  if (last !== undefined) return last;
  const { region, from, at, fleet } = ask?.args ?? {};
  // A fleet in hand is where it lies.
  const moored = typeof fleet === 'string' ? view.fleets[fleet]?.place : undefined;
  for (const place of [region, from, at, moored]) if (typeof place === 'string' && isPlace(place)) return place;
  return null;
}

/** Until a place was named or touched: the first land of the reader. */
export function firstLooked({ view, seat }: Pick<ScandinaviaProps, 'view' | 'seat'>): string {
  const own: readonly string[] = seat === null ? [] : lordsOf(view, seat);
  return REGIONS.find(each => own.includes(view.regions[each].owner ?? '')) ?? THRONE;
}
