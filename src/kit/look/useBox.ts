import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Box {
  readonly width: number;
  readonly height: number;
}

const NOTHING: Box = { width: 0, height: 0 };

/** Sizes as they were last measured, by name: what is drawn anew in its old place mostly has the size it had. */
const known = new Map<string, Box>();
let listening = false;

function remember(name: string | undefined, box: Box): void {
  if (name === undefined) return;
  if (!listening) addEventListener('resize', () => known.clear());
  listening = true;
  known.set(name, box);
}

/**
 * The size of an element in CSS pixels, kept up to date; nothing until it is measured. What comes and goes has a `name`: it
 * is drawn in the size that it had last time, and only if that has changed it is drawn once more in the same frame. To ask
 * for a size while things are being changed is to lay out the whole page at once, and then again.
 */
export function useBox<T extends Element>(name?: string): readonly [RefObject<T | null>, Box] {
  const ref = useRef<T>(null);
  const [box, setBox] = useState<Box>(() => (name === undefined ? undefined : known.get(name)) ?? NOTHING);
  const measured = useRef(box);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // What is hidden keeps the size it had.
      if (width === 0 && height === 0) return;
      const { current } = measured;
      if (current.width === width && current.height === height) return;
      measured.current = { width, height };
      remember(name, measured.current);
      setBox(measured.current);
    };
    if (measured.current === NOTHING) measure();
    let looks = 0;
    const observer = new ResizeObserver(() => (looks++ === 0 ? flushSync(measure) : measure()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return [ref, box];
}
