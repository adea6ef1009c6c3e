import { getPriority, setPriority } from 'node:os';

/** How far threads stand back in the queue for the processor, as `nice` counts, and where that queue ends. */
const NICE = 5;
const LAST = 19;

interface Queue {
  readonly platform: string;
  /** Of this thread. */
  getPriority(): number;
  setPriority(priority: number): void;
}

const OURS: Queue = {
  platform: process.platform,
  getPriority: () => getPriority(0),
  setPriority: priority => setPriority(0, priority),
};

/**
 * Where cores are few, tables come before thoughts. On Linux each thread has a place of its own in the queue; elsewhere the
 * whole hall would stand back. A machine that lets nobody move in it (a filter of system calls, a container) lets bots
 * think all the same.
 */
export function standBack({ platform, getPriority, setPriority }: Queue = OURS): void {
  if (platform !== 'linux') return;
  try {
    setPriority(Math.min(LAST, getPriority() + NICE));
  } catch {
    // They stand where the hall stands.
  }
}
