import { useMemo, useRef } from 'react';
import { useKeys } from '../../keys/keys.tsx';
import { KEYS } from '../../keys/remap.ts';
import { useSpeech } from '../../speech.tsx';
import type { Replay } from './useReplay.ts';

/** The keys of looking back. */
export function useReplayKeys(replay: Replay): void {
  const { say } = useSpeech();
  const latest = useRef(replay);
  latest.current = replay;
  useKeys(
    useMemo(() => {
      const goBy = (by: number) => () => latest.current.goTo(latest.current.index + by);
      return {
        title: say('hall.replay'),
        shortcuts: [
          { key: 'ArrowLeft', label: say('hall.replay.previous'), run: goBy(-1) },
          { key: 'ArrowRight', label: say('hall.replay.next'), run: goBy(1) },
          { key: 'Home', label: say('hall.replay.beginning'), run: () => latest.current.goTo(0) },
          {
            key: 'End',
            label: say('hall.replay.last'),
            run: () => latest.current.goTo(latest.current.steps.length - 1),
          },
          { key: KEYS.play, label: say('hall.replay.play'), run: () => latest.current.play(!latest.current.playing) },
          { key: 'Escape', label: say('hall.replay.now'), run: () => latest.current.end() },
        ],
      };
    }, [say]),
  );
}
