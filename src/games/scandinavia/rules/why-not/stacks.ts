/** Answers to a list of stacks that is too long: a land or sea comes first, and then only who stands in it. */
import type { ScandinaviaChoice } from '../choices.ts';
import { isIn, landFirst, landsOf } from '../hex/stacks.ts';
import { type Place, placeNumber, type Spot } from '../numbers.ts';
import type { Against } from './against.ts';

/**
 * Gives back whether this is all there is to say: else the choice is weighed as in any list. `spots`: of the stacks that
 * can be named, `named`: of the one that is.
 */
export function byLand(
  area: Place,
  spots: readonly Spot[],
  choice: ScandinaviaChoice,
  named: Spot | undefined,
  clause: string,
  against: Against,
): boolean {
  const { state } = against;
  const first = landFirst(spots, area);
  if (choice.kind === 'choose-in' && first) {
    against.when(!landsOf(state, spots).includes(placeNumber[choice.area]), clause, 'not-there');
    return true;
  }
  if (named !== undefined && !first) return against.when(!isIn(state, area, named), clause, 'not-there');
  if (choice.kind !== 'choose-in' && named === undefined && area < 0) return false;
  against.notNow();
  return true;
}
