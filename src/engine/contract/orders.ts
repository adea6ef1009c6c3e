import type { Ask, Choice } from './ask.ts';

/**
 * What a seat may leave to the host, so that a game over days need not wait for it: "rest if I cannot pay". Its words are
 * `order.<id>` and `order.<id>.text`.
 */
export interface StandingOrder<C extends Choice = Choice, V = unknown> {
  readonly id: string;
  /**
   * What it answers to a question, from what its seat may see; null where it says nothing. Sealed questions are never put
   * to it: who saw how soon an answer was in would know it.
   */
  answer(ask: Ask<C>, view: V): C | null;
}

/** The listed answer of this kind, to this question and no other: what most orders are. */
export const ifAsked =
  <C extends Choice>(prompt: string, kind: C['kind']) =>
  (ask: Ask<C>): C | null =>
    ask.prompt === prompt ? (ask.choices.find(choice => choice.kind === kind) ?? null) : null;
