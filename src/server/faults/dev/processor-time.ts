import { readFileSync } from 'node:fs';

/**
 * Milliseconds for which the first thread of a process, the one that answers people, has had a processor: what a busy
 * machine gives to others does not count. Undefined where the system does not tell.
 */
export function processorTime(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** How long a hall works until something is answered, by its processor; by the clock where that is not told. */
export async function worked(pid: number, answered: () => Promise<unknown>): Promise<number> {
  const [before, began] = [processorTime(pid), performance.now()];
  await answered();
  const after = processorTime(pid);
  return before === undefined || after === undefined ? performance.now() - began : after - before;
}
