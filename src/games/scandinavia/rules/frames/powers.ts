/** Spells, and where tokens stand. */

import type { Frame } from '../../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Region } from '../../content/board.ts';
import type { Lord, Place, Side, Spot } from '../numbers.ts';

/** A token is put where its lord likes: after the events, or after an escape (SC-16.3, SC-16.36). */
export interface TokenFrame extends Frame {
  readonly kind: 'token';
  step: typeof START;
  readonly lord: Lord;
  /** 1: he has to be placed anew. */
  readonly escaped: number;
}

/** On which hex of the region a token stands (SC-21.39). */
export interface StandFrame extends Frame {
  readonly kind: 'stand';
  step: typeof START;
  readonly lord: Lord;
  readonly region: Region;
}

export const SPELL_KINDS = ['cursed-waters', 'death-omen', 'doubling', 'time-paralysis', 'death-wind'] as const;

export const SPELL = steps('cast', 'piece');

/** A window in which one lord may cast a spell, or the Stone's wind blow. */
export interface SpellFrame extends Frame {
  readonly kind: 'spell';
  step: StepOf<typeof SPELL>;
  readonly spell: number;
  readonly lord: Lord;
  /** Whose part of the phase it is, -1 where it is nobody's. */
  readonly target: Lord;
  /** Place, and the side whose piece is struck, once named. */
  place: Spot;
  side: Side;
  /** The land or sea that was named first, where there are many stacks. */
  area?: Place;
  /** Place and piece of what was recruited (SC-C-doubling). */
  readonly recruited: number[];
}
