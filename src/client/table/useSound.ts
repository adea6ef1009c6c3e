import { useEffect, useRef } from 'react';
import type { Heard } from '../../engine/match/match.ts';
import { knock } from './sound.ts';

/** A figure is set down, and two knocks call whoever is to act. */
export function useSound(on: boolean, fresh: readonly Heard[], yours: boolean): void {
  const heard = useRef(fresh);
  const called = useRef(yours);
  useEffect(() => {
    if (on && heard.current !== fresh && fresh.length > 0) knock(420, 0.5);
    heard.current = fresh;
  }, [on, fresh]);
  useEffect(() => {
    if (on && yours && !called.current) {
      knock(240, 0.9, 0.12);
      knock(240, 0.9, 0.3);
    }
    called.current = yours;
  }, [on, yours]);
}
