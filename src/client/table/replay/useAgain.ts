import { useEffect, useMemo, useState } from 'react';
import type { Moment } from '../../../host/protocol.ts';
import type { PlayedScene, Scene } from '../../../kit/table/scene/scene.ts';
import type { TableExtras } from '../../../kit/table/table-module.ts';
import { allOf, type Hearing } from '../heard.ts';
import type { TableLine } from '../table-line.ts';
import { atItsEnd, heardOf, scenesAgain } from './again.ts';

/** Milliseconds that somebody stays at a moment before it is looked into: a thumb that is dragged passes many. */
const STAYS = 150;
const NONE: readonly Scene[] = [];

export interface Again {
  /** The climax that is seen again; null while the board is. */
  readonly scene: PlayedScene | null;
  /** To the next one, and after the last back to the board; null where there is nothing to see again. */
  readonly toggle: (() => void) | null;
}

/** Climaxes of the act that is looked back at: each can be seen again at its end. */
export function useAgain(line: TableLine, past: Moment | null, hearing: Hearing, extras: TableExtras): Again {
  const [found, setFound] = useState<{ readonly of: Moment; readonly scenes: readonly Scene[] } | null>(null);
  const [index, setIndex] = useState<{ readonly of: Moment; readonly at: number } | null>(null);
  useEffect(() => {
    if (!past || past.at < 1 || !extras.scenes) return;
    const heard = heardOf(allOf(hearing), past.at);
    if (heard.length === 0) return;
    let stale = false;
    const timer = setTimeout(() => {
      line.lookBack(past.seat, past.at - 1).then(before => {
        if (!stale) setFound({ of: past, scenes: scenesAgain(extras.scenes, heard, before, past) });
      }, console.warn);
    }, STAYS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [line, past, hearing, extras]);
  const scenes = past !== null && found?.of === past ? found.scenes : NONE;
  const at = past !== null && index?.of === past ? index.at : null;
  return useMemo(() => {
    const next = at === null ? 0 : at + 1;
    const toggle =
      past && scenes.length > 0 ? () => setIndex(next < scenes.length ? { of: past, at: next } : null) : null;
    return { scene: at === null || !toggle ? null : atItsEnd(scenes[at], toggle), toggle };
  }, [past, scenes, at]);
}
