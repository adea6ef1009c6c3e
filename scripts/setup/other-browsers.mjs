// The browsers besides Chromium in which whole games are played with E2E=full.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt } from './apt.mjs';
import { say, tail } from './trouble.mjs';

/** What each is made of: programs by the variable that names one, and the packages they come in. */
const BROWSERS = [
  { name: 'Firefox ESR', programs: { FIREFOX_PATH: 'firefox-esr' }, packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    programs: { WEBKIT_DRIVER_PATH: 'WebKitWebDriver', XVFB_PATH: 'Xvfb' },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

const onPath = program =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, program))
    .find(path => existsSync(path));

/** Where its programs are: named, or on the way. Undefined where one is missing. */
function found({ programs }) {
  const paths = Object.entries(programs).map(([variable, program]) => [
    variable,
    process.env[variable] ?? onPath(program),
  ]);
  return paths.every(([, path]) => path) ? Object.fromEntries(paths) : undefined;
}

/** Installs what is missing where that can be done; the variables by which the tests find what is there then. */
export async function otherBrowsers() {
  const install = apt();
  const paths = {};
  for (const browser of BROWSERS) {
    let here = found(browser);
    let why = 'there is no apt here, or nobody may use it';
    if (!here && install) {
      say(`No ${browser.name} found: apt-get install ${browser.packages.join(' ')} …`);
      const { code, output } = await install(browser.packages, ['--no-install-recommends']);
      here = found(browser);
      why = code === 0 ? 'it was installed and is not where it should be' : `apt-get failed:\n${tail(output, 10)}`;
    }
    if (here) Object.assign(paths, here);
    else say(`${browser.name} is skipped: ${why}`);
  }
  return paths;
}
