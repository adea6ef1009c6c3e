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

/** Who rests, the one that has rested longest first. */
const resting: (() => void)[] = [];

/** Not a timer, where there is anything else: of timers that are due, all have their turn before anybody is heard. */
const afterOthers: (next: () => void) => void =
  typeof setImmediate === 'function' ? setImmediate : next => void setTimeout(next, 0);

function wake(): void {
  resting.shift()?.();
  if (resting.length > 0) afterOthers(wake);
}

/** However much is done in slices in this thread, everybody else has their turn after each of them. */
export function restForOthers(): Promise<void> {
  return new Promise(resolve => {
    resting.push(resolve);
    if (resting.length === 1) afterOthers(wake);
  });
}

const THREAD: Pacing = { now: () => performance.now(), rest: restForOthers };

/** Does the work to its end, and rests before each slice. Each `next` is to be short. */
export async function inSlices<T>(work: Iterator<void, T>, { now, rest }: Pacing = THREAD): Promise<T> {
  await rest();
  let since = now();
  for (let i = 1; ; i++) {
    const step = work.next();
    if (step.done) return step.value;
    if (i % STRIDE > 0 || now() - since < SLICE) continue;
    await rest();
    since = now();
  }
}
