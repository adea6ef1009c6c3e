import type { Advice } from '../../bots/advise/advise.ts';
import type { Ask } from '../../engine/contract/ask.ts';

/** From the page to the worker that thinks for its reader. */
export interface AdviceWish {
  readonly kind: 'advise';
  readonly game: string;
  /** What the reader's seat sees, and is asked. */
  readonly view: unknown;
  readonly ask: Ask;
  readonly luck: string;
}

export type Wish = AdviceWish;

export type Found = { readonly kind: 'advice'; readonly advice: Advice };
