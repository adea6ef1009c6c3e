/** How long a busy machine may take to draw what has been done, in milliseconds. */
export const PATIENCE = 10_000;

/** Reads until what is read fits, or patience is at an end: then it is for the test to say what is wrong with it. */
export async function until<T>(read: () => Promise<T>, fits: (value: T) => boolean, patience = PATIENCE): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const value = await read();
    if (fits(value) || performance.now() > end) return value;
    await new Promise(later => setTimeout(later, 40));
  }
}

/** Reads until the same is read twice in a row: what was under way has been drawn. */
export async function steady<T>(read: () => Promise<T>): Promise<T> {
  let before: string | undefined;
  return until(read, value => {
    const now = JSON.stringify(value);
    const same = now === before;
    before = now;
    return same;
  });
}
