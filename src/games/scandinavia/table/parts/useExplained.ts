import { useMemo } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import type { ScandinaviaProps } from '../play/play.ts';

/** A number of the game that is asked for: what it is about, and of what. */
export type Question = Readonly<Record<string, string | number>> & { readonly about: string };

/** What the rules say to some questions, in their order; null to one that has no answer. */
export function useExplained(
  { view, reckon }: Pick<ScandinaviaProps, 'view' | 'reckon'>,
  questions: readonly Question[],
): readonly (Explanation | null)[] {
  const key = JSON.stringify(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the questions
  return useMemo(() => explained({ view, reckon }, questions), [key, view, reckon]);
}

/** They are about what is seen: while a scene is played, or when looking back, that is not how the table stands by now. */
export const explained = (
  { view, reckon }: Pick<ScandinaviaProps, 'view' | 'reckon'>,
  questions: readonly Question[],
): readonly (Explanation | null)[] => questions.map(question => reckon(view, { seat: view.seat ?? 0, ...question }));
