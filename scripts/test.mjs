// npm test: runs every check there is and ends with one line, `N passed, N failed`.
//
//   npm test                       everything
//   npm test -- --only types,unit  only these steps
//   E2E=full npm test              every sweep of the browser tests in full, and other browsers than Chromium
//
// A step that fails does not keep the later ones from running.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { browser } from './setup/browser.mjs';
import { installing } from './setup/install.mjs';
import { otherBrowsers } from './setup/other-browsers.mjs';
import { at, games } from './setup/repo.mjs';
import { run, tool } from './setup/run.mjs';
import { SetupError } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';
import { web, webForTests } from './web.mjs';

/** Every sweep in full, and whole games in other browsers too: `E2E=full npm test`. */
const FULL = process.env.E2E === 'full';

/** A step that takes longer than this is stuck. */
const LIMIT = (FULL ? 120 : 30) * 60_000;

const say = line => process.stdout.write(`${line}\n`);
const node = (args, options) => run(process.execPath, args, { timeout: LIMIT, ...options });

// In a log file, colours are noise (and Biome's are one escape per letter).
const colours = process.stdout.isTTY || process.env.FORCE_COLOR;
if (!colours) process.env.NO_COLOR = '1';

const one = ok => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
const sum = counts =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** Runs a program in view; one check, by its exit code. */
async function check(args) {
  const { code, output } = await node(args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (output) say(output.trimEnd());
  return one(code === 0);
}

/** Runs Vitest and counts the tests it reports; a crash, a file that does not load or no test at all is a failure. */
async function vitest(report, args = [], env = {}) {
  rmSync(at(report), { force: true });
  mkdirSync(at('.cache'), { recursive: true });
  const { code } = await node(
    [tool('vitest', 'vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...args],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  );
  if (!existsSync(at(report))) {
    say('Vitest left no report: counted as a failure.');
    return one(false);
  }
  const result = JSON.parse(readFileSync(at(report), 'utf8'));
  const count = {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
  for (const file of result.testResults) {
    const blamed = file.assertionResults.some(test => test.status === 'failed');
    if (file.status === 'failed' && !blamed) count.failed += 1;
    for (const test of file.assertionResults) {
      // Tried again and passed: one test that passed, but not one to keep silent about.
      if (test.status === 'passed' && test.failureMessages.length > 0)
        say(`passed at the second try: ${test.fullName}`);
    }
  }
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) {
    say(code !== 0 ? `Vitest ended with ${code}: counted as a failure.` : 'No test ran: counted as a failure.');
    count.failed = 1;
  }
  return count;
}

/** Runs a skali command out of view: its last line, and everything when it fails. */
async function skali(...args) {
  const { code, stdout, output } = await node([at('scripts/skali.mjs'), ...args]);
  const lines = stdout.trimEnd().split('\n');
  return { code, output, last: lines.at(-1) ?? '', before: lines.slice(0, -1) };
}

async function rules() {
  const counts = [];
  for (const game of games().filter(name => existsSync(at('docs/rules', `${name}.md`)))) {
    const { code, output, last } = await skali('rules', game, '--coverage');
    say(code === 0 ? `${game}: ${last}` : `${game}: failed\n${output.trimEnd()}`);
    counts.push(one(code === 0));
  }
  return sum(counts);
}

async function scenarios() {
  const counts = [];
  // Those of a game that is not on the shelf yet are its own affair.
  for (const name of games().filter(game => existsSync(at('scenarios', game)))) {
    const { code, output, last, before } = await skali('scenario', `scenarios/${name}`);
    const said = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last);
    if (!said) {
      say(`${name}: no result (skali scenario ended with ${code})\n${output.trimEnd()}`);
      counts.push(one(false));
      continue;
    }
    const count = { passed: Number(said[1]), failed: Number(said[2]), skipped: Number(said[3] ?? 0) };
    if (code !== 0 && before.length > 0) say(before.join('\n'));
    if (count.failed === 0 && (code !== 0 || count.passed === 0)) {
      say(
        `${name}: skali scenario ended with ${code} after ${count.passed} scenarios: counted as a failure.\n${output.trimEnd()}`,
      );
      count.failed = 1;
    }
    say(`${name}: ${count.passed} of ${count.passed + count.failed} scenarios hold`);
    counts.push(count);
  }
  return sum(counts);
}

async function endToEnd() {
  const path = await browser();
  const others = FULL ? await otherBrowsers() : {};
  return vitest('.cache/vitest-e2e.json', ['--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: path, ...others });
}

const STEPS = {
  install: async () => {
    await installed;
    return one(true);
  },
  types: () => check([tool('typescript', 'tsc'), '--noEmit']),
  lint: async () =>
    sum([
      await check([tool('@biomejs/biome', 'biome'), 'ci', ...(colours ? [] : ['--colors=off']), '.']),
      await check([at('scripts/lint/imports.mjs')]),
      await check([at('scripts/lint/names.mjs')]),
    ]),
  unit: () => vitest('.cache/vitest.json', ['--project', 'unit']),
  server: () => vitest('.cache/vitest-server.json', ['--project', 'halls', '--project', 'faults']),
  rules,
  scenarios,
  budgets: () => check([at('scripts/budgets.mjs')]),
  e2e: endToEnd,
};

/** Steps that need no package to be compiled: what is left of the processors meanwhile is theirs. */
const EARLY = ['types', 'lint', 'unit'];

/** What later steps would have to build first; if it cannot be built, they say so. */
async function buildAhead(later) {
  const asked = (...steps) => later.some(name => steps.includes(name));
  if (asked('server', 'rules', 'scenarios')) await build().catch(() => undefined);
  if (asked('budgets')) await web().catch(() => undefined);
  if (asked('e2e')) await webForTests().catch(() => undefined);
}

/** The steps asked for, in their own order. */
function chosen({ values: { only }, positionals }) {
  if (only === undefined && positionals.length === 0) return Object.keys(STEPS);
  if (only === undefined) refuse(`there is no "${positionals[0]}" to test; steps are named behind --only`, USAGE);
  const names = [only, ...positionals].flatMap(part => part.split(/[ ,]+/)).filter(Boolean);
  const unknown = names.find(name => !(name in STEPS));
  if (unknown !== undefined) refuse(`there is no step "${unknown}"`, USAGE);
  if (names.length === 0) refuse('--only names no step', USAGE);
  return Object.keys(STEPS).filter(name => names.includes(name));
}

async function timed(name) {
  const start = performance.now();
  let count;
  try {
    count = await STEPS[name]();
  } catch (error) {
    say(error instanceof SetupError ? error.message : (error.stack ?? String(error)));
    count = one(false);
  }
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

function table(rows) {
  const cells = rows.map(row => [row.name, row.passed, row.failed, row.skipped, row.seconds.toFixed(1)].map(String));
  const all = [['step', 'passed', 'failed', 'skipped', 'seconds'], ...cells];
  const widths = all[0].map((_, column) => Math.max(...all.map(row => row[column].length)));
  return all.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
}

const USAGE = `
Usage: npm test -- [--only <step>,<step>…]

Runs every check there is, or these steps alone: ${Object.keys(STEPS).join(', ')}.
`;
const names = chosen(readWords(USAGE, { options: { only: { type: 'string' } }, named: true }));

const { unpacked, installed } = installing();
const rows = [];
async function take(name) {
  say(`\n── ${name} ──`);
  rows.push(await timed(name));
}

// Every step needs the dependencies, so they are seen to in any case, but counted only when asked for or missing.
const install = timed('install');
const later = names.filter(name => name !== 'install' && !EARLY.includes(name));
await unpacked.catch(() => undefined);
const ahead = buildAhead(later);
for (const name of names.filter(step => EARLY.includes(step))) await take(name);
await ahead;
const first = await install;
if (names.includes('install') || first.failed > 0) rows.unshift(first);
for (const name of later) await take(name);

const total = sum(rows);
say('');
for (const line of table(rows)) say(line);
say('');
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
