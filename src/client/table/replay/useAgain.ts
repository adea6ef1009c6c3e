import { useEffect, useMemo, useState } from 'react';
import type { Heard } from '../../../engine/match/match.ts';
import type { Moment } from '../../../host/protocol.ts';
import type { PlayedScene, Scene } from '../../../kit/table/scene/scene.ts';
import type { TableExtras } from '../../../kit/table/table-module.ts';
import { allOf, type Hearing } from '../heard.ts';
import type { TableLine } from '../table-line.ts';
import { atItsEnd, heardOf, nextAgain, readAgain, scenesAgain } from './again.ts';
import type { Replay } from './useReplay.ts';

/** Milliseconds that somebody stays at a moment before it is looked into: a thumb that is dragged passes many. */
const STAYS = 150;
const NONE: Pick<Found, 'scenes' | 'heard'> = { scenes: [], heard: [] };

interface Found {
  readonly of: Moment;
  readonly scenes: readonly Scene[];
  readonly heard: readonly Heard[];
}

export interface Again {
  /** The climax that is seen again; null while the board is. */
  readonly scene: PlayedScene | null;
  /** To the next one, and after the last back to the board; null where there is nothing to see again. */
  readonly toggle: (() => void) | null;
}

/** Climaxes of the act that is looked back at: each can be seen again at its end, and is at once where a line led to it. */
export function useAgain(
  line: TableLine,
  past: Moment | null,
  replay: Pick<Replay, 'line'>,
  hearing: Hearing,
  extras: TableExtras,
): Again {
  const { line: led } = replay;
  const [found, setFound] = useState<Found | null>(null);
  /** Null is the board. */
  const [index, setIndex] = useState<{
    readonly of: Moment;
    readonly led: number | null;
    readonly at: number | null;
  } | null>(null);
  useEffect(() => {
    if (!past || past.at < 1 || !extras.scenes) return;
    const heard = heardOf(allOf(hearing), past.at);
    if (heard.length === 0) return;
    let stale = false;
    const timer = setTimeout(() => {
      line.lookBack(past.seat, past.at - 1).then(before => {
        if (!stale) setFound({ of: past, heard, scenes: scenesAgain(extras.scenes, heard, before, past) });
      }, console.warn);
    }, STAYS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [line, past, hearing, extras]);
  const { scenes, heard } = past !== null && found?.of === past ? found : NONE;
  const read = readAgain(scenes, heard, led);
  const at = past !== null && index?.of === past && index.led === led ? index.at : read;
  return useMemo(() => {
    const next = nextAgain(scenes.length, at, read);
    const toggle = past && scenes.length > 0 ? () => setIndex({ of: past, led, at: next }) : null;
    return { scene: at === null || !toggle ? null : atItsEnd(scenes[at], toggle), toggle };
  }, [past, led, scenes, at, read]);
}
