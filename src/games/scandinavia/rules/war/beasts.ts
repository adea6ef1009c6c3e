/** Where the Dragon and Loki may be set down (SC-8.6, SC-8.14, SC-A-beast-places). */
import { FIRST } from '../../../../kit/rules/ids.ts';
import { DRAGON, LOKI } from '../auctions/command.ts';
import { areAllies, isLord } from '../lords.ts';
import { FIRST_SEA, isRegion, JORULD, type Lord, type Place, type Side, type Spot } from '../numbers.ts';
import { countAt, isThere } from '../pieces.ts';
import type { State } from '../state.ts';
import { isAttack, islanders, mayEnd } from './reach.ts';

/** Whose land or island would be attacked there. */
const foes = (state: State, lord: Lord, place: Spot): Side[] =>
  isRegion(place) ? [state.owner[place]] : islanders(state, place).filter(side => !areAllies(state, lord, side));

export function mayBeSet(state: State, lord: Lord, place: Spot): boolean {
  if (!mayEnd(state, lord, place)) return false;
  // He comes to regions alone, and is always by himself (SC-8.14, SC-8.15).
  if (state.beast === LOKI && (!isRegion(place) || isThere(state, place, lord))) return false;
  if (!isAttack(state, lord, place)) return true;
  // The Dragon does not fight the brother of Helric (SC-C-joruld).
  return (
    state.beast !== DRAGON ||
    foes(state, lord, place).every(foe => !isLord(foe) || countAt(state, place, foe, JORULD) === 0)
  );
}

export function beastPlaces(state: State, lord: Lord): Spot[] {
  const places: Spot[] = [];
  for (let place: Place = FIRST; place < FIRST_SEA; place++) if (mayBeSet(state, lord, place)) places.push(place);
  return places;
}

export const mayUnleash = (state: State, lord: Lord): boolean =>
  state.beastLord === lord && state.beastPlace < 0 && beastPlaces(state, lord).length > 0;

/** Is the Dragon or Loki with a side at a place? */
export const beastWith = (state: State, place: Spot, side: Side): number =>
  state.beast >= 0 && state.beastPlace === place && state.beastLord === side ? state.beast : -1;
