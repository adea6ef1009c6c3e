import { useCallback, useState } from 'react';
import { BadInput } from '../engine/bad-input.ts';
import { type Speech, useSpeech } from './speech.tsx';

interface Attempt {
  /** What went wrong, in words for people; null while all is well. */
  readonly trouble: string | null;
  readonly busy: boolean;
  attempt(work: () => Promise<void>): Promise<void>;
}

/** What was wrong with a file is worth reading word for word; anything else is a fault of ours. */
function wordsFor({ say }: Speech, error: unknown): string {
  if (error instanceof BadInput) return error.message;
  console.error(error);
  return say('hall.trouble');
}

/** Does something that may fail, and says so where it was tried; `words` says it. */
export function useTrouble(words: (speech: Speech, error: unknown) => string = wordsFor): Attempt {
  const speech = useSpeech();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setTrouble(null);
      try {
        await work();
      } catch (error) {
        setTrouble(words(speech, error));
      } finally {
        setBusy(false);
      }
    },
    [speech, words],
  );
  return { trouble, busy, attempt };
}
