import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in CSS pixels, kept up to date; nothing until it is measured. */
export function useBox<T extends Element>(): readonly [RefObject<T | null>, Box] {
  const ref = useRef<T>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // What is hidden keeps the size it had.
      if (width === 0 && height === 0) return;
      setBox(old => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
