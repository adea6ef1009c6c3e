// npm run screenshots: pictures of the built hall for the README, into docs/screenshots.
//
//   npm run screenshots               all of them
//   npm run screenshots -- battle     those whose name begins so

import { browser } from './setup/browser.mjs';
import { install } from './setup/install.mjs';
import { at } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { web } from './web.mjs';

await prepare(install, web, async () => {
  process.env.CHROMIUM_PATH = await browser();
});
const { runnerImport } = await import('vite');
const { module } = await runnerImport(at('e2e/pictures.ts'), { configFile: false, logLevel: 'error' });
await module.take(at('docs/screenshots'), process.argv[2]);
