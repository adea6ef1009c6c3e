// Compiles src/ (the part that runs in Node) with tsc into dist/node; does nothing when nothing changed.

import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { compiled } from './hall.mjs';
import { install } from './setup/install.mjs';
import { rebuild } from './setup/rebuild.mjs';
import { at, hashOf, root, walk } from './setup/repo.mjs';
import { run, tool } from './setup/run.mjs';
import { prepare, SetupError, say, tail } from './setup/trouble.mjs';

/** What tsconfig.build.json leaves out: tests, and what runs in a browser. */
const LEFT_OUT = /\.test\.tsx?$|\/dev\/|^src\/(client|kit\/(look|table|test)|games\/[^/]+\/(table|e2e))\//;
const sources = () => walk(at('src')).filter(path => !LEFT_OUT.test(relative(root, path).split(sep).join('/')));
const settings = () =>
  readdirSync(root)
    .filter(name => /^tsconfig.*\.json$/.test(name) || name === 'package-lock.json')
    .sort()
    .map(name => at(name));

export { compiled };

export const build = () => rebuild('node', () => hashOf([...settings(), ...sources()]), compile);

async function compile(folder) {
  say('Building (tsc) …');
  const compiler = tool('typescript', 'tsc');
  const result = await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', folder]);
  if (result.code !== 0) {
    throw new SetupError(
      `Building failed: tsc -p tsconfig.build.json ended with ${result.code}.\n${tail(result.output, 60)}`,
    );
  }
}

/** Installs and builds, and gives the program's entry. */
export async function ready() {
  await prepare(install, build);
  return (await compiled('cli/main.js')).main;
}
