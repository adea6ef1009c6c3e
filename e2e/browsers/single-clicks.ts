import type { Browsed } from '../../src/kit/test/page.ts';

type Click = Browsed['mouse']['click'];

/** When a driver takes a click for the second one of a double click. */
interface Doubling {
  /** So soon after the one before it, in milliseconds. */
  readonly within: number;
  /** Wherever it is, or on the same pixel alone. */
  readonly where: 'anywhere' | 'there';
}

/**
 * Clicks that are single ones. Chromium's driver is told how often it clicks; others count for themselves, and the second
 * click of a double click does nothing at a table.
 */
export function singly(click: Click, { within, where }: Doubling): Click {
  let last = { x: Number.NaN, y: Number.NaN, at: Number.NEGATIVE_INFINITY };
  return async (x, y, options) => {
    const near = where === 'anywhere' || (Math.round(last.x) === Math.round(x) && Math.round(last.y) === Math.round(y));
    const early = near ? last.at + within - performance.now() : 0;
    if (early > 0) await new Promise(later => setTimeout(later, early));
    await click(x, y, options);
    last = { x, y, at: performance.now() };
  };
}
