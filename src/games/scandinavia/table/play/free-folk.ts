import type { Seat } from '../../../../engine/contract/ask.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { lordNumber, regionNumber } from '../../rules/numbers.ts';
import { readView } from '../../rules/read-view.ts';
import type { View } from '../../rules/view.ts';
import { freeFolk } from '../../rules/war/force.ts';
import { lordsOf } from './realm.ts';

/** How strong the people of each free land are against the reader's lord; for who only watches, against the first of the box. */
export function freeFolkIn(view: View, seat: Seat | null): ReadonlyMap<string, number> {
  const free = REGIONS.filter(id => view.regions[id].owner === null);
  if (free.length === 0) return new Map();
  const state = readView(view);
  const own = seat === null ? undefined : lordsOf(view, seat)[0];
  const lord = lordNumber[own ?? LORDS[FIRST]];
  return new Map(free.map(id => [id, freeFolk(state, regionNumber[id], lord).total]));
}
