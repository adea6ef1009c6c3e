/** Marches and voyages, by either rules. */

import type { Frame } from '../../../../engine/contract/frames.ts';
import { type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Fleet, Lord, Place, Spot } from '../numbers.ts';

/** Steps of a lord's moves by either rules. */
const MOVES = [
  'begin',
  'orders',
  'who',
  'count',
  'riders',
  'passenger',
  'where',
  'fleet',
  'boardCount',
  'beast',
  'battles',
] as const;

export const MILITARY = steps(...MOVES);

/** What a lord has in hand while he moves, and what he has moved, by either rules. */
interface Moving extends Frame {
  readonly lord: Lord;
  /** What is in hand: from where, which piece (`EVERYBODY`: all who can), how many, who rides or is carried along. */
  from: Spot;
  piece: number;
  count: number;
  readonly riders: number[];
  /** A unit that Ermanaric takes along, -1 for none. */
  passenger: number;
  /** The fleet in hand, -1 for none. */
  fleet: Fleet;
  /** Points of each fleet that are left. */
  readonly points: number[];
  /** Fleets that were looked at without doing anything since something was done. */
  readonly idle: number[];
  /** Moved pieces, a lot of numbers each: where they are now, piece, count, where they came from (a fleet: they landed). */
  readonly moved: number[];
  /** Fleets that have put in or attacked, and where they came from. */
  readonly landed: number[];
  /** Storms that a fleet has come through: fleet × places + sea. */
  readonly weathered: number[];
  /** How often the Stone was handed on. */
  handed: number;
}

/** One lord's marches, and then his battles (SC-12.1, SC-13.1). Lots are of four numbers. */
export interface MilitaryFrame extends Moving {
  readonly kind: 'military';
  step: StepOf<typeof MILITARY>;
}

export const CAMPAIGN = steps(...MOVES, 'toward', 'landCount', 'beastToward');

/** The same by the advanced rules, in one round or two (SC-21.3). Lots are of five numbers: the last are points left. */
export interface CampaignFrame extends Moving {
  readonly kind: 'campaign';
  step: StepOf<typeof CAMPAIGN>;
  /** The round that is played, and the last that this frame plays. */
  round: number;
  readonly last: number;
  /** The land or sea that was named first. */
  area: Place;
}
