// npm run screenshots: pictures of the built hall for the README, into docs/screenshots.

import { browser } from './setup/browser.mjs';
import { install } from './setup/install.mjs';
import { at } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';
import { web } from './web.mjs';

const USAGE = `
Usage: npm run screenshots -- [<beginning of a name>]

Takes pictures of the hall for the README into docs/screenshots: all of them, or those whose name begins so.
`;

const { positionals } = readWords(USAGE, { named: true });
if (positionals.length > 1) refuse(`one beginning, not ${positionals.length}: ${positionals.join(' ')}`, USAGE);
const [only = ''] = positionals;
await prepare(install, async () => {
  process.env.CHROMIUM_PATH = await browser();
});
const { runnerImport } = await import('vite');
const { module } = await runnerImport(at('e2e/pictures.ts'), { configFile: false, logLevel: 'error' });
if (!module.names.some(name => name.startsWith(only))) {
  refuse(`no picture's name begins with "${only}"; there are ${module.names.join(', ')}`, USAGE);
}
await prepare(web);
await module.take(at('docs/screenshots'), only);
