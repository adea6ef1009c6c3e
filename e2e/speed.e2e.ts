import { availableParallelism, cpus } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  ASKING,
  CONFIRM,
  click,
  dice,
  litOn,
  type Moment,
  OVER,
  oneOf,
  selectorOf,
  settled,
} from '../src/kit/test/page.ts';
import { FULL } from './full.ts';
import { GAMES, type PlayedGame } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

/**
 * How quick the hall is, against the strongest bots. What the page's own thread works is counted in processor time, which
 * other programs change little. Waiting times are taken by the clock, which tells the truth only while other programs leave
 * the processors alone.
 *
 * With E2E=full the page is held to its budgets, by the processor always and by the clock while that is believed. The
 * ordinary run plays fewer acts and tells the same figures, but no machine may fail it for being slow or shared: there the
 * work alone is held, to three times the budgets, and one task that was interrupted does not count.
 */

/** So soon is a choice on screen, and the reason why something cannot be chosen. */
const CHOICE = 100;
/** What the page's own thread may work from a touch to the frame that shows what came of it. */
const WORK = 80;
/** So long may a task keep the page. */
const TASK = 50;
const BOT = 1500;
/** The share of the processors that other programs may take, mostly in bursts, before the clock is no longer believed. */
const OTHERS = 0.05;
/** What a piece of work takes where these budgets were made; where it takes longer, they are larger. */
const USUAL = 5.5;
/** Others in the same caches and cores make every task cost more processor time: the budgets grow with their share. */
const roomBeside = (busy: number): number => 1 + Math.max(0, busy);
const OWN_ACTS = FULL ? 20 : 4;
/** More choices than these are enough to judge by. */
const ENOUGH = FULL ? 8 : 3;
const TOUCHES = FULL ? 6 : 4;
/** How far beyond its budgets the work of the page is let go. */
const LENIENCE = FULL ? 1 : 3;
/** The share of all tasks that keep to their budget. */
const TASKS_HELD = FULL ? 1 : 0.98;

/** From one moment to another, in milliseconds of the page's clock. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What the page measures of itself. */
interface Meter {
  /** From the click to the frame that shows what came of the choice. */
  readonly choices: Span[];
  /** From the click to the next frame, for every touch. */
  readonly touches: Span[];
  /** From when a bot was to act to when its act arrived. */
  readonly bots: Span[];
  /** From the click on something that is not lit to the frame that says why not. */
  readonly reasons: Span[];
}

/** Runs in the page, before anything else does. */
function measure(): void {
  const meter: Meter = { choices: [], touches: [], bots: [], reasons: [] };
  Object.assign(window, { meter });
  const shown = (from: number, spans: Span[]) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => spans.push({ from, to: performance.now() });
      port2.postMessage(null);
    });
  let clicked = 0;
  let waiting: 'choice' | 'reason' | null = null;
  let last = 0;
  addEventListener(
    'click',
    event => {
      clicked = event.timeStamp;
      shown(clicked, meter.touches);
    },
    true,
  );
  const RealWorker = Worker;
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const post = this.postMessage.bind(this);
      this.postMessage = (message: { request?: { type: string } }) => {
        if (message.request?.type === 'choose') waiting = 'choice';
        if (message.request?.type === 'explain') waiting = 'reason';
        post(message);
      };
      this.addEventListener('message', ({ data }: MessageEvent<{ message?: { type: string } }>) => {
        const type = data.message?.type;
        const now = performance.now();
        if (type === 'reply' && waiting === 'reason') {
          shown(clicked, meter.reasons);
          waiting = null;
        }
        if (type === 'reply' && waiting === 'choice') {
          // What came of it was told just before.
          shown(clicked, meter.choices);
          waiting = null;
          last = now;
        }
        if (type !== 'moment') return;
        if (waiting !== 'choice') meter.bots.push({ from: last, to: now });
        last = now;
      });
    }
  } as typeof Worker;
}

const read = (page: Page): Promise<Meter> => page.evaluate(() => (window as unknown as { meter: Meter }).meter);

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { meter } = window as unknown as { meter: Meter };
    for (const spans of Object.values(meter)) spans.length = 0;
    performance.mark('forgotten');
  });

/** Waits until what was touched a moment ago has been answered and drawn, however slow the machine is. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), 120);
      }),
  );

interface Processors {
  /** Seconds that all processors together have been idle and have existed. */
  readonly idle: number;
  readonly all: number;
  /** Seconds that this test and its browser have had. */
  readonly ours: number;
}

async function processors(browser: CDPSession): Promise<Processors> {
  const times = cpus().map(cpu => cpu.times);
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const { user, system } = process.cpuUsage();
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0) / 1000,
    all: times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.idle + time.irq, 0) / 1000,
    ours: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) + (user + system) / 1e6,
  };
}

/** The share of the processors that other programs have had meanwhile. */
const others = (from: Processors, to: Processors): number =>
  1 - (to.idle - from.idle + to.ours - from.ours) / Math.max(1e-3, to.all - from.all);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock, of any zero. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly startTime?: number } };
}

