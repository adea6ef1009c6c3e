/** Where the Dragon and Loki may be set down by the advanced rules: on any hex of land (SC-21.25, SC-A-beast-places). */
import { DRAGON, LOKI } from '../auctions/command.ts';
import { fleetsAt, isManned } from '../fleets.ts';
import { isLord } from '../lords.ts';
import { deckOf, isRegion, JORULD, type Lord, type Side, type Spot } from '../numbers.ts';
import { countAt, isThere } from '../pieces.ts';
import type { State } from '../state.ts';
import { foeAt } from './foes.ts';
import { groundOf } from './ground.ts';
import { passageFor } from './passage.ts';
import { OPEN, STOP } from './search.ts';
import { countIn, regionAt } from './standing.ts';

/** The Dragon does not fight the brother of Helric, nor in a region that he defends, wherever in it he stands (SC-C-joruld). */
function isJorulds(state: State, foe: Side, spot: Spot): boolean {
  if (!isLord(foe)) return false;
  // A crew would go ashore to fight, and he with it (SC-21.17).
  const decks = fleetsAt(state, spot, foe).map(deckOf);
  if ([spot, ...decks].some(at => countAt(state, at, foe, JORULD) > 0)) return true;
  const region = regionAt(state, spot);
  return region >= 0 && state.owner[region] === foe && countIn(state, region, foe, JORULD) > 0;
}

/** May it be set down on a spot of the board? */
function takesBeast(state: State, lord: Lord): (spot: Spot) => boolean {
  const ground = groundOf(state);
  const passage = passageFor(state, { lord, way: 'air', armed: true });
  return spot => {
    if (ground.isSea[spot] || (passage[spot] !== OPEN && passage[spot] !== STOP)) return false;
    // He comes to regions alone, and is always by himself (SC-8.14, SC-8.15).
    if (state.beast === LOKI)
      return (
        isRegion(ground.areaOf[spot]) &&
        !isThere(state, spot, lord) &&
        !fleetsAt(state, spot, lord).some(fleet => isManned(state, fleet))
      );
    return state.beast !== DRAGON || !isJorulds(state, foeAt(state, lord, spot), spot);
  };
}

export const beastSpots = (state: State, lord: Lord): Spot[] => groundOf(state).spots.filter(takesBeast(state, lord));

export const mayUnleash = (state: State, lord: Lord): boolean =>
  state.beastLord === lord && state.beastPlace < 0 && groundOf(state).spots.some(takesBeast(state, lord));
