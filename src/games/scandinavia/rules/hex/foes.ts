/** Whom a lord meets on a spot: the people of a capital, troops, crews, a beast (SC-21.16 to SC-21.18). */
import { FIRST } from '../../../../kit/rules/ids.ts';
import { crewOf, fleetsAt, isManned } from '../fleets.ts';
import { areAllies, isLord } from '../lords.ts';
import { asSide, FLEET_COUNT, type Fleet, isRegion, type Lord, type Side, type Spot } from '../numbers.ts';
import { firstAt, isThere, NOBODY, sideOfKey, spotOfKey, unitsAt } from '../pieces.ts';
import type { State } from '../state.ts';

/** Nobody stands in the way; -1 are the commoners of independent land. */
export const NO_FOE = asSide(-2);

const isFoe = (state: State, lord: Lord, side: Side): boolean =>
  side !== lord && side !== NOBODY && !(isLord(side) && areAllies(state, lord, side));

/** The side that a battle would be against, if one follows there: nobody's troops, crews or capital, no battle (SC-21.16). */
export function foeAt(state: State, lord: Lord, spot: Spot): Side {
  const { keys, fleetLord, fleetPlace } = state;
  for (let i = firstAt(state, spot); i < keys.length && spotOfKey(keys[i]) === spot; i++) {
    const side = sideOfKey(keys[i]);
    if (isFoe(state, lord, side)) return side;
  }
  if (isRegion(spot) && state.owner[spot] !== lord) return state.owner[spot];
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    if (fleetPlace[fleet] !== spot || fleetLord[fleet] < 0) continue;
    if (isFoe(state, lord, fleetLord[fleet]) && isManned(state, fleet)) return fleetLord[fleet];
  }
  const { beast, beastLord, beastPlace } = state;
  return beast >= 0 && beastPlace === spot && isFoe(state, lord, beastLord) ? beastLord : NO_FOE;
}

export const isAttack = (state: State, lord: Lord, spot: Spot): boolean => foeAt(state, lord, spot) !== NO_FOE;

/** Heroes do not end a move alone where there would be a battle (SC-A-heroes-alone). */
export const heroMayEnd = (state: State, lord: Lord, spot: Spot): boolean =>
  !isAttack(state, lord, spot) || unitsAt(state, spot, lord) > 0;

/** Is a lord there, with pieces, a crew or a beast of his? */
export function isPresent(state: State, lord: Lord, spot: Spot): boolean {
  if (isThere(state, spot, lord) || (state.beastLord === lord && state.beastPlace === spot)) return true;
  return fleetsAt(state, spot, lord).some(fleet => crewOf(state, fleet) > 0);
}

/** Empty fleets of enemies, which whoever stays there burns (SC-A-empty-enemy-fleet). */
export const deserted = (state: State, lord: Lord, spot: Spot): Fleet[] =>
  fleetsAt(state, spot).filter(fleet => isFoe(state, lord, state.fleetLord[fleet]) && !isManned(state, fleet));
