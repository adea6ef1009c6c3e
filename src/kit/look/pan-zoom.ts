/** Sums of a window on something larger. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of a drawing, as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
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

/** A window that can be moved over something larger, as browsers tell it. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** What lies in the middle of the window, as shares of all there is. */
export const middleOf = (pane: Scrolled): Share => ({
  x: (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth,
  y: (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight,
});

/** So much of a window, at each edge, is not in sight enough: most of what lies there is cut. */
const EDGE = 0.08;

/** Is it seen in the window, and not at its very edge? */
export function isInSight({ x, y }: Share, pane: Scrolled): boolean {
  const within = (at: number, from: number, size: number, all: number): boolean => {
    const off = at * all - from;
    // At the end of the drawing there is nothing more to be seen beyond the edge.
    const least = from <= 0 ? 0 : size * EDGE;
    const most = from + size >= all ? size : size * (1 - EDGE);
    return off >= least && off <= most;
  };
  return (
    within(x, pane.scrollLeft, pane.clientWidth, pane.scrollWidth) &&
    within(y, pane.scrollTop, pane.clientHeight, pane.scrollHeight)
  );
}

/** How the window lay when it was last laid out. */
export interface Laid extends Size {
  readonly left: number;
  readonly top: number;
}

/** Has somebody moved the window since? That it has another size by now, and is pushed along by that, is nobody's wish. */
export function isMoved(pane: Scrolled, laid: Laid): boolean {
  const sized = Math.abs(pane.clientWidth - laid.width) >= 1 || Math.abs(pane.clientHeight - laid.height) >= 1;
  return !sized && (pane.scrollLeft !== laid.left || pane.scrollTop !== laid.top);
}

export const zoomWithin = (zoom: number, most: number): number => Math.max(1, Math.min(most, zoom));

const CLOSER = 1.6;
/** Stops this near to each other are one. */
const ALIKE = 1.12;

/** Distances worth stopping at, the whole first, out of scales: those that are nearer than it, and no nearer than can be. */
export function stopsFor(scales: readonly number[], whole: number, most: number): readonly number[] {
  const stops = [1];
  for (const scale of scales) {
    const zoom = whole > 0 ? scale / whole : 1;
    if (zoom > (stops.at(-1) ?? 1) * ALIKE && zoom <= most) stops.push(zoom);
  }
  return stops;
}

/** One step nearer or further: to the next stop where there are any, else by so much. */
export function nextStop(zoom: number, by: 1 | -1, stops?: readonly number[]): number {
  if (!stops) return by > 0 ? zoom * CLOSER : zoom / CLOSER;
  const passed = (stop: number) => (by > 0 ? stop > zoom * 1.02 : stop < zoom / 1.02);
  return (by > 0 ? stops.find(passed) : stops.findLast(passed)) ?? (by > 0 ? zoom * CLOSER : 1);
}

/** How many of these scales a window is nearer than. */
export const distanceAt = (scale: number, steps: readonly number[]): number =>
  steps.filter(step => scale >= step).length;

/** What a key does to a window: a new distance, or a step aside; nothing for keys that mean something else. */
export type Moved = { readonly zoom: number } | { readonly x: number; readonly y: number };

const STEP = 80;

export function movedByKey(key: string, zoom: number, stops?: readonly number[]): Moved | null {
  switch (key) {
    case '+':
    case '=':
      return { zoom: nextStop(zoom, 1, stops) };
    case '-':
      return { zoom: nextStop(zoom, -1, stops) };
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
