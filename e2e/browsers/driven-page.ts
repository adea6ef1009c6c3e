import type { Browsed } from '../../src/kit/test/page.ts';
import { singly } from './single-clicks.ts';
import type { Session } from './web-driver.ts';

type Size = Parameters<Browsed['setViewportSize']>[0];

/** Keys by what WebDriver calls them; a letter is itself. */
const KEYS: Readonly<Record<string, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

/** Milliseconds between two looks, and how long one looks. */
const POLLING = 25;
const TIMEOUT = 20_000;

/** WebKit’s driver takes two clicks on one spot within a second for a double click. */
const DOUBLING = { within: 1100, where: 'there' } as const;

/** Around what is run in the page: an answer, or what went wrong in words. */
const asBody = (source: unknown): string => `
  const [given, done] = arguments;
  const fail = error => done({ error: String(error && error.stack ? error + ' ' + error.stack : error) });
  try {
    Promise.resolve((${source})(given)).then(value => done({ value: value === undefined ? null : value }), fail);
  } catch (error) {
    fail(error);
  }`;

interface Answer {
  readonly value?: unknown;
  readonly error?: string;
}

/** A page of a browser that is driven by WebDriver: all that walkers ask of it. */
export class DrivenPage implements Browsed {
  private readonly session: Session;
  private readonly home: string;
  /** What runs before the page itself is for the hall to send: WebDriver knows no such thing. */
  private readonly before: (script: string) => void;

  constructor(session: Session, home: string, before: (script: string) => void) {
    this.session = session;
    this.home = home;
    this.before = before;
  }

  async evaluate<T>(source: unknown, given?: unknown): Promise<T> {
    const { value, error } = (await this.session.run(asBody(source), [given ?? null])) as Answer;
    if (error !== undefined) throw new Error(error);
    return value as T;
  }

  async waitForFunction<T>(
    source: unknown,
    given?: unknown,
    { polling, timeout = TIMEOUT }: { polling?: number | 'raf'; timeout?: number } = {},
  ): Promise<T> {
    const end = performance.now() + timeout;
    for (let trouble = ''; ; ) {
      // A page that gives way to another one answers nothing.
      const value = await this.evaluate<unknown>(source, given).catch((error: Error) => {
        trouble = ` (${error.message})`;
      });
      if (value) return { jsonValue: async () => value } as T;
      if (performance.now() > end) throw new Error(`waited ${timeout} ms in vain${trouble}`);
      await this.waitForTimeout(typeof polling === 'number' ? polling : POLLING);
    }
  }

  waitForTimeout(milliseconds: number): Promise<void> {
    return new Promise(later => setTimeout(later, milliseconds));
  }

  goto(address: string): Promise<void> {
    return this.session.open(new URL(address, this.home).href);
  }

  async addInitScript(script: string): Promise<void> {
    this.before(script);
  }

  /** The window is larger than the page by what stands round it. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    await this.session.resize(width, height);
    const inner = () => this.evaluate<Size>(() => ({ width: window.innerWidth, height: window.innerHeight }));
    const first = await inner();
    await this.session.resize(2 * width - first.width, 2 * height - first.height);
    for (let tries = 0; ; tries++) {
      const now = await inner();
      if (now.width === width && now.height === height) return;
      if (tries > 80) throw new Error(`the page is ${now.width} × ${now.height}, not ${width} × ${height}`);
      await this.waitForTimeout(POLLING);
    }
  }

  readonly keyboard = {
    press: (key: string): Promise<void> => this.session.key(KEYS[key] ?? key),
  };

  readonly mouse = {
    click: singly((x, y) => this.session.click(x, y), DOUBLING),
  };

  readonly touchscreen = {
    tap: async (): Promise<void> => {
      throw new Error('this browser has no touch screen');
    },
  };
}
