import { useCallback, useState } from 'react';
import { BadInput } from '../engine/bad-input.ts';
import { useSpeech } from './speech.tsx';

interface Attempt {
  /** What went wrong, in words for people; null while all is well. */
  readonly trouble: string | null;
  readonly busy: boolean;
  attempt(work: () => Promise<void>): Promise<void>;
}

/** Does something that may fail, and says so where it was tried. */
export function useTrouble(): Attempt {
  const { say } = useSpeech();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      setTrouble(null);
      try {
        await work();
      } catch (error) {
        // What was wrong with a file is worth reading word for word; anything else is a fault of ours.
        const theirs = error instanceof BadInput;
        if (!theirs) console.error(error);
        setTrouble(theirs ? error.message : say('hall.trouble'));
      } finally {
        setBusy(false);
      }
    },
    [say],
  );
  return { trouble, busy, attempt };
}
