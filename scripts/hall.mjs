// Opens the hall as it was built, and closes it when this process is told to end.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { whenLeftAlone } from './setup/left-alone.mjs';
import { at } from './setup/repo.mjs';

/** A module of the compiled program. */
export const compiled = path => import(pathToFileURL(at('dist/node', path)).href);

/** `env`: the settings, as docs/hosting.md has them. What is wrong with them, or keeps the hall closed, is one line. */
export async function openBuilt(env, nextPort = false) {
  const { readConfig, BadConfig } = await compiled('server/config.js');
  const { openHall } = await compiled('server/hall.js');
  let config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`skali: ${error.message}`);
    process.exit(2);
  }
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const hall = await openHall({ config, site: at('dist/web'), version, nextPort }).catch(error => {
    process.stderr.write(`skali: the hall cannot be opened: ${error.message || error.code || error}\n`);
    process.exit(1);
  });
  const end = () => hall.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  if (process.env.npm_lifecycle_event !== undefined) whenLeftAlone(end);
  return { config, hall };
}
