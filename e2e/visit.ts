import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../src/client/settings/settings.ts';

/** A visitor to the hall, in a browser of their own. Whatever goes wrong on the page is remembered. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the console and errors nobody caught. */
  readonly wrong: string[];
  close(): Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Comer = Partial<Settings> & {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Bots do not wait for second thoughts. */
  readonly hasty?: boolean;
  readonly reducedMotion?: boolean;
};

/** Nothing moves, nothing sounds, nothing answers by itself, everything is in English. */
const QUIET: Partial<Settings> = {
  language: 'en',
  theme: 'dark',
  speed: 'off',
  sound: false,
  autoAnswer: false,
  name: 'Runa',
};

/** Comes to the hall at this address, with the settings already made. */
export async function comeTo(url: string, browser: Browser, comer: Comer = {}): Promise<Visit> {
  const { viewport = DESKTOP, hasty, reducedMotion, ...settings } = comer;
  const phone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(
    stored => localStorage.getItem('skali.settings') ?? localStorage.setItem('skali.settings', stored),
    JSON.stringify({ ...QUIET, ...settings }),
  );
  if (hasty) await context.addInitScript(withoutGrace);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const wrong: string[] = [];
  page.on('pageerror', error => wrong.push(`not caught: ${error.stack ?? error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { page, context, wrong, close: () => context.close() };
}

/** Runs in the page: tables are opened with no time for second thoughts. */
function withoutGrace(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
    const { opening } = message as { opening?: object };
    post.call(this, opening ? { ...(message as object), opening: { ...opening, grace: 0 } } : message, ...rest);
  } as typeof post;
}

/** Changes the settings as they are stored, for pages that are loaded from now on. */
export async function preset(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.evaluate(more => {
    const old = JSON.parse(localStorage.getItem('skali.settings') ?? '{}');
    localStorage.setItem('skali.settings', JSON.stringify({ ...old, ...more }));
  }, settings);
}

/** Changes the settings of the page as another window of the hall would: at once. */
export async function change(page: Page, settings: Partial<Settings>): Promise<void> {
  await preset(page, settings);
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'skali.settings' })));
}
