/** Something to be timed: does some work and says how many units it was. */
export interface Runner {
  readonly name: string;
  run(): number;
}

export interface Timing {
  /** Units a second in each round. */
  readonly rates: readonly number[];
  readonly median: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Units for each second that the processor worked for us. A round is over when it has worked for so long, too: on a busy
 * machine the rounds take longer, but as much is done in them.
 */
function rate(runner: Runner, ms: number): number {
  let units = 0;
  let spent = 0;
  const before = process.cpuUsage();
  do {
    units += runner.run();
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  } while (spent < ms * 1000);
  return units / (spent / 1e6);
}

/** Code is compiled while it runs, that of a large game for many rounds: this many are a stretch that is not timed. */
const STRETCH = 8;
const MOST_STRETCHES = 12;
/** Who is no faster by this than in any stretch before is as fast as it will be. */
const FASTER = 1.05;

/** Lets stretches go by, whose rates it is told, until one is no faster than those before. */
export function warmUp(stretch: () => number): void {
  let best = stretch();
  for (let n = 1; n < MOST_STRETCHES; n++) {
    const now = stretch();
    if (now < best * FASTER) return;
    best = now;
  }
}

/** Times several runners in turn, round after round, so that whatever the machine does falls on all of them alike. */
export function race(runners: readonly Runner[], rounds: number, ms: number): Timing[] {
  for (const runner of runners) warmUp(() => rate(runner, STRETCH * ms));
  const rates: number[][] = runners.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, runner] of runners.entries()) rates[i].push(rate(runner, ms));
  }
  return rates.map(list => ({ rates: list, median: median(list) }));
}

/** How many times faster, round against the same round. */
export const ratio = (fast: Timing, slow: Timing): number =>
  median(fast.rates.map((value, i) => value / slow.rates[i]));
