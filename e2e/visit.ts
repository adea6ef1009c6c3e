import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../src/client/settings/settings.ts';
import type { Form } from '../src/kit/test/on-page.ts';

/** A visitor to the hall, in a browser of their own. Whatever goes wrong on the page is remembered. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the console and errors nobody caught. */
  readonly wrong: string[];
  close(): Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const FORMS: Readonly<Record<Form, { readonly width: number; readonly height: number }>> = {
  desktop: DESKTOP,
  tablet: TABLET,
  phone: PHONE,
};

export type Comer = Partial<Settings> & {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Tables that are laid out here are the same each time: all their luck comes from this number. */
  readonly fate?: number;
  readonly reducedMotion?: boolean;
  /** Nothing is painted: who reads the page and not its pixels is spared what costs most without a graphics card. */
  readonly unpainted?: boolean;
  /** The browser keeps the hall, for days without a network. */
  readonly keeping?: boolean;
  /** What is done to the page lasts: nobody takes it over. */
  readonly alone?: boolean;
  /** Looks at every climax for as long as it is shown; else whoever has motion off goes on from each at once. */
  readonly seeing?: boolean;
};

/** Nothing moves, nothing sounds, nothing answers by itself, nobody waits for second thoughts, everything is in English. */
const QUIET: Partial<Settings> = {
  language: 'en',
  theme: 'dark',
  speed: 'off',
  volume: 0,
  autoAnswer: false,
  pause: 'none',
  name: 'Runa',
};

/** What can be changed at any time, and what a browser is made with. */
function madeOf(comer: Comer) {
  const { viewport = DESKTOP, fate, reducedMotion, unpainted, keeping, seeing, alone: _, ...settings } = comer;
  const made = { phone: viewport.width < 600, fate, reducedMotion, unpainted, keeping, seeing };
  return { viewport, stored: JSON.stringify({ ...QUIET, ...settings }), made };
}

/** The settings of somebody who comes, as they are stored. */
export const quietly = (comer: Comer): string => madeOf(comer).stored;

/** Comers who agree in this may follow each other in one browser. */
export const likeness = (comer: Comer): string => JSON.stringify(madeOf(comer).made);

/** Comes to the hall at this address, with the settings already made. */
export async function comeTo(url: string, browser: Browser, comer: Comer = {}): Promise<Visit> {
  const { viewport, stored, made } = madeOf(comer);
  const { phone, fate, reducedMotion, unpainted, keeping, seeing } = made;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    // Workers that begin with words of ours are none of the hall's.
    bypassCSP: fate !== undefined,
  });
  await context.addInitScript(withSettings, stored);
  if (fate !== undefined) await context.addInitScript(withFate, `(${drawLots})(${fate})`);
  if (unpainted) await context.addInitScript(withoutPaint);
  if (!keeping) await context.addInitScript(withoutKeeping);
  if (!seeing) await context.addInitScript(withoutScenes);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const wrong: string[] = [];
  page.on('pageerror', error => wrong.push(`not caught: ${error.stack ?? error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { page, context, wrong, close: () => context.close() };
}

/** Takes over the page of somebody who is gone and was like this comer; all that they left behind is cleared away. */
export async function comeAfter(before: Visit, url: string, comer: Comer): Promise<Visit> {
  const { viewport, stored } = madeOf(comer);
  const { page, context, wrong } = before;
  for (const other of context.pages()) if (other !== page) await other.close();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await devtools.detach();
  await page.setViewportSize(viewport);
  // Whatever comes to lie under the pointer would take it for being pointed at.
  await page.mouse.move(-1, -1);
  await atTheDoor(page);
  await page.evaluate(text => {
    sessionStorage.clear();
    localStorage.setItem('skali.settings', text);
  }, stored);
  wrong.length = 0;
  return before;
}

/** Comes to the hall's address and loads nothing of it yet: what the browser keeps for it can be laid out. */
export async function atTheDoor(page: Page): Promise<void> {
  const body = '<!doctype html><title>The door</title><link rel="icon" href="data:,">';
  await page.route('**/door', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/door');
}

/** Runs in the page: every worker draws its lots before it does anything else. */
function withFate(lots: string): void {
  const script = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const first = script(lots);
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(script(`import '${first}'; import '${new URL(address, location.href)}';`), options);
    }
  };
}

/** Runs in a worker: what the system draws at random is drawn from a number. */
function drawLots(fate: number): void {
  let state = fate;
  const byte = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(
        Array.from({ length: array.byteLength }, byte),
      );
    return array;
  };
}

/** Runs in the page: all of it can be touched and measured, and is seen through. */
export function withoutPaint(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: the settings are made before it comes to the hall. A blank page keeps nothing. */
export function withSettings(text: string): void {
  if (!location.protocol.startsWith('http')) return;
  if (localStorage.getItem('skali.settings') === null) localStorage.setItem('skali.settings', text);
}

/** Runs in the page: the browser never comes to fetching the whole hall in the background. */
export function withoutKeeping(): void {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** Runs in the page: where motion is off, the reader goes on from every climax as soon as it is there. */
export function withoutScenes(): void {
  const off = () => JSON.parse(localStorage.getItem('skali.settings') ?? '{}').speed === 'off';
  new MutationObserver(() => {
    const goOn = document.querySelector<HTMLElement>('[data-act="go-on"]');
    if (goOn && off()) goOn.click();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-act'] });
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
