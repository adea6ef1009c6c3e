/** A table under load. */
export interface Choosing {
  /** False when the game is over. */
  choose(): boolean;
  /** The last choice has not reached everybody. */
  readonly busy: boolean;
  /** Told when it has. */
  onUpdated: () => void;
}

/** A table that can be left for another one. */
export interface Leaving {
  /** There was nothing left to choose when it last was to. */
  readonly over: boolean;
  close(): void;
}

/** So many tables that are played at: those whose game is over make room for new ones. */
export async function refilled<T extends Leaving>(
  tables: readonly T[],
  count: number,
  begin: (missing: number) => Promise<readonly T[]>,
): Promise<T[]> {
  for (const table of tables) if (table.over) table.close();
  const going = tables.filter(table => !table.over);
  return going.length < count ? [...going, ...(await begin(count - going.length))] : going;
}

/** Seconds that a server's processor has worked. */
export interface Working {
  cpu(): Promise<number>;
}

/** Choices that all clients of their table have been told of. */
export interface Sustained {
  readonly perSecond: number;
  /** For each second that the server's processor worked. */
  readonly perProcessorSecond: number;
}

/** Milliseconds after the end for what is still on its way. */
const PATIENCE = 10_000;

/**
 * As fast as it goes: so many choices are on their way at any time, and each one that has reached everybody makes room
 * for one at the next table.
 */
export async function saturate(server: Working, tables: Choosing[], atOnce: number, ms: number): Promise<Sustained> {
  const before = await server.cpu();
  const began = performance.now();
  let done = 0;
  let running = 0;
  let over = false;
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      while (!over && running < atOnce) {
        const table = tables.shift();
        if (!table) break;
        // A game that is over leaves the round.
        if (!table.choose()) continue;
        running++;
        table.onUpdated = () => {
          running--;
          done++;
          tables.push(table);
          go();
        };
      }
      if (running === 0) resolve();
    };
    setTimeout(() => {
      over = true;
    }, ms);
    setTimeout(() => {
      if (running > 0) reject(new Error(`${running} choices never reached everybody at their tables`));
    }, ms + PATIENCE).unref();
    go();
  });
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: done / seconds, perProcessorSecond: done / ((await server.cpu()) - before) };
}

export interface Delays {
  /** That everybody at their table was told of. */
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
  /** Choices that were not through when their table was to choose again. */
  readonly late: number;
}

/** Every table chooses once in `every` milliseconds, evenly spread, whatever the server does. */
export async function keepRhythm(tables: readonly Choosing[], every: number, ms: number): Promise<Delays> {
  const delays: number[] = [];
  let late = 0;
  let sent = 0;
  const began = performance.now();
  const due = () => Math.floor(((performance.now() - began) * tables.length) / every);
  await new Promise<void>(resolve => {
    const beat = setInterval(() => {
      for (; sent < due(); sent++) choose(tables[sent % tables.length]);
      if (performance.now() - began < ms) return;
      clearInterval(beat);
      resolve();
    }, 1);
  });
  const patience = performance.now() + every;
  while (tables.some(table => table.busy) && performance.now() < patience) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  late += tables.filter(table => table.busy).length;
  delays.sort((a, b) => a - b);
  return { choices: delays.length, p50: at(delays, 0.5), p99: at(delays, 0.99), late };

  function choose(table: Choosing): void {
    if (table.busy) {
      late++;
      return;
    }
    const from = performance.now();
    table.onUpdated = () => delays.push(performance.now() - from);
    table.choose();
  }
}

/** The value that so large a part of a sorted list does not exceed. */
export const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
