/** The side of a server under measurement: a process of its own that is started and asked by `started.ts`. */

/** What a process uses. Bytes, after the garbage is collected; seconds of the processor. */
export interface Usage {
  readonly heap: number;
  readonly rss: number;
  readonly cpu: number;
}

export type Asked = 'memory' | 'cpu' | 'close';

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function memory(): Usage {
  // What one collection lets go of, the next one finds.
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss, cpu: cpu() };
}

/** Tells the starter where this server listens, and answers its questions until it is told to close. */
export function served(port: number, close: () => Promise<void> | void): void {
  process.on('message', async (asked: Asked) => {
    if (asked === 'close') {
      await close();
      process.exit(0);
    }
    process.send?.(asked === 'memory' ? memory() : { heap: 0, rss: 0, cpu: cpu() });
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}
