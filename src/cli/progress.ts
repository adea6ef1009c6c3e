import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr that fills up; nothing where there is no terminal. */
export function progress(io: Io, total: number, what: string): { step(done: number): void; end(): void } {
  if (!io.drawing) return { step() {}, end() {} };
  const began = performance.now();
  let drawn = 0;
  return {
    step(done) {
      const now = performance.now();
      if (now - drawn < EVERY_MS && done < total) return;
      drawn = now;
      const share = total > 0 ? Math.min(1, done / total) : 0;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      const left = share > 0 ? Math.ceil(((now - began) / share - (now - began)) / 1000) : 0;
      io.err(`\r${bar} ${done}/${total} ${what}, ${left} s left `);
    },
    end: () => io.err(`\r${' '.repeat(WIDTH + 50)}\r`),
  };
}
