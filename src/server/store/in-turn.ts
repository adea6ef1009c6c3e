export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that must not overlap: each piece begins when the one before it has ended, well or not. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
