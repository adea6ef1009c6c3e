import type { CSSProperties } from 'react';
import type { BloodRageProps } from './play.ts';

type Speed = BloodRageProps['settings']['speed'];

/** How long a figure is on its way, in milliseconds. */
export const FLIGHT: Readonly<Record<Speed, number>> = { off: 0, fast: 260, normal: 520, slow: 900 };
/** How long seals take to crack, and doom to creep over a province. */
const REVEAL: Readonly<Record<Speed, number>> = { off: 0, fast: 200, normal: 360, slow: 700 };
/** How long Glory takes to count up. */
export const COUNT: Readonly<Record<Speed, number>> = { off: 0, fast: 300, normal: 700, slow: 1300 };
const DOOM: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1100, slow: 2000 };

/** The times that the sheets of this table are written in. */
export const motionOf = (speed: Speed): CSSProperties =>
  ({
    '--flight': `${FLIGHT[speed]}ms`,
    '--reveal': `${REVEAL[speed]}ms`,
    '--doom': `${DOOM[speed]}ms`,
    '--count': `${COUNT[speed]}ms`,
  }) as CSSProperties;
