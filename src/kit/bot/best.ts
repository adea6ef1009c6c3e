/** The item that is worth most; the first of equals. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let chosen = items[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      most = value;
      chosen = item;
    }
  }
  return chosen;
}
