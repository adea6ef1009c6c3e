import type { Box } from '../../../kit/look/useBox.ts';

/** How the sides of a battle are drawn: at length, lower, in two lines on a phone, or slim, in one line each. */
export type StripForm = 'tall' | 'dense' | 'narrow' | 'slim';

interface Strips {
  readonly form: StripForm;
  /** In two lines each, but closer together. */
  readonly close: boolean;
}

const NARROW = 640;
/** With less than this beams are lower, and cards smaller. */
const DENSE = 146;
/** What a side needs at the least that stands at full length, in two lines, and in two lines close together. */
const NEED = { wide: 96, narrow: 108, close: 86 } as const;

/**
 * For so many sides in such a room: none of them is below its edge where that can be. Where the sides are as `long` as they
 * wish, their height is only what came of the form they had, and says nothing.
 */
export function stripsIn(count: number, { width, height }: Box, long = false): Strips {
  const each = height > 0 && !long ? height / count : Number.POSITIVE_INFINITY;
  if (width > 0 && width < NARROW) {
    const close = count > 3 || each < NEED.narrow;
    return each < NEED.close ? { form: 'slim', close } : { form: 'narrow', close };
  }
  const form = each < NEED.wide ? 'slim' : count > 3 || each < DENSE ? 'dense' : 'tall';
  return { form, close: count > 3 };
}
