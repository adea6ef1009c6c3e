/** Runs in the page: texts that reach beyond something that hides what reaches beyond it. */
export function findClipped(mayEnd: readonly string[]): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest('svg') || parent.closest(mayEnd.join())) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 0 && rect.height > 0);
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      const hides = (axis: string) => axis === 'hidden' || axis === 'clip';
      const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll';
      const sideways = rects.some(rect => rect.right > area.right + 1.5 || rect.left < area.left - 1.5);
      // Letters reach a little over their line by nature.
      const down = rects.some(rect => rect.bottom > area.bottom + 4 || rect.top < area.top - 4);
      if ((sideways && hides(style.overflowX)) || (down && hides(style.overflowY))) {
        const way = sideways && hides(style.overflowX) ? 'sideways' : 'down';
        found.add(
          `"${node.textContent.trim().slice(0, 40)}" is cut ${way} by .${box.getAttribute('class') ?? box.tagName}`,
        );
        break;
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed') break;
    }
  }
  return [...found];
}
