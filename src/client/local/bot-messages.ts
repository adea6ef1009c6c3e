import type { Answer, Question } from '../../host/bots/runner.ts';

/** From a table's worker to that of its bots. */
export interface ToBots {
  readonly id: number;
  readonly question: Question;
}

/** `began`: the game is loaded, and the bot thinks. `unable`: its game cannot be loaded there. */
export type FromBots =
  | { readonly kind: 'began'; readonly id: number }
  | { readonly kind: 'unable'; readonly id: number; readonly why: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };
