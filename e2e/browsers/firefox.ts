import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import { atTheDoor, comeTo } from '../visit.ts';
import type { OtherBrowser } from './comer.ts';
import { singly } from './single-clicks.ts';

const GO_BETWEEN = fileURLToPath(new URL('go-between.mjs', import.meta.url));

/** Firefox’s driver counts clicks by time alone: half a second, and a little. */
const DOUBLING = { within: 600, where: 'anywhere' } as const;

/** A Firefox as it ships, driven over WebDriver BiDi. */
export async function openFirefox(path: string, url: string): Promise<OtherBrowser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: GO_BETWEEN,
    env: { ...process.env, FIREFOX_PATH: path },
  });
  return {
    async come(comer) {
      const { page, wrong, close } = await comeTo(url, browser, comer);
      page.mouse.click = singly(page.mouse.click.bind(page.mouse), DOUBLING);
      await atTheDoor(page);
      return { page, toTheDoor: () => atTheDoor(page), wrong: async () => wrong, close };
    },
    close: () => browser.close(),
  };
}
