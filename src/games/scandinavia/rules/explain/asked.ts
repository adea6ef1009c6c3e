/** What a question about a number names, read and checked. */

import type { Term } from '../../../../engine/contract/explain.ts';
import { BadInput } from '../../../../engine/input/bad-input.ts';
import { needName, needWhole } from '../../../../engine/input/need.ts';
import type { Asked } from '../../../../kit/rules/explaining.ts';
import type { Region } from '../../content/board.ts';
import { TAX_LEVELS, USUAL_TAX } from '../../content/taxes.ts';
import { spokesman } from '../lords.ts';
import { type Lord, lordNumber, regionNumber } from '../numbers.ts';
import type { State } from '../state.ts';

export type Question = Asked<State>;

/** The lord it is about: the one that is named, else the one who speaks for the seat. */
export function lordOf({ state, seat, field }: Question): Lord {
  const named = field('lord');
  const lord = named === undefined ? spokesman(state, seat) : needName(lordNumber, named, 'lord');
  if (lord < 0 || state.seatOf[lord] < 0) throw new BadInput('lord', 'nobody plays this lord');
  return lord;
}

export const regionOf = ({ field }: Question): Region => needName(regionNumber, field('region'), 'region');

/** A land that some lord or the barbarians hold. */
export function heldRegionOf(asked: Question): Region {
  const region = regionOf(asked);
  if (asked.state.owner[region] < 0) throw new BadInput('region', 'nobody holds this region');
  return region;
}

const levelNumber: Readonly<Record<string, number>> = Object.fromEntries(TAX_LEVELS.map((id, i) => [id, i]));
export const taxLevelOf = ({ field }: Question): number => needName(levelNumber, field('level') ?? USUAL_TAX, 'level');

const MOST_POINTS = 20;
export const pointsOf = ({ field }: Question): number => needWhole(field('points') ?? 0, 'points', 0, MOST_POINTS);

/** A part that adds nothing is not worth a line. */
export const saying = (terms: readonly Term[]): Term[] => terms.filter(({ amount }) => amount !== 0);
