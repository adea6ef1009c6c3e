import type { Frame } from '../../engine/contract/frames.ts';

/** A list of lists, by hand: a state is copied thousands of times a second. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copy: T[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

/** Frames are flat but for lists, and lists of lists. */
export function copyFrame<Fr extends Frame>(frame: Fr): Fr {
  const copy: Fr = { ...frame };
  for (const field in copy) {
    const value = copy[field];
    if (Array.isArray(value))
      copy[field] = (Array.isArray(value[0]) ? copyLists(value) : value.slice()) as typeof value;
  }
  return copy;
}

/** The rules in progress, each copied. */
export function copyStack<Fr extends Frame>(stack: readonly Fr[]): Fr[] {
  const copy: Fr[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(copyFrame(stack[i]));
  return copy;
}
