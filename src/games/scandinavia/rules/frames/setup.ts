/** Lords are picked, and take their first lands. */

import type { Frame } from '../../../../engine/contract/frames.ts';
import { type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Region } from '../../content/board.ts';
import type { Lord } from '../numbers.ts';

export const PICKING = steps('roll', 'pick');

/** Lords are picked: in the order of the dice, second ones in the reverse order (SC-3.2, SC-A-lord-picks). */
export interface PickingFrame extends Frame {
  readonly kind: 'picking';
  step: StepOf<typeof PICKING>;
  /** Seats in the order in which they pick, and how many have. */
  order: number[];
  at: number;
}

export const OPENING = steps('first', 'second', 'together', 'buildings', 'troops');

/** A lord takes his first lands, and sets up what his sheet gives him (SC-3.5 to SC-3.9). */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  step: StepOf<typeof OPENING>;
  readonly lord: Lord;
  readonly regions: Region[];
  /** Buildings still to be set up; and troops, by piece. */
  free: number;
  army: number[];
}