/** A task of the page's own thread: when it was, and what it cost the processor, in milliseconds. */
interface Task extends Span {
  readonly work: number;
}

/** Every task of the page's own thread during a story. */
async function tasksDuring(cdp: CDPSession, story: () => Promise<void>): Promise<Task[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await story();
  const complete = new Promise(done => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  const mark = events.find(({ name }) => name === 'forgotten');
  if (!mark) throw new Error('the trace does not tell the time of the page');
  const zero = mark.ts / 1000 - (mark.args?.data?.startTime ?? 0);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      from: ts / 1000 - zero,
      to: (ts + dur) / 1000 - zero,
      work: tdur / 1000,
    }));
}

/** What the page's own thread has worked meanwhile. */
const workIn = (tasks: readonly Task[], { from, to }: Span): number =>
  tasks.reduce((sum, task) => (task.from < to && task.to > from ? sum + task.work : sum), 0);

/** The way on from a climax, which is drawn like any choice. */
const GO_ON = '[data-act="go-on"]';

/** Goes on from what is shown until something is asked, as a reader does. */
async function onward(page: Page): Promise<Moment> {
  for (;;) {
    const shown = page.locator(`${GO_ON}, ${ASKING}, ${OVER}`).first();
    await shown.waitFor();
    if ((await page.locator(GO_ON).count()) === 0) return settled(page);
    // Another's gives way by itself.
    await click(page, GO_ON).catch(() => undefined);
    await drawn(page);
  }
}

/** Touches one lit thing, or makes the choice that lies ready; false when others' acts came in between. */
async function touchSomething(page: Page, idle: ReadonlySet<string>, roll: () => number): Promise<boolean> {
  const all = await litOn(page);
  const others = all.filter(name => !idle.has(name));
  const lit = others.length > 0 ? others : all;
  const ready = (await page.locator(CONFIRM).count()) > 0;
  if (!ready && lit.length === 0) return false;
  return click(page, ready ? CONFIRM : selectorOf(oneOf(lit, roll))).then(
    () => true,
    () => false,
  );
}

/** Plays on with lit things taken at random, and asks in between why not what is dark. */
async function play(page: Page, { onPage }: PlayedGame): Promise<void> {
  const roll = dice(21);
  const idle = new Set(onPage.idle.map(kind => `say:${kind}`));
  for (let acts = 0; acts < OWN_ACTS && (await onward(page)) !== 'over'; acts++) {
    if (await page.locator(DARK).filter({ visible: true }).count()) {
      await page.locator(DARK).filter({ visible: true }).first().dispatchEvent('click');
      await drawn(page);
    }
    const before = (await read(page)).choices.length;
    for (let touches = 0; touches < TOUCHES; touches++) {
      if (await touchSomething(page, idle, roll)) await drawn(page);
      else await onward(page);
      if ((await read(page)).choices.length > before) break;
    }
  }
}

/** How much slower this processor is than the one the budgets were made for; never less than 1. */
async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate(() => {
    const things = Array.from({ length: 2000 }, (_, i) => ({ id: `thing ${i}`, at: [i, i + 1], lit: i % 2 === 0 }));
    const work = () => {
      const from = performance.now();
      for (let i = 0; i < 10; i++) JSON.parse(JSON.stringify(things));
      return performance.now() - from;
    };
    return Math.min(...Array.from({ length: 7 }, work));
  });
  console.log(`a known piece of work: ${took.toFixed(1)} ms`);
  return Math.max(1, took / USUAL);
}

const lasting = ({ from, to }: Span): number => to - from;
const share = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;
const told = (name: string, times: readonly number[]): string =>
  `${name}: median ${Math.round(share(times, 0.5))}, p95 ${Math.round(share(times, 0.95))}, worst ${Math.round(share(times, 1))} ms, of ${times.length}`;

/** What is not lit on the board. */
const DARK = '[data-part="board"] [data-target][data-lit="false"]';

/** The tasks of the page during a story, and the share of the processors that other programs had meanwhile. */
async function watched(
  page: Page,
  story: () => Promise<void>,
): Promise<{ readonly tasks: readonly Task[]; readonly busy: number }> {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('the browser does not tell what it costs');
  const from = await processors(browser);
  const tasks = await tasksDuring(cdp, async () => {
    await forget(page);
    await story();
  });
  return { tasks, busy: others(from, await processors(browser)) };
}

/** The work of the tasks that were worth one. */
const worked = (tasks: readonly Task[]): number[] => tasks.map(({ work }) => work).filter(work => work > 1);

/** Moments from which on a while is played. */
const TIMED = GAMES.flatMap(game => {
  const { main, timed = [] } = game.onPage;
  return [main, ...(FULL ? timed : [])].map(moment => ({
    game,
    moment,
    title: moment === main ? game.title : `${game.title}, ${moment}`,
  }));
});

/** How often bots have answered: at some tables the reader is busy all the while. */
let answered = 0;

