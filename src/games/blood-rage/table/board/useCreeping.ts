import { useLayoutEffect, useRef, useState } from 'react';
import type { LandState } from './Land.tsx';

/**
 * Has this province just been doomed, or destroyed, before the reader's eyes? True until told that it has been seen.
 * What was so when the board was laid, and what changes by looking back, does not creep.
 */
export function useCreeping(state: LandState, looking: boolean): [boolean, () => void] {
  const before = useRef({ state, looking });
  const [creeping, setCreeping] = useState(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { state, looking };
    if (was.state === state) return;
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCreeping(moves && state !== 'standing' && !looking && !was.looking);
  }, [state, looking]);
  return [creeping, () => setCreeping(false)];
}
