import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Choosing, keepRhythm, refilled, saturate } from './rhythm.ts';

/** A table whose choices reach everybody after so many milliseconds, until its game is over. */
class Toy implements Choosing {
  onUpdated = () => undefined;
  busy = false;
  over = false;
  closed = false;
  chosen = 0;
  private readonly delay: number;
  private readonly length: number;

  constructor(delay: number, length = Number.POSITIVE_INFINITY) {
    this.delay = delay;
    this.length = length;
  }

  choose(): boolean {
    if (this.chosen === this.length) {
      this.over = true;
      return false;
    }
    this.chosen++;
    this.busy = true;
    setTimeout(() => {
      this.busy = false;
      this.onUpdated();
    }, this.delay);
    return true;
  }

  close() {
    this.closed = true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is measured, when so many milliseconds have gone by on the clock of the test. */
async function after<T>(ms: number, measured: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return measured;
}

it('at full speed every table that is free chooses, until its game is over', async () => {
  let worked = 0;
  const server = { cpu: async () => worked++ };
  const endless = new Toy(5);
  const short = new Toy(5, 3);
  const sustained = await after(300, saturate(server, [endless, short], 2, 200));
  expect(short.chosen).toBe(3);
  expect(endless.chosen).toBe(40);
  // The server worked for one second by its own account.
  expect(sustained).toEqual({ perSecond: 43 / 0.2, perProcessorSecond: 43 });
});

it('keeps the rhythm, and counts those that are not through in time', async () => {
  const kept = await after(500, keepRhythm([new Toy(5), new Toy(5)], 100, 300));
  expect(kept).toEqual({ choices: 6, p50: 5, p99: 5, late: 0 });
  expect(await after(500, keepRhythm([new Toy(250)], 50, 200))).toMatchObject({ late: 4 });
});

it('a table whose game is over makes room for a new one, so that there is always somebody to choose', async () => {
  const short = () => new Toy(5, 3);
  const begun: number[] = [];
  const begin = async (missing: number) => {
    begun.push(missing);
    return Array.from({ length: missing }, short);
  };
  const first = await refilled<Toy>([], 2, begin);
  await after(200, saturate({ cpu: async () => 0 }, [...first], 2, 100));
  const tables = await refilled([...first, new Toy(5)], 4, begin);
  expect(begun).toEqual([2, 3]);
  expect(first.map(table => table.closed)).toEqual([true, true]);
  expect(tables.map(table => table.closed)).toEqual([false, false, false, false]);
  expect(await after(500, keepRhythm(tables, 100, 100))).toEqual({ choices: 4, p50: 5, p99: 5, late: 0 });
});
