import { NONE } from '../../../../kit/rules/ids.ts';
import { type Lord, type Spot, TOKEN } from '../numbers.ts';
import { countAt, placesOf } from '../pieces.ts';
import type { State } from '../state.ts';

/** Where a lord's token stands: a place or a fleet, -1 where it is nowhere. */
export const tokenAt = (state: State, lord: Lord): Spot =>
  placesOf(state, lord).find(spot => countAt(state, spot, lord, TOKEN) > 0) ?? NONE;
