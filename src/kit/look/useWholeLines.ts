import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** How many whole lines of a text are in sight in so much room; 0 where there is no room for one. */
export const wholeLines = (room: number, line: number): number => Math.max(0, Math.floor((room + 1) / line));

/** Cuts off what there is no room for, all of them together: to ask and to change by turns would lay the page out each time. */
function shorten(boxes: readonly Element[]): void {
  const texts = boxes.flatMap(box => [...box.querySelectorAll<HTMLElement>('.sk-card-text > span')]);
  for (const { style, parentElement } of texts) {
    if (style.webkitLineClamp) style.webkitLineClamp = '';
    if (style.display) style.display = '';
    parentElement?.removeAttribute('data-cut');
  }
  const over = texts.flatMap(text => {
    const room = text.parentElement?.clientHeight ?? 0;
    if (text.scrollHeight <= room + 1) return [];
    return [{ text, lines: wholeLines(room, Number.parseFloat(getComputedStyle(text).lineHeight)) }];
  });
  for (const { text, lines } of over) {
    text.style.webkitLineClamp = String(lines);
    text.parentElement?.setAttribute('data-cut', '');
    if (lines === 0) text.style.display = 'none';
  }
}

let observer: ResizeObserver | undefined;

/** For a box of a fixed size with a card's text in it: where that is longer it ends with a whole line, and says that it goes on. */
export function useWholeLines<E extends HTMLElement>(text: ReactNode): RefObject<E | null> {
  const ref = useRef<E>(null);
  // What is observed is looked at once it is laid out: when it comes, when its size changes, and when its words do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    observer ??= new ResizeObserver(entries => shorten(entries.map(({ target }) => target)));
    const eyes = observer;
    eyes.observe(box);
    return () => eyes.unobserve(box);
  }, [text]);
  return ref;
}
