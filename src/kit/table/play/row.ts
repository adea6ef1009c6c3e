import { type Ask, type Choice, sameChoice } from '../../../engine/contract/ask.ts';

/** One of several answers that are given in a row: to the question in these words, and to no other. */
export interface InRow<C extends Choice> extends Pick<Ask<C>, 'prompt' | 'args'> {
  readonly choice: C;
}

const isAbout = <C extends Choice>({ prompt, args, choice }: InRow<C>, ask: Ask<C>): boolean =>
  prompt === ask.prompt &&
  JSON.stringify(args ?? {}) === JSON.stringify(ask.args ?? {}) &&
  ask.choices.some(listed => sameChoice(listed, choice));

/** What is left of a row when this is asked: questions that went without an answer are passed over. Nothing where none is meant. */
export function restOfRow<C extends Choice>(row: readonly InRow<C>[], ask: Ask<C> | null): readonly InRow<C>[] {
  const at = ask ? row.findIndex(each => isAbout(each, ask)) : -1;
  return at < 0 ? [] : row.slice(at);
}
