import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHallIn, site } from '../serve.ts';
import { type Comer, DESKTOP, quietly, withoutKeeping, withoutPaint, withoutScenes, withSettings } from '../visit.ts';
import type { Guest, OtherBrowser } from './comer.ts';
import { DrivenPage } from './driven-page.ts';
import { openSession } from './web-driver.ts';

/** The bar above the page must not keep the window from being as narrow as a phone. */
const NARROW = `headerbar, headerbar *, toolbar, toolbar *, entry, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0);
}`;

/** What the page runs before all else, and what says so in it. WebDriver has no way to it but by the hall. */
const BEFORE = 'before.js';

/** Runs in the page: whatever goes wrong is remembered, from one page to the next. */
function keepWrong(): void {
  const note = (text: string) => {
    const all: string[] = JSON.parse(sessionStorage.getItem('wrong') ?? '[]');
    sessionStorage.setItem('wrong', JSON.stringify([...all, text]));
  };
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
  const late = (event: Event) => {
    if (event instanceof ErrorEvent) note(`not caught: ${event.message} ${event.error?.stack ?? ''}`);
    else if (event.target instanceof Element) note(`not loaded: ${event.target.outerHTML}`);
  };
  addEventListener('error', late, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`not caught: ${reason?.stack ?? reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`not allowed: ${violatedDirective} ${blockedURI}`),
  );
}

/** A hall whose page runs `BEFORE` first. */
async function hallWithBefore(folder: string) {
  const pages = join(folder, 'site');
  cpSync(site, pages, { recursive: true });
  const page = join(pages, 'index.html');
  const html = readFileSync(page, 'utf8');
  for (const packed of ['br', 'gz']) rmSync(`${page}.${packed}`, { force: true });
  writeFileSync(page, html.replace('<head>', `<head><script src="/${BEFORE}"></script>`));
  const before = join(pages, BEFORE);
  writeFileSync(before, '');
  mkdirSync(join(folder, 'data'));
  const hall = await openHallIn(join(folder, 'data'), 0, {}, pages);
  return { hall, before };
}

/** A screen that nobody sees; its name. */
async function openScreen(path: string): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn(path, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = screen.stdio[3];
  const display = await new Promise<string>((done, fail) => {
    screen.on('error', fail);
    screen.on('exit', code => fail(new Error(`Xvfb ended with ${code}`)));
    said?.once('data', data => done(`:${String(data).trim()}`));
  });
  return { screen, display };
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Where the programs are. */
export interface WebKitPaths {
  readonly driver: string;
  readonly xvfb: string;
}

/** Browsers that have ended may still be writing what they keep, for seconds on a busy machine: a folder that fills up again is emptied again. */
async function putAway(folder: string): Promise<void> {
  for (let left = 40; ; left--) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise(done => setTimeout(done, 250));
    }
  }
}

/** WebKitGTK's own small browser on a screen that nobody sees. Each guest has a browser of their own. */
export async function openWebKit({ driver, xvfb }: WebKitPaths): Promise<OtherBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-webkit-'));
  const config = join(folder, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW);
  const { screen, display } = await openScreen(xvfb);
  const { hall, before } = await hallWithBefore(folder);
  const url = `http://127.0.0.1:${hall.port}`;
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config, XDG_CACHE_HOME: join(folder, 'cache') };

  async function come(comer: Comer): Promise<Guest> {
    const port = await freePort();
    const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const session = await openSession(`http://127.0.0.1:${port}`, {}).catch(error => {
      driving.kill();
      throw error;
    });
    const first = [keepWrong, withoutKeeping, withoutScenes, ...(comer.unpainted ? [withoutPaint] : [])];
    writeFileSync(before, first.map(each => `(${each})();\n`).join(''));
    const page = new DrivenPage(session, url, script => appendFileSync(before, `${script};\n`));
    // A script that is looked at is a page of the hall that does nothing.
    const toTheDoor = () => page.goto(`/${BEFORE}`);
    await toTheDoor();
    await page.setViewportSize(comer.viewport ?? DESKTOP);
    await page.evaluate(withSettings, quietly(comer));
    return {
      page,
      toTheDoor,
      wrong: () => page.evaluate<string[]>(() => JSON.parse(sessionStorage.getItem('wrong') ?? '[]')),
      async close() {
        await session.close();
        driving.kill();
      },
    };
  }
  return {
    come,
    async close() {
      await hall.close();
      screen.kill();
      await putAway(folder);
    },
  };
}
