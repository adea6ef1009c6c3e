/** Where something lies on the map that the same table draws; nothing while the map waits behind a screen. */
function onMap(from: Element, target: string): Element | null {
  const id = target.slice(target.indexOf(':') + 1);
  const found = from
    .closest('[data-part="table"]')
    ?.querySelector(`.sc-map :is([data-target="${target}"], [data-place="${id}"])`);
  return found?.checkVisibility() ? found : null;
}

/** Brings it into the middle of the map's window. */
export function bringToMiddle(from: Element, target: string): void {
  const thing = onMap(from, target);
  thing?.scrollIntoView({ block: 'center', inline: 'center' });
  // The window learns of it before the question goes on: a longer prompt would push it back to where it lay.
  thing?.closest('.sk-panzoom-pane')?.dispatchEvent(new Event('scroll'));
}

/** The same, unless its middle is in sight already: what one sees stays where it is. */
export function bringIntoSight(from: Element, target: string): void {
  const thing = onMap(from, target);
  const window = thing?.closest('.sk-panzoom-pane')?.getBoundingClientRect();
  if (!thing || !window) return;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < window.left || x > window.right || y < window.top || y > window.bottom) bringToMiddle(from, target);
}
