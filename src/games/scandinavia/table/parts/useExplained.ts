import { useEffect, useState } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import type { ScandinaviaProps } from '../play/play.ts';

/** A number of the game that is asked for: what it is about, and of what. */
export type Question = Readonly<Record<string, string | number>> & { readonly about: string };

/** What the rules say to some questions, in their order; null for each until they have spoken. */
export function useExplained(
  { explain, view }: Pick<ScandinaviaProps, 'explain' | 'view'>,
  questions: readonly Question[],
): readonly (Explanation | null)[] {
  const key = JSON.stringify(questions);
  // A question must be somebody's; whose lord it is about, it names itself.
  const seat = view.seat ?? 0;
  const [told, setTold] = useState<{ readonly key: string; readonly answers: readonly (Explanation | null)[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the questions, and the view for what they are about
  useEffect(() => {
    let wanted = true;
    void Promise.all(questions.map(question => explain({ seat, ...question }).catch(() => null))).then(answers => {
      if (wanted) setTold({ key, answers });
    });
    return () => {
      wanted = false;
    };
  }, [key, view]);
  return told?.key === key ? told.answers : questions.map(() => null);
}
