import type { Advice } from '../../bots/advise/advise.ts';
import type { Piece } from '../../bots/analysis/analyse.ts';
import type { Ask, Seat } from '../../engine/contract/ask.ts';
import type { Log } from '../../engine/match/log.ts';

/** From the page to the worker that thinks for its reader. */
export interface AdviceWish {
  readonly kind: 'advise';
  readonly game: string;
  /** What the reader's seat sees, and is asked. */
  readonly view: unknown;
  readonly ask: Ask;
  readonly luck: string;
}

/** A game that is over, to be looked into by what a seat knew, or with all cards open. */
export interface AnalysisWish {
  readonly kind: 'analyse';
  readonly game: string;
  readonly log: Log;
  readonly seat: Seat;
  readonly open: boolean;
}

export type Wish = AdviceWish | AnalysisWish;

export type Found = { readonly kind: 'advice'; readonly advice: Advice } | Piece;
