/** Who hears what is weighed just now. Thinking is one call from beginning to end, so nobody else's thoughts are heard. */
let listener: ((item: unknown, worth: number) => void) | undefined;

/** The item that is worth most; the first of equals. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let chosen = items[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    listener?.(item, value);
    if (value > most) {
      most = value;
      chosen = item;
    }
  }
  return chosen;
}

/** Thinks, and tells `hear` what each item was found to be worth on the way. */
export function overheard<T>(think: () => T, hear: (item: unknown, worth: number) => void): T {
  const before = listener;
  listener = hear;
  try {
    return think();
  } finally {
    listener = before;
  }
}
