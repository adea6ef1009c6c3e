import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isChoiceEntry } from '../src/engine/match/log.ts';
import { click } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { fine, visit } from './hall.ts';
import { keptOn } from './kept.ts';

const BOTS = /\/bot-worker-[^/]+\.js$/;
const TABLE = /\/worker-[^/]+\.js$/;

/** Entries of the table's log that a seat other than the person's has made. */
const movesOfBots = async (page: Page): Promise<number> =>
  (await keptOn(page)).saved.log.entries.filter(entry => isChoiceEntry(entry) && entry.seat !== 0).length;

/** A table with bots, which begin without waiting for anybody. */
async function withBots(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForSelector('.sk-saved-tables');
  await click(page, '.sk-hanging .sk-btn-main');
  await click(page, '.sk-play-now-start');
  await page.waitForURL(/\/table\//);
}

/** What the page has loaded for tables and bots, in order. */
function watchWorkers(context: BrowserContext): string[] {
  const loaded: string[] = [];
  context.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (BOTS.test(path)) loaded.push('bots');
    else if (TABLE.test(path)) loaded.push('table');
  });
  return loaded;
}

/** Runs in the page: workers have no workers. */
function withoutNested(): void {
  const script = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const first = script('self.Worker = undefined;');
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(script(`import '${first}'; import '${new URL(address, location.href)}';`), options);
    }
  };
}

test('bots think in a worker of their own, which is loaded after that of the table', async () => {
  const here = await visit({ alone: true });
  const loaded = watchWorkers(here.context);
  await withBots(here.page);
  await expect.poll(() => movesOfBots(here.page), { timeout: PATIENCE }).toBeGreaterThan(0);
  expect(loaded).toEqual(['table', 'bots']);
  fine(here);
  await here.close();
});

test('where their worker cannot be had they play all the same', async () => {
  // A visit with a fate may bring scripts of its own.
  const here = await visit({ fate: 5, alone: true });
  await here.context.addInitScript(withoutNested);
  const loaded = watchWorkers(here.context);
  await withBots(here.page);
  await expect.poll(() => movesOfBots(here.page), { timeout: PATIENCE }).toBeGreaterThan(0);
  expect(loaded).toEqual(['table']);
  fine(here);
  await here.close();
});
