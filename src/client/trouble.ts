import { useCallback, useState } from 'react';
import { BadInput } from '../engine/input/bad-input.ts';
import { badWords } from './bad-words.ts';
import { type Speech, useSpeech } from './speech.tsx';

interface Attempt {
  /** What went wrong, in words for people; null while all is well. */
  readonly trouble: string | null;
  readonly busy: boolean;
  attempt(work: () => Promise<void>): Promise<void>;
}

/** How trouble is told: what is no fault of ours has words of its own. */
export interface Words {
  say(error: unknown, say: Speech['say']): string;
  foreseen(error: unknown): boolean;
}

/** What was wrong with a file is worth telling; anything else is a fault of ours. */
const plainWords: Words = {
  say: (error, say) => (error instanceof BadInput ? badWords(error, say) : say('hall.trouble')),
  foreseen: error => error instanceof BadInput,
};

/** Does something that may fail, and says so where it was tried. */
export function useTrouble(words: Words = plainWords): Attempt {
  const { say } = useSpeech();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setFailed(null);
      try {
        await work();
      } catch (error) {
        if (!words.foreseen(error)) console.error(error);
        setFailed({ error });
      } finally {
        setBusy(false);
      }
    },
    [words],
  );
  return { trouble: failed && words.say(failed.error, say), busy, attempt };
}
