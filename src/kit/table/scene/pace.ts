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

/** The beat that a scene begins with: without motion it is the last one, where all is told. */
export const firstBeat = ({ beats }: Scene, { speed, still }: Pace): number =>
  speed === 'off' || still ? beats.length - 1 : 0;

/** How long a beat stays, in milliseconds; null until the reader goes on. */
export function beatTime({ beats, waits }: Scene, at: number, { speed }: Pace): number | null {
  const last = at >= beats.length - 1;
  if (last && waits) return null;
  const lasts = beats[at]?.lasts ?? 1;
  return last ? END[speed] * Math.min(1, lasts) : BEAT[speed] * lasts;
}
