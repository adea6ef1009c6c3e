/** Whole numbers from one to another. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** The nearest number that may be picked. */
export const within = ({ min, max }: Range, amount: number): number =>
  Math.min(max, Math.max(min, Number.isNaN(amount) ? min : Math.round(amount)));

/** May this very number be picked? */
export const isWithin = (range: Range, amount: number): boolean => within(range, amount) === amount;

/** One less and one more, null where there is none. */
export const stepsOf = ({ min, max }: Range, amount: number): { less: number | null; more: number | null } => ({
  less: amount > min ? amount - 1 : null,
  more: amount < max ? amount + 1 : null,
});

/** Far with one key: a tenth of the way, and at least two. */
const leap = ({ min, max }: Range): number => Math.max(2, Math.round((max - min) / 10));

/** The number after a key has been pressed; null for keys that mean something else. */
export function afterKey(range: Range, amount: number, key: string): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return within(range, amount + 1);
    case 'ArrowDown':
    case 'ArrowLeft':
      return within(range, amount - 1);
    case 'PageUp':
      return within(range, amount + leap(range));
    case 'PageDown':
      return within(range, amount - leap(range));
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return null;
  }
}
