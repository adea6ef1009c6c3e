import { useMemo } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { explain } from '../../rules/explain.ts';
import type { View } from '../../rules/view.ts';

/** A number of the game that is asked for: what it is about, and of what. */
export type Question = Readonly<Record<string, string | number>> & { readonly about: string };

/** What the rules say to some questions, in their order; null to one that has no answer, such as taxes of nobody's land. */
export function useExplained(
  { view }: { readonly view: View },
  questions: readonly Question[],
): readonly (Explanation | null)[] {
  const key = JSON.stringify(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the questions
  return useMemo(() => explained(view, questions), [key, view]);
}

/** They are about what is seen: while a scene is played, or when looking back, that is not how the table stands by now. */
export const explained = (view: View, questions: readonly Question[]): readonly (Explanation | null)[] =>
  questions.map(question => {
    try {
      // A question must be somebody's; whose lord it is about, it names itself.
      return explain(view, view.seat ?? 0, { seat: view.seat ?? 0, ...question });
    } catch {
      return null;
    }
  });
