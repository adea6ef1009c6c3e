// Builds the web client with Vite into dist/web; does nothing when nothing changed.

import { relative, sep } from 'node:path';
import { rebuild } from './setup/rebuild.mjs';
import { at, hashOf, root, walk } from './setup/repo.mjs';
import { run, tool } from './setup/run.mjs';
import { SetupError, say, tail } from './setup/trouble.mjs';

const SETTINGS = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'docs/glossary.md',
  'scripts/offline.mjs',
  'scripts/packed.mjs',
  'scripts/service-worker.js',
];

/** What no page is made of: tests, and what they stand on. */
const LEFT_OUT = /\.test\.tsx?$|\/e2e\/|^src\/kit\/test\//;
const sources = folders =>
  folders.flatMap(folder => walk(at(folder))).filter(path => !LEFT_OUT.test(relative(root, path).split(sep).join('/')));

const page = (name, config, folders) =>
  rebuild(
    name,
    () =>
      hashOf(
        [...new Set([...SETTINGS, config])]
          .map(file => at(file))
          .concat(sources(['src', 'public', 'docs/rules', 'lessons', 'puzzles', ...folders])),
      ),
    folder => bundle(folder, config),
  );

export const web = () => page('web', 'vite.config.ts', []);

/** The same with the games of `test/` on its shelf, for the end-to-end tests. */
export const webForTests = () => page('web-for-tests', 'vite.e2e.config.ts', ['test']);

async function bundle(folder, config) {
  say('Building (vite) …');
  // Whoever calls may run under another NODE_ENV (Vitest does), which Vite would take over.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [tool('vite', 'vite'), 'build', '--config', config, '--outDir', folder, '--emptyOutDir'];
  const result = await run(process.execPath, args, { env });
  if (result.code !== 0) {
    throw new SetupError(`Building failed: vite build ended with ${result.code}.\n${tail(result.output, 60)}`);
  }
}
