import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { serve, staticSite } from '../src/server/static.ts';

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
export const site = join(root, 'dist/web');

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'];

export const launching = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
} as const;

/** Builds the hall if anything changed. */
export async function build(): Promise<void> {
  const script = pathToFileURL(join(root, 'scripts/web.mjs')).href;
  const { web } = (await import(/* @vite-ignore */ script)) as { web(): Promise<void> };
  await web();
}

/** Builds and serves the hall and starts one browser, before the first test. */
export default async function setup({ provide }: { provide(key: 'hall', value: Where): void }) {
  await build();
  const { server, port } = await serve(staticSite(site), 0, '127.0.0.1');
  const browser = await chromium.launchServer(launching);
  provide('hall', { url: `http://127.0.0.1:${port}`, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
