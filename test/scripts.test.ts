import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What stands behind `npm start` and `npm run …`: asked for help it helps, and nothing it does not know is passed over. */
function said(script: string, ...words: readonly string[]) {
  const file = fileURLToPath(new URL(`../scripts/${script}.mjs`, import.meta.url));
  // Nothing is built or installed before the words are read: it could not be done in this time.
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

describe.each(['start', 'test', 'faults', 'budgets', 'screenshots', 'gallery'])('scripts/%s.mjs', script => {
  it('answers --help', () => {
    const { status, stdout, stderr } = said(script, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm /);
  });

  it('refuses what it does not know', () => {
    const { status, stdout, stderr } = said(script, '--hepl=3');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^skali: Unknown option '--hepl'\n\nUsage: npm /);
  });
});

it.each([
  ['start', ['anything'], "Unexpected argument 'anything'"],
  ['start', ['--port', '80', '--terminal'], "Unknown option '--port'"],
  ['test', ['unit'], 'there is no "unit" to test; steps are named behind --only'],
  ['test', ['--only', 'types,unti'], 'there is no step "unti"'],
  ['test', ['--only='], '--only names no step'],
  ['faults', ['--rounds', 'many'], '--rounds is many; it must be a whole number, 1 or more'],
  ['faults', ['--rounds'], "Option '--rounds <value>' argument missing"],
  ['budgets', ['home'], "Unexpected argument 'home'"],
  ['screenshots', ['one', 'two'], 'one beginning, not 2: one two'],
  ['gallery', ['nowhere'], 'there is no gallery of "nowhere"'],
] as const)('scripts/%s.mjs says what is wrong with %s', (script, words, why) => {
  const { status, stderr } = said(script, ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(`skali: ${why}\n`);
});

// A shell stands between npm and the hall, and passes no signal on.
it.skipIf(process.platform === 'win32')('who was started by npm ends when npm is ended', async () => {
  const helper = new URL('../scripts/setup/left-alone.mjs', import.meta.url).href;
  const program = `import { whenLeftAlone } from '${helper}'; whenLeftAlone(() => process.exit()); process.stdin.resume(); console.log('ready');`;
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program]);
  await new Promise(resolve => shell.stdout.once('data', resolve));
  // The pipe is closed when the last one who could write into it is gone.
  const silent = new Promise(resolve => shell.stdout.once('close', resolve));
  shell.kill('SIGTERM');
  await silent;
});

it('what was not built says how it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skali-built-'));
  cpSync(fileURLToPath(new URL('../scripts', import.meta.url)), join(folder, 'scripts'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/built.mjs')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'skali: dist/node/server/hall.js is not there: run "npm run build" once, where the dev dependencies are.\n',
  ]);
  rmSync(folder, { recursive: true });
});
