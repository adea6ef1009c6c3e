/** Work that may take long is done in slices: whoever shares the thread waits for one of them at the most. */

/** Milliseconds of a slice. */
const SLICE = 4;
/** So much is done between two looks at the clock. */
const STRIDE = 8;

export interface Pacing {
  now(): number;
  /** Lets everybody else have their turn. */
  rest(): Promise<void>;
}

const THREAD: Pacing = {
  now: () => performance.now(),
  rest: () => new Promise(resolve => void setTimeout(resolve, 0)),
};

/** Does the work to its end, and rests between slices. Each `next` is to be short. */
export async function inSlices<T>(work: Iterator<void, T>, { now, rest }: Pacing = THREAD): Promise<T> {
  let since = now();
  for (let i = 1; ; i++) {
    const step = work.next();
    if (step.done) return step.value;
    if (i % STRIDE > 0 || now() - since < SLICE) continue;
    await rest();
    since = now();
  }
}
