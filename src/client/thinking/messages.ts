import type { Advice } from '../../bots/advise/advise.ts';
import type { Warning } from '../../bots/advise/warn.ts';
import type { Piece } from '../../bots/analysis/analyse.ts';
import type { Ask, Choice, Seat } from '../../engine/contract/ask.ts';
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

/** Does what the reader is about to answer throw much away? */
export interface WarningWish extends Omit<AdviceWish, 'kind'> {
  readonly kind: 'warn';
  readonly choice: Choice;
}

/** A game that is over, to be looked into by what a seat knew, or with all cards open. */
export interface AnalysisWish {
  readonly kind: 'analyse';
  readonly game: string;
  readonly log: Log;
  readonly seat: Seat;
  readonly open: boolean;
}

export type Wish = AdviceWish | WarningWish | AnalysisWish;

export type Found =
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'warning'; readonly warning: Warning | null }
  | Piece;
