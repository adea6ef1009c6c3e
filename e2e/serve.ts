import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { inlineRunner } from '../src/host/bots/inline-runner.ts';
import { readConfig } from '../src/server/config.ts';
import { WIDE } from '../src/server/dev/open-test-hall.ts';
import { type Hall, openHall } from '../src/server/hall.ts';
import { TEST_GAMES } from '../test/catalogue.ts';

/** Where the hall stands, for every test. */
export interface Where {
  readonly url: string;
  /** The one browser, shared by all. */
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly hall: Where;
  }
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** With games that never ship the hall is built once more, else it is the one that ships. */
const extended = TEST_GAMES.length > 0;
export const site = join(root, extended ? 'dist/web-for-tests' : 'dist/web');

/**
 * Around each page a browser has windows of its own. Without these features it spares itself pages that nobody sees, such
 * as the list below its address bar: for every visitor they cost as much as a table does.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];
/** What Playwright goes without: of two such lists a browser hears the last one alone. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--force-color-profile=srgb',
  `--disable-features=${[...AS_PLAYWRIGHT, ...UNSEEN].join(',')}`,
];

export const launching = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
} as const;

/** Builds the hall if anything changed. */
export async function build(): Promise<void> {
  const script = pathToFileURL(join(root, 'scripts/web.mjs')).href;
  const { web, webForTests }: Record<'web' | 'webForTests', () => Promise<void>> = await import(
    /* @vite-ignore */ script
  );
  await (extended ? webForTests() : web());
}

/** Builds and serves the hall and starts one browser, before the first test. */
export default async function setup({ provide }: { provide(key: 'hall', value: Where): void }) {
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'skali-e2e-'));
  const hall = await openHallIn(folder);
  // Not over its debugging port, where everybody who connects takes everybody's pages for their own.
  const browser = await chromium.launchServer(launching);
  provide('hall', { url: `http://127.0.0.1:${hall.port}`, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await hall.close();
    rmSync(folder, { recursive: true });
  };
}

/** A hall of its own: everybody comes from one address, so limits are wide, and absence is noticed at once. */
export function openHallIn(
  folder: string,
  port = 0,
  more: Readonly<Record<string, string>> = {},
  pages = site,
): Promise<Hall> {
  const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ABSENCE: '1' };
  const config = readConfig({ ...WIDE, ...own, ...more });
  return openHall({ config, site: pages, version: 'test', bots: inlineRunner() });
}