/** Plays a while, tells how quick the page was, and holds it to its promises. */
async function measured({ game, title, moment }: (typeof TIMED)[number]): Promise<void> {
  await during({ unpainted: false, alone: true, seeing: true }, async ({ page }) => {
    await page.addInitScript(measure);
    await sitDown(page, game.at(moment));
    await settled(page);
    await drawn(page);
    const { tasks, busy } = await watched(page, () => play(page, game));
    const { choices, touches, reasons, bots } = await read(page);
    const calm = busy <= OTHERS;
    const works = [...choices, ...touches, ...reasons].map(span => workIn(tasks, span));
    const doing = worked(tasks);
    console.log(
      [
        `${title}; ${availableParallelism()} processors, ${Math.round(busy * 100)} % of them busy with something else: the clock is ${calm ? 'believed' : 'told, not believed'}`,
        told(
          'work of the page for a choice',
          choices.map(span => workIn(tasks, span)),
        ),
        told('work of the page for anything touched', works),
        `${told('tasks of the page', doing)}; p99 ${Math.round(share(doing, 0.99))}`,
        told('choice on screen, by the clock', choices.map(lasting)),
        told('any touch on screen, by the clock', touches.map(lasting)),
        told('why not on screen, by the clock', reasons.map(lasting)),
        told('bots, by the clock', bots.map(lasting)),
      ].join('\n'),
    );
    // Of a game that is over before, what there was of it.
    const many = (await onward(page)) === 'over' ? 0 : ENOUGH;
    expect(choices.length).toBeGreaterThan(many);
    expect(doing.length).toBeGreaterThan(many * 12);
    const room = roomBeside(busy) * (await slowness(page));
    expect(share(works, 0.95)).toBeLessThanOrEqual(WORK * LENIENCE * room);
    expect(share(doing, TASKS_HELD)).toBeLessThanOrEqual(TASK * LENIENCE * room);
    if (!FULL) return;
    answered += bots.length;
    if (bots.length > many) expect(share(bots.map(lasting), 0.95)).toBeLessThanOrEqual(BOT * room);
    if (!calm) return;
    for (const times of [choices.map(lasting), reasons.map(lasting)]) {
      expect(share(times, 0.85)).toBeLessThanOrEqual(CHOICE * room);
      // What is drawn for the first time is drawn by the processor here, and takes longer.
      expect(share(times, 0.95)).toBeLessThanOrEqual(2 * CHOICE * room);
    }
  });
}

test.each(TIMED)(
  FULL
    ? '$title: a choice is on screen in 100 ms, no task keeps the page for 50 ms, bots answer in 1.5 s'
    : '$title: what a choice costs the page is within three times its budget',
  { timeout: 240_000 },
  measured,
);
if (FULL) test('bots have answered meanwhile', () => expect(answered).toBeGreaterThan(ENOUGH));

/** The window on a board that is larger than it. */
const PANE = '.sk-panzoom-pane';
/** At each distance it is dragged so often, there and back, by so much each time, in so many moves. */
const [DRAGS, FAR, MOVES] = [FULL ? 6 : 2, 240, 12];

/** Drags the window about, at every distance that its buttons have. */
async function panned(page: Page): Promise<void> {
  const box = await page.locator(PANE).boundingBox();
  if (!box) throw new Error('there is no window to be dragged');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let nearer = 0; nearer < 3; nearer++) {
    await page.focus(PANE);
    await page.keyboard.press('+');
    await drawn(page);
    for (let drag = 0; drag < DRAGS; drag++) {
      const way = drag % 2 === 0 ? -FAR : FAR;
      await page.mouse.move(x - way / 2, y - way / 4);
      await page.mouse.down();
      await page.mouse.move(x + way / 2, y + way / 4, { steps: MOVES });
      await page.mouse.up();
    }
  }
  await drawn(page);
}

const CROWDED = GAMES.flatMap(({ title, crowded, onPage: { crowd } }) => (crowd ? [{ title, crowded, crowd }] : []));

test.each(CROWDED)(
  FULL
    ? '$title: no task keeps the page for 50 ms while its crowded board is dragged about'
    : '$title: what dragging its crowded board costs the page is within three times its budget',
  { timeout: 240_000 },
  async ({ title, crowded, crowd }) => {
    await during({ unpainted: false, alone: true }, async ({ page }) => {
      await page.addInitScript(measure);
      await sitDown(page, crowded(crowd));
      await settled(page);
      await drawn(page);
      const seen = () => page.locator(PANE).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
      const { tasks, busy } = await watched(page, () => panned(page));
      const doing = worked(tasks);
      console.log(`${title}: ${told('tasks of the page while it is dragged', doing)}; p99 ${share(doing, 0.99)}`);
      expect(await seen()).not.toEqual([0, 0]);
      expect(doing.length).toBeGreaterThan(DRAGS * 3);
      const room = roomBeside(busy) * (await slowness(page));
      expect(share(doing, TASKS_HELD)).toBeLessThanOrEqual(TASK * LENIENCE * room);
    });
  },
);
