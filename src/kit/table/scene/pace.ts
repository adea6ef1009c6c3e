import type { TableSettings } from '../table-props.ts';
import type { Scene } from './scene.ts';

type Speed = TableSettings['speed'];

/** How fast scenes are shown, and to whom nothing may move. */
export interface Pace {
  readonly speed: Speed;
  /** Less motion is wished for. */
  readonly still: boolean;
}

/** Milliseconds that an ordinary beat takes. */
const BEAT: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1000, slow: 1800 };
/** How long the end of somebody else's scene stays: what it came to is read at any speed. */
const END: Readonly<Record<Speed, number>> = { off: 1600, fast: 1600, normal: 3200, slow: 6000 };

/** Milliseconds that a letter takes who reads it for the first time: who turns motion off does not read any faster for it. */
const LETTER: Readonly<Record<Speed, number>> = { off: 45, fast: 45, normal: 60, slow: 80 };

/** The beat that a scene begins with: without motion it is the last one, where all is told. */
export const firstBeat = ({ beats, begun = 0 }: Scene, { speed, still }: Pace): number =>
  speed === 'off' || still ? beats.length - 1 : Math.min(begun, beats.length - 1);

/** With motion off only ends are shown, and one that breaks off has none: all of it comes when it goes on. */
export const isShown = ({ verdict }: Scene, { speed }: Pace): boolean => verdict !== null || speed !== 'off';

/** How long a beat stays, in milliseconds; null until the reader goes on. `letters` are to be read at its end. */
export function beatTime({ beats, waits, verdict }: Scene, at: number, { speed }: Pace, letters = 0): number | null {
  const last = at >= beats.length - 1 && verdict !== null;
  if (last && waits) return null;
  const lasts = beats[at]?.lasts ?? 1;
  return last ? Math.max(END[speed] * Math.min(1, lasts), LETTER[speed] * letters) : BEAT[speed] * lasts;
}
