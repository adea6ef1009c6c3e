/** Sums of a window on something larger. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of a drawing that is seen whole in a window. */
export function wholeIn(window: Size, drawing: Size): Size {
  const scale = Math.min(window.width / drawing.width, window.height / drawing.height);
  return { width: drawing.width * scale, height: drawing.height * scale };
}

/** A drawing that is seen whole may be so much smaller than it was drawn: more would be lost by not seeing all of it. */
const LITTLE = 0.85;

/** How much closer than whole a drawing begins that must not be much smaller than it was drawn; never further off. */
export function closeEnough(window: Size, drawing: Size): number {
  const { width } = wholeIn(window, drawing);
  return width > 0 && width < drawing.width * LITTLE ? drawing.width / width : 1;
}

export const zoomWithin = (zoom: number, most: number): number => Math.max(1, Math.min(most, zoom));

/** What a key does to a window: a new distance, or a step aside; nothing for keys that mean something else. */
export type Moved = { readonly zoom: number } | { readonly x: number; readonly y: number };

const CLOSER = 1.6;
const STEP = 80;

export function movedByKey(key: string, zoom: number): Moved | null {
  switch (key) {
    case '+':
    case '=':
      return { zoom: zoom * CLOSER };
    case '-':
      return { zoom: zoom / CLOSER };
    case '0':
      return { zoom: 1 };
    case 'ArrowLeft':
      return { x: -STEP, y: 0 };
    case 'ArrowRight':
      return { x: STEP, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -STEP };
    case 'ArrowDown':
      return { x: 0, y: STEP };
    default:
      return null;
  }
}

/** So far a mouse may stray and still have clicked. */
export const STRAY = 5;
export const hasDragged = (dx: number, dy: number): boolean => Math.hypot(dx, dy) > STRAY;
