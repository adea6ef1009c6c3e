/** What a lord does in his own lands: taxes, those who ask for gold, recruits, buildings, upkeep. */

import type { Calls, Frame, Returns } from '../../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Region } from '../../content/board.ts';
import type { Lord, Place, Spot } from '../numbers.ts';

export const TAXES = steps('levels', 'region', 'pillage', 'collect');

export interface TaxesFrame extends Frame {
  readonly kind: 'taxes';
  step: StepOf<typeof TAXES>;
  readonly lord: Lord;
  /** The level of each region of his that can be taxed, -1 where none is named yet. */
  readonly levels: number[];
  /** The region whose level is named next, where each has its own. */
  region: Region;
  /** Regions that were pillaged (SC-C-pillage). */
  readonly pillaged: Region[];
}

/** Governors ask for gold, region by region (SC-C-call-of-gold). */
export interface LureFrame extends Frame {
  readonly kind: 'lure';
  step: typeof START;
  readonly lord: Lord;
}

/** Heroes ask for gold (SC-C-bards). */
export interface BardsFrame extends Frame {
  readonly kind: 'bards';
  step: typeof START;
  readonly lord: Lord;
  /** Place, hero and count of those who were paid. */
  readonly paid: number[];
}

/** The feast of Sif (SC-C-sif). */
export interface SifFrame extends Frame {
  readonly kind: 'sif';
  step: typeof START;
  readonly lord: Lord;
}

export const RECRUITING = steps('begin', 'token', 'heroes', 'bard', 'troops', 'entice', 'surcharge', 'after', 'end');

export interface RecruitingFrame extends Frame, Calls<'take-off'> {
  readonly kind: 'recruiting';
  step: StepOf<typeof RECRUITING>;
  readonly lord: Lord;
  /** Regions where a hero was tried, in this order; 1: all temples are gone through. */
  readonly heroes: number[];
  temples: number;
  /** A hero who has just come and asks for his song (SC-C-bards), -1 for none; and the region in hand. */
  hero: number;
  region: Region;
  // By region.
  /** Units recruited, -1 where nothing was tried; -2 where it failed. */
  readonly counts: number[];
  readonly points: number[];
  readonly enticed: number[];
  /** Region and surcharge of each try. */
  readonly tries: number[];
  /** Spot and piece of each recruit. */
  readonly recruited: number[];
}

/** Undead that Lord Krosen takes off the board to have counters for new ones; returns how many (SC-A-undead-pool). */
export interface TakeOffFrame extends Frame, Returns<number> {
  readonly kind: 'take-off';
  step: typeof START;
  readonly lord: Lord;
  /** Where the new ones are to stand: none are taken off there. */
  readonly place: Spot;
  wanted: number;
  taken: number;
}

export const CONSTRUCTION = steps('begin', 'fervour', 'place', 'what', 'sea');

export interface ConstructionFrame extends Frame {
  readonly kind: 'construction';
  step: StepOf<typeof CONSTRUCTION>;
  readonly lord: Lord;
  /** The region in hand, or the island where Dwarves are fitted out. */
  region: Place;
  /** Regions whose people have built for nothing, or may still. */
  readonly fervour: number[];
  /** 1: nothing more is pulled down (SC-11.1). */
  built: number;
  /** Regions that were looked at without doing anything since something was done. */
  readonly idle: number[];
}

export const UPKEEP = steps('pay', 'place', 'piece');

export interface UpkeepFrame extends Frame {
  readonly kind: 'upkeep';
  step: StepOf<typeof UPKEEP>;
  readonly lord: Lord;
  /** Where units are disbanded, and which. */
  place: Spot;
  piece: number;
  /** The land or sea that was named first, where there are many stacks. */
  area?: Place;
}
