// The dependencies: node_modules as package-lock.json says.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { at, readOrEmpty } from './repo.mjs';
import { run } from './run.mjs';
import { SetupError, say, tail } from './trouble.mjs';

/** Does nothing when the last installation was by this lockfile, for this Node and machine. */
export const install = () => installing().installed;

/**
 * Begins what `npm ci` does. The packages are unpacked long before all of them are ready: some compile something first,
 * mostly on one processor, and what does not need those can be done meanwhile.
 */
export function installing() {
  let lieThere = () => undefined;
  const unpacked = new Promise(resolve => {
    lieThere = resolve;
  });
  const installed = bring(lieThere);
  return { unpacked: Promise.race([unpacked, installed]), installed };
}

async function bring(lieThere) {
  needNode();
  const stamp = at('node_modules/.skali-setup');
  const lockfile = at('package-lock.json');
  if (!existsSync(lockfile)) throw new SetupError('package-lock.json is missing, so there is nothing to install from.');
  const wanted = `${JSON.stringify({
    lock: createHash('sha256').update(readFileSync(lockfile)).digest('hex'),
    node: process.versions.node.split('.')[0],
    platform: `${process.platform}-${process.arch}`,
  })}\n`;
  if (readOrEmpty(stamp) === wanted) return;
  await alone('install', async () => {
    if (readOrEmpty(stamp) === wanted) return;
    say('Installing the dependencies (npm ci) …');
    await npm('ci', '--include=dev', '--include=optional', '--ignore-scripts');
    lieThere();
    await npm('rebuild');
    writeFileSync(stamp, wanted);
  });
}

function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Skáli needs Node 20.19 or newer; this is ${process.version}.`);
  }
}

async function npm(...args) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // What has to be compiled here is compiled on every processor.
  const env = { JOBS: 'max', ...process.env };
  const own = process.env.npm_execpath ?? '';
  const result = /npm-cli\.c?js$/.test(own)
    ? await run(process.execPath, [own, ...all], { env })
    : await run('npm', all, { env, shell: process.platform === 'win32' });
  if (result.code === 0) return;
  throw new SetupError(
    `Installing the dependencies failed: npm ${args.join(' ')} ended with ${result.code}.\n${tail(result.output)}`,
  );
}
