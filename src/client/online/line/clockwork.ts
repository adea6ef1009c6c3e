/** Time and luck of a line, so that tests can turn the hands themselves. */
export interface Clockwork {
  /** Runs something later; returns the way to call it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export const realClockwork: Clockwork = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
