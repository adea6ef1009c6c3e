/** The course of a turn: phases, what lords do one after the other, talk, and how it ends. */

import type { Frame } from '../../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Lord, Spot } from '../numbers.ts';

export const TURN = steps(
  'initiative',
  'diplomacy',
  'power',
  'events',
  'tokens',
  'dragon',
  'prospering',
  'taxes',
  'sif',
  'recruiting',
  'deathWind',
  'construction',
  'military',
  'campaigns',
  'upkeep',
  'end',
  'over',
);

/** One turn after the other, phase after phase. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** What comes next in this turn: see `phases/turn.ts`. */
  step: StepOf<typeof TURN>;
}

/** What is done lord by lord. */
export const TASKS = [
  'taxes',
  'recruiting',
  'construction',
  'military',
  'upkeep',
  'lure',
  'bards',
  'sif',
  'tokens',
  'death-wind',
  'second-round',
] as const;

export type Task = (typeof TASKS)[number];

export const ORDERED = steps('next', 'before', 'part', 'after');

/** Lords do the same thing, one after the other (SC-4.2, SC-O-order). */
export interface OrderedFrame extends Frame {
  readonly kind: 'ordered';
  step: StepOf<typeof ORDERED>;
  readonly task: number;
  /** Lords whose part has begun; the last of them is at it. */
  readonly begun: Lord[];
  /** For a second round of its own: storms that fleets have come through in the first, as `CampaignFrame` has them. */
  readonly weathered?: number[];
}

export const TALK = steps('begin', 'talk', 'announced', 'prisons');

/** Everybody talks with everybody (SC-5.1). What is said lies in the state: most of it is a secret of two. */
export interface TalkFrame extends Frame {
  readonly kind: 'talk';
  step: StepOf<typeof TALK>;
  /** Lords whose escape from prison was tried. */
  at: number;
}

export const TURN_END = steps('stone', 'islands');

export interface TurnEndFrame extends Frame {
  readonly kind: 'turn-end';
  step: StepOf<typeof TURN_END>;
}

/** A Stone that lies somewhere is taken up by one of several heroes (SC-A-stone-ground). */
export interface BearerFrame extends Frame {
  readonly kind: 'bearer';
  step: typeof START;
  readonly lord: Lord;
  readonly place: Spot;
}
