/** Does it scroll along this side, and is there more of it than can be seen? */
function scrolls(element: Element, side: 'x' | 'y'): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const flow = side === 'x' ? overflowX : overflowY;
  const over = side === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  return over > 1 && (flow === 'auto' || flow === 'scroll');
}

/** How far to go so that what reaches from one place to the other is in sight; its beginning, where not all of it can be. */
export function shiftFor(from: number, to: number, [start, end]: readonly [number, number], edge = 6): number {
  if (to - from > end - start - 2 * edge) return from < start || from > end - edge ? from - start - edge : 0;
  if (from < start + edge) return from - start - edge;
  return to > end - edge ? to - end + edge : 0;
}

/** Whatever scrolls on the table goes to where something in it is lit: all of it where it fits, else the first. */
export function bringLitIntoSight(root: Element): void {
  const inside = new Map<Element, Element[]>();
  for (const lit of root.querySelectorAll('[data-lit="true"]')) {
    if (!lit.checkVisibility()) continue;
    for (let box = lit.parentElement; box && box !== root.parentElement; box = box.parentElement) {
      if (scrolls(box, 'x') || scrolls(box, 'y')) inside.set(box, [...(inside.get(box) ?? []), lit]);
    }
  }
  for (const [box, things] of inside) {
    const room = box.getBoundingClientRect();
    const rects = things.map(thing => thing.getBoundingClientRect());
    const all = (side: 'left' | 'right' | 'top' | 'bottom', of: (...values: number[]) => number) =>
      of(...rects.map(rect => rect[side]));
    const wide = shiftFor(all('left', Math.min), all('right', Math.max), [room.left, room.right]);
    const high = shiftFor(all('top', Math.min), all('bottom', Math.max), [room.top, room.bottom]);
    if (wide !== 0 || high !== 0) box.scrollBy(scrolls(box, 'x') ? wide : 0, scrolls(box, 'y') ? high : 0);
  }
}

/** What is told just now on a stage that scrolls is in sight. */
export function bringNowIntoSight(stage: Element): void {
  const told = stage.querySelector('[data-now="true"]');
  if (!told || !scrolls(stage, 'y')) return;
  const [room, part] = [stage.getBoundingClientRect(), told.getBoundingClientRect()];
  stage.scrollBy(0, shiftFor(part.top, part.bottom, [room.top, room.bottom]));
}
