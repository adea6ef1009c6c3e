import type { Locator } from 'playwright-core';
import type { FromWorker } from '../src/client/local/messages.ts';
import type { Replies } from '../src/host/protocol.ts';
import { ASKING, type Browsed, CONFIRM, type Moment, OVER, readLit } from '../src/kit/test/page.ts';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { type KeptTable, readKept } from './kept-rows.ts';

/**
 * Eyes in the page itself, for tests that look at hundreds of moments: they wait where things happen, and tell all there
 * is to tell in one answer.
 */
interface Eyes {
  see(): Promise<Told>;
  act(act: Act): Promise<Done>;
}

declare global {
  interface Window {
    readonly eyes: Eyes;
  }
}

interface Told {
  readonly moment: Moment | 'broken';
  /** Who the screen is to be handed to, or what the hall complains about. */
  readonly words: string;
  /** Who sits at the screen; null while nobody does. */
  readonly sits: number | null;
  readonly lit: readonly string[];
  /** The table as it lies in the browser, as text: that travels fast. */
  readonly kept: string;
  /** Those of the names that stand anywhere on the page: seen, spoken, or hidden in it. */
  readonly named: readonly string[];
}

export type Seen = Omit<Told, 'kept'> & { readonly kept: KeptTable };

interface Act {
  /** What is pressed, as soon as it is there; nothing where a mouse has done it already. */
  readonly press: string | null;
  /** Who acts. */
  readonly seat: number;
  /** How many entries the log had before. */
  readonly before: number;
  /** What should be lit then; null when a choice should have been made by it. */
  readonly lit: readonly string[] | null;
  /** What should be lit if the choice is first to be confirmed. */
  readonly instead: readonly string[];
}

interface Done {
  /** The seat's choice is in the log, it is to be confirmed, or neither. */
  readonly is: 'taken' | 'to-confirm' | 'open' | 'not-there';
  readonly lit: readonly string[];
}

type Sat = Partial<Replies['sit']>;

interface Giving {
  readonly asking: string;
  readonly over: string;
  readonly confirm: string;
  readonly names: readonly string[];
  readonly patience: number;
}

/** Runs in the page, before anything else. */
function openEyes(
  readLitHere: () => string[],
  readKeptHere: typeof readKept,
  { asking, over, confirm, names, patience }: Giving,
): Eyes {
  /** How many entries the log had in what the page was last told; it is kept before it is told. */
  let told = -1;
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind !== 'host') return;
        const { message } = data;
        const moment =
          message.type === 'moment'
            ? message.moment
            : message.type === 'reply' && (message.value as Sat | null)?.moment;
        if (moment) told = moment.at;
      });
    }
  };
  const drawn = (): Promise<void> =>
    new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const kept = (): Promise<KeptTable> => readKeptHere(location.pathname.split('/').at(-1) ?? '');
  /**
   * What others answer meanwhile, sealed, is in the log as well: it is not what was done here. As long as the page was
   * told of nothing new, there is nothing to read.
   */
  const chose = async (seat: number, before: number): Promise<boolean> =>
    told > before &&
    (await kept()).saved.log.entries.slice(before).some(entry => 'choice' in entry && entry.seat === seat);
  /** Looks again and again, and in the end says what is there then. */
  const until = async <T>(look: () => T | Promise<T>, fits: (value: T) => boolean): Promise<T> => {
    const end = performance.now() + patience;
    for (;;) {
      const value = await look();
      if (fits(value) || performance.now() > end) return value;
      await new Promise(later => setTimeout(later, 8));
    }
  };
  const moment = (): Told['moment'] | null => {
    if (document.querySelector('.sk-frame-notice')) return 'broken';
    if (document.querySelector('.sk-handover')) return 'hand-over';
    if (document.querySelector(over)) return 'over';
    return document.querySelector(asking) ? 'asked' : null;
  };
  const sits = (): number | null => {
    const seat = document.querySelector<HTMLElement>('.sk-frame')?.dataset.sitter;
    return seat === undefined ? null : Number(seat);
  };
  const words = (): string =>
    [...document.querySelectorAll('.sk-notices, .sk-handover h2')].map(({ textContent }) => textContent).join(' ');
  /** All that is written on the page or in it, but for the shapes of what is drawn. */
  const written = (): string => {
    const all = [document.documentElement.textContent ?? ''];
    for (const { attributes } of document.querySelectorAll('*')) {
      for (const { name, value } of attributes) if (!/^(d|style|class|transform|viewBox)$/.test(name)) all.push(value);
    }
    return all.join('\n');
  };
  const named = (): string[] => {
    const page = written();
    return names.filter(name => page.includes(name) && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(page));
  };
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

  return {
    async see() {
      // What is drawn follows what is kept: nothing is told of a page that is behind.
      const found = await until(
        async (): Promise<Told | null> => {
          // Before anything was told there is nothing to read: what is kept may still be brought into its newest form.
          if (told < 0) return null;
          const table = await kept();
          const at = table.saved.log.entries.length;
          if (told !== at) return null;
          await drawn();
          const now = told === at ? moment() : null;
          if (now === null) return null;
          const seen = { words: words(), lit: readLitHere(), named: named() };
          return { moment: now, sits: sits(), kept: JSON.stringify(table), ...seen };
        },
        seen => seen !== null,
      );
      const prompt = document.querySelector('[data-part="prompt"]')?.textContent;
      const stands = `nothing is asked; told of entry ${told}, ${moment()}, and the prompt says: ${prompt}`;
      return found ?? { moment: 'broken', words: stands, sits: null, lit: [], kept: '', named: [] };
    },
    async act({ press, seat, before, lit, instead }) {
      if (press !== null) {
        const element = await until(
          () => document.querySelector(press),
          found => found !== null,
        );
        if (!element) return { is: 'not-there', lit: readLitHere() };
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      const state = async (): Promise<Done> => {
        const seen = readLitHere();
        if (lit) return { is: 'open', lit: seen };
        // The next question may have something ready to be confirmed from the start: what is in the log was taken.
        if (await chose(seat, before)) return { is: 'taken', lit: seen };
        return { is: document.querySelector(confirm) ? 'to-confirm' : 'open', lit: seen };
      };
      return until(state, ({ is, lit: seen }) =>
        lit ? same(seen, lit) : is === 'taken' || (is === 'to-confirm' && same(seen, instead)),
      );
    },
  };
}

/** Gives this page eyes, on every address it goes to; they know these names, and wait for so long. */
export async function giveEyes(page: Browsed, names: readonly string[], patience = PATIENCE): Promise<void> {
  const giving: Giving = { asking: ASKING, over: OVER, confirm: CONFIRM, names, patience };
  await page.addInitScript(`window.eyes = (${openEyes})(${readLit}, ${readKept}, ${JSON.stringify(giving)})`);
}

export async function see(page: Browsed): Promise<Seen> {
  const told = await page.evaluate(() => window.eyes.see());
  if (told.moment === 'broken') throw new Error(`the hall complains: ${told.words}`);
  return { ...told, kept: JSON.parse(told.kept) };
}

export const act = (page: Browsed, what: Act): Promise<Done> => page.evaluate(given => window.eyes.act(given), what);

/** Words of those of these things that are not wholly in sight, without any scrolling. */
export const outOfSight = (things: Locator): Promise<string[]> =>
  things.evaluateAll(all =>
    all
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const within = (x: number, y: number) => each.contains(document.elementFromPoint(x, y));
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return ![within(x, top + 4), within(x, bottom - 4), within(left + 9, y), within(right - 9, y)].every(Boolean);
      })
      .map(each => each.textContent ?? ''),
  );
