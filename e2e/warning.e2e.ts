import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { during } from './hall.ts';
import { keptOn } from './kept.ts';

/** Runs in the page: whoever thinks for the reader finds at once that any answer but the last one throws much away. */
function withAlarm(): void {
  const Real = Worker;
  class Thoughts {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror = null;
    terminate() {
      this.onmessage = null;
    }
    postMessage({ kind, ask, choice }: { kind: string; ask: { choices: unknown[] }; choice: unknown }) {
      const better = ask.choices[ask.choices.length - 1];
      const advised = { choice: better, chance: 0.5, error: 0.1, rollOuts: 9, against: choice, why: [], course: [] };
      const same = JSON.stringify(better) === JSON.stringify(choice);
      const warning = kind === 'warn' && !same ? { loss: 0.12, better: { ...advised, rival: null } } : null;
      queueMicrotask(() => this.onmessage?.({ data: { kind: 'warning', warning } }));
    }
  }
  window.Worker = function open(address: string | URL, options?: WorkerOptions) {
    return options?.name === 'skali thoughts' ? new Thoughts() : new Real(address, options);
  } as unknown as typeof Worker;
}

const chosen = async (page: Page): Promise<number> =>
  (await keptOn(page)).saved.log.entries.filter(entry => 'seat' in entry && entry.seat === 0).length;

test('who wants to be warned is asked before a choice that throws much away counts', async () => {
  await during({ warn: true, textTable: true, alone: true }, async ({ page, context }) => {
    await context.addInitScript(withAlarm);
    await page.goto('/');
    await click(page, '.sk-hanging .sk-btn-main');
    await click(page, '.sk-play-now-start');
    await page.waitForURL(/\/table\//);
    const first = page.locator('.sk-text-choices button').first();
    await first.waitFor({ timeout: PATIENCE });
    const before = await chosen(page);

    await first.click();
    const warning = page.locator('[data-part="warning"]');
    await warning.waitFor();
    expect(await warning.innerText()).toMatch(/about 12% of your chance to win/);
    await click(page, '[data-act="think-again"]');
    await warning.waitFor({ state: 'detached' });
    expect(await chosen(page)).toBe(before);

    await first.click();
    await click(page, '[data-act="do-it"]');
    await expect.poll(() => chosen(page), { timeout: PATIENCE }).toBeGreaterThan(before);
  });
});
