import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isAdvisable } from '../../../bots/advise/advise.ts';
import type { Warning } from '../../../bots/advise/warn.ts';
import type { Ask, Choice } from '../../../engine/contract/ask.ts';
import { think } from '../../thinking/think.ts';

/** An answer before it counts. */
export interface Weighed {
  readonly choice: Choice;
  readonly ask: Ask;
  /** Null as long as it is thought about. */
  readonly warning: Warning | null;
}

export interface Warned {
  readonly choose: (choice: Choice) => void;
  /** What is held back: to be thought about, or to be asked about. */
  readonly weighed: Weighed | null;
  readonly doIt: () => void;
  readonly thinkAgain: () => void;
}

interface Asked {
  readonly game: string;
  readonly view: unknown;
  readonly ask: Ask | null;
}

/** Who is about to throw much away is asked first, where that is switched on; anything else is passed on as before. */
export function useWarning({ game, view, ask }: Asked, on: boolean, choose: (choice: Choice) => void): Warned {
  const [held, setHeld] = useState<Weighed | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const thinkAgain = useCallback(() => {
    stop.current();
    setHeld(null);
  }, []);
  const weighed = held !== null && held.ask === ask ? held : null;
  const pass = useCallback(
    (choice: Choice) => {
      thinkAgain();
      choose(choice);
    },
    [choose, thinkAgain],
  );
  const warned = useCallback(
    (choice: Choice) => {
      if (!on || !ask || !isAdvisable(ask)) {
        choose(choice);
        return;
      }
      stop.current();
      setHeld({ choice, ask, warning: null });
      stop.current = think(
        { kind: 'warn', game, view, ask, choice, luck: crypto.randomUUID() },
        found => {
          if (found.kind !== 'warning') return;
          if (found.warning) setHeld({ choice, ask, warning: found.warning });
          else pass(choice);
        },
        why => {
          // Who cannot be warned is not held up.
          console.warn(why);
          pass(choice);
        },
      );
    },
    [on, game, view, ask, choose, pass],
  );
  const doIt = useCallback(() => {
    if (weighed) pass(weighed.choice);
  }, [weighed, pass]);
  return useMemo(() => ({ choose: warned, weighed, doIt, thinkAgain }), [warned, weighed, doIt, thinkAgain]);
}
