/** Where the plank of a tooltip opens, and when. */

export type Prefer = 'above' | 'below' | 'beside';

const GAP = 9;
const EDGE = 6;
/** A finger that stays so long asks what it lies on. */
export const LONG_PRESS = 450;
/** And a pointer that rests so long. */
export const HOVER = 160;

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Where words stand beside what they are about, within the window. */
export function place(anchor: DOMRect, tip: DOMRect, prefer: Prefer): Spot {
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const [roomX, roomY] = [window.innerWidth, window.innerHeight];
  if (prefer === 'beside') {
    const right = anchor.right + GAP;
    const left = right + tip.width < roomX - EDGE ? right : anchor.left - GAP - tip.width;
    return {
      left: within(left, tip.width, roomX),
      top: within(anchor.top + (anchor.height - tip.height) / 2, tip.height, roomY),
    };
  }
  const above = anchor.top - GAP - tip.height;
  const below = anchor.bottom + GAP;
  const goesAbove = prefer === 'below' ? below + tip.height > roomY - EDGE && above > EDGE : above > EDGE;
  return {
    left: within(anchor.left + (anchor.width - tip.width) / 2, tip.width, roomX),
    top: within(goesAbove ? above : below, tip.height, roomY),
  };
}
