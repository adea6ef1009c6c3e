import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

/** Runs in the page: whoever thinks for the reader has a curve at once, and is done when the page says so. */
function withStub(): void {
  const Real = Worker;
  const told = { asked: 0, ended: 0, finish: () => {} };
  Object.assign(window, { told });
  class Thoughts {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror = null;
    terminate() {
      told.ended++;
      this.onmessage = null;
    }
    postMessage({ log: { seats, entries } }: { log: { seats: number; entries: unknown[] } }) {
      told.asked++;
      const even = Array.from({ length: seats }, () => 1 / seats);
      const last = even.map((_, seat) => (seat === 0 ? 1 : 0));
      const errors = even.map(() => 0.02);
      const points = [
        { at: 0, chances: even, errors },
        { at: entries.length, chances: last, errors },
      ];
      queueMicrotask(() => this.onmessage?.({ data: { kind: 'curve', points } }));
      told.finish = () => this.onmessage?.({ data: { kind: 'done' } });
    }
  }
  window.Worker = function open(address: string | URL, options?: WorkerOptions) {
    return options?.name === 'skali thoughts' ? new Thoughts() : new Real(address, options);
  } as unknown as typeof Worker;
}

interface Told {
  readonly asked: number;
  readonly ended: number;
  finish(): void;
}
const told = (page: Page) =>
  page.evaluate(() => {
    const { asked, ended } = (window as unknown as { told: Told }).told;
    return { asked, ended };
  });
const finish = (page: Page) => page.evaluate(() => (window as unknown as { told: Told }).told.finish());

const ANALYSIS = '[data-part="analysis"]';
const STOP = `${ANALYSIS} [data-act="stop"]`;
const analysed = async (page: Page): Promise<void> => {
  await click(page, '[data-act="analyse"]');
  await page.waitForSelector(`${ANALYSIS} .sk-chances svg`, { timeout: PATIENCE });
};

describe('the analysis of a game that is over', () => {
  test('is stopped when the reader says so, and kept with the game when it is whole', async () => {
    await during({ alone: true }, async ({ page, context }) => {
      await context.addInitScript(withStub);
      await sitDown(page, FIRST.over());
      await analysed(page);
      await click(page, STOP);
      expect(await told(page)).toEqual({ asked: 1, ended: 1 });
      expect(await page.locator(STOP).count()).toBe(0);

      // What was stopped is begun anew the next time.
      await page.reload();
      await analysed(page);
      expect((await told(page)).asked).toBe(1);
      await finish(page);
      await page.locator(STOP).waitFor({ state: 'detached' });

      // The same as a table, with the chances of everybody at every moment.
      await page.locator(`${ANALYSIS} .sk-analysis-curve input[value="table"]`).check({ force: true });
      expect(await page.locator(`${ANALYSIS} table tbody tr`).count()).toBe(2);
      expect(await page.locator(`${ANALYSIS} table tbody tr`).last().innerText()).toMatch(/100%/);

      // With all cards open it is another one.
      await page.locator(`${ANALYSIS} .sk-analysis-sure input[value="open"]`).check({ force: true });
      await expect.poll(async () => (await told(page)).asked, { timeout: PATIENCE }).toBe(2);

      await page.reload();
      await analysed(page);
      expect((await told(page)).asked).toBe(0);
      expect(await page.locator(STOP).count()).toBe(0);
    });
  });
});
