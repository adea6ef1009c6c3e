// Builds the web client with Vite into dist/web; does nothing when nothing changed.

import { rebuild } from './setup/rebuild.mjs';
import { at, hashOf, walk } from './setup/repo.mjs';
import { run, tool } from './setup/run.mjs';
import { SetupError, say, tail } from './setup/trouble.mjs';

const SETTINGS = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/offline.mjs',
  'scripts/packed.mjs',
  'scripts/service-worker.js',
];

const sources = () =>
  [...walk(at('src')), ...walk(at('public')), ...walk(at('docs/rules'))].filter(path => !/\.test\.tsx?$/.test(path));

export const web = () => rebuild('web', () => hashOf([...SETTINGS.map(name => at(name)), ...sources()]), bundle);

async function bundle(folder) {
  say('Building (vite) …');
  // Whoever calls may run under another NODE_ENV (Vitest does), which Vite would take over.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [tool('vite', 'vite'), 'build', '--outDir', folder, '--emptyOutDir'];
  const result = await run(process.execPath, args, { env });
  if (result.code !== 0) {
    throw new SetupError(`Building failed: vite build ended with ${result.code}.\n${tail(result.output, 60)}`);
  }
}
