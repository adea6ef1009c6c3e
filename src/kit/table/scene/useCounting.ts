import { useEffect, useRef, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** A number on its way from what it was to what it is: so much of the way after so much of the time. */
export const countedTo = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, share)));

/** Counts to a number in so many milliseconds; at once where nothing may move. */
export function useCounting(value: number, lasts: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return undefined;
    if (lasts <= 0 || matchMedia(STILL).matches) {
      from.current = value;
      setShown(value);
      return undefined;
    }
    let frame = 0;
    let began: number | undefined;
    const count = (now: number) => {
      began ??= now;
      const share = (now - began) / lasts;
      from.current = countedTo(start, value, share);
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      from.current = value;
    };
  }, [value, lasts]);
  return shown;
}
