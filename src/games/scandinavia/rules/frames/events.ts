/** What happens to everybody: events, and the beasts that are sold. */

import type { Calls, Frame, Returns } from '../../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Lord, Place, Spot } from '../numbers.ts';

export const EVENTS = steps('roll', 'creed');

/** The events of a turn, each played out before the next is rolled (SC-A-event-one-by-one). */
export interface EventsFrame extends Frame {
  readonly kind: 'events';
  step: StepOf<typeof EVENTS>;
  /** Events still to come, and dice rolled for them. */
  left: number;
  rolls: number;
  /** Once double omens were rolled: 1 and the events before them. */
  omens: number;
  /** Events of this turn, in their order. */
  readonly drawn: number[];
}

export const EVENT_STEPS = steps('begin', 'begun');

/** One event. Its rule says what the list means (`events/events.ts`). */
export interface EventFrame extends Frame {
  readonly kind: 'event';
  step: StepOf<typeof EVENT_STEPS>;
  readonly event: number;
  at: number;
  list: number[];
}

export const DRAGON_BIDS = steps('bid', 'won', 'lord');

/** Sealed bids for the Dragon (SC-8.3 to SC-8.5). */
export interface DragonBidsFrame extends Frame {
  readonly kind: 'dragon-bids';
  step: StepOf<typeof DRAGON_BIDS>;
  /** The seat that has won it, -1 before. */
  seat: number;
}

export const LOKI_AUCTION = steps('begin', 'bid', 'won', 'lord');

/** Loki is sold aloud (SC-8.10 to SC-8.13). */
export interface LokiAuctionFrame extends Frame, Calls<'loki-payment'> {
  readonly kind: 'loki-auction';
  step: StepOf<typeof LOKI_AUCTION>;
  /** Whose turn it is, the highest bid so far, and whose it is (-1: nobody's). */
  at: number;
  bid: number;
  best: number;
  /** By seat: 1 has passed, 2 could not pay. */
  readonly passed: number[];
}

/** Who has won Loki pays, in gold and units; returns whether he could. */
export interface LokiPaymentFrame extends Frame, Returns<boolean> {
  readonly kind: 'loki-payment';
  step: typeof START;
  readonly seat: number;
  due: number;
  /** The stack of which a unit is to be given, -1 for none yet. */
  place: Spot;
  lord: Lord;
  /** The land or sea that was named first, where there are many stacks. */
  area?: Place;
}
