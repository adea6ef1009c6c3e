import { expect, it } from 'vitest';
import { type Choosing, keepRhythm, saturate } from './rhythm.ts';

/** A table whose choices reach everybody after so many milliseconds, until its game is over. */
class Toy implements Choosing {
  onUpdated = () => undefined;
  busy = false;
  chosen = 0;
  private readonly delay: number;
  private readonly length: number;

  constructor(delay: number, length = Number.POSITIVE_INFINITY) {
    this.delay = delay;
    this.length = length;
  }

  choose(): boolean {
    if (this.chosen === this.length) return false;
    this.chosen++;
    this.busy = true;
    setTimeout(() => {
      this.busy = false;
      this.onUpdated();
    }, this.delay);
    return true;
  }
}

it('at full speed every table that is free chooses, until its game is over', async () => {
  let worked = 0;
  const server = { cpu: async () => worked++ };
  const endless = new Toy(5);
  const short = new Toy(5, 3);
  const { perSecond, perProcessorSecond } = await saturate(server, [endless, short], 2, 200);
  expect(short.chosen).toBe(3);
  expect(endless.chosen).toBeGreaterThan(3);
  // The server worked for one second by its own account.
  expect(perProcessorSecond).toBe(endless.chosen + 3);
  expect(perSecond).toBeLessThan((1000 * (endless.chosen + 3)) / 200);
});

it('keeps the rhythm, and counts those that are not through in time', async () => {
  const quick = await keepRhythm([new Toy(5), new Toy(5)], 100, 300);
  expect(quick.late).toBe(0);
  expect(quick.p50).toBeGreaterThan(4);
  expect(quick.p99).toBeGreaterThanOrEqual(quick.p50);
  const slow = await keepRhythm([new Toy(250)], 50, 200);
  expect(slow.late).toBeGreaterThan(0);
});
