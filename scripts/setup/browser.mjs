// The browser for the end-to-end tests.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apt, works } from './apt.mjs';
import { at } from './repo.mjs';
import { run, tool } from './run.mjs';
import { SetupError, say, tail } from './trouble.mjs';

/** The path of a Chromium that starts; fetches one when the machine has none. */
export async function browser() {
  const found = await findBrowser();
  if (found) return found;

  const tried = [];
  const attempt = async (name, doing) => {
    say(`No Chromium found: ${name} …`);
    const result = await doing();
    if (result.code !== 0) tried.push(`${name} ended with ${result.code}:\n${tail(result.output, 10)}`);
    const path = await findBrowser();
    if (!path && result.code === 0) tried.push(`${name} worked, but left no Chromium that starts.`);
    return path;
  };

  const install = apt();
  if (install) {
    const path = await attempt('apt-get install chromium', () => install(['chromium']));
    if (path) return path;
  }
  const path = await attempt('playwright-core install chromium', () =>
    run(process.execPath, [
      tool('playwright-core', 'playwright-core'),
      'install',
      ...(install ? ['--with-deps'] : []),
      'chromium',
    ]),
  );
  if (path) return path;
  throw new SetupError(
    `No Chromium for the end-to-end tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.\n${tried.join('\n')}`,
  );
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) say(`CHROMIUM_PATH is ${named}, which does not start; looking elsewhere.`);
  return [named, ...usualBrowsers(), await cachedBrowser()].find(path => path && starts(path));
}

function usualBrowsers() {
  if (process.platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap(folder => apps.map(app => join(folder, app)));
  }
  if (process.platform === 'win32') {
    const places = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
    return [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap(folder => places.map(place => join(folder, place)));
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`);
}

/** Where Playwright keeps the browser it downloads; the file need not be there. */
async function cachedBrowser() {
  const entry = at('node_modules/playwright-core/index.mjs');
  if (!existsSync(entry)) return undefined;
  try {
    const { chromium } = await import(pathToFileURL(entry).href);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Some systems ship a /usr/bin/chromium-browser that only says where to get one, so being there is not enough. */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version opens a window instead of answering.
  return process.platform === 'win32' || works(path, ['--version']);
}
