// What every other script needs before it can work: the dependencies, the compiled program, a browser.
// Only Node's own modules are used here, because this file runs before anything is installed.
// All talk goes to stderr: stdout belongs to whatever is being run.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure the reader can do something about: shown as its message alone, without a stack. */
export class SetupError extends Error {}

/** A path inside the repository. */
export const at = (...parts) => join(root, ...parts);

const say = line => process.stderr.write(`${line}\n`);
const sha256 = bytes => createHash('sha256').update(bytes).digest('hex');
const readJson = path => JSON.parse(readFileSync(path, 'utf8'));
const readOrEmpty = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The folders under src/games, each of which is one game. */
export function games() {
  if (!existsSync(at('src/games'))) return [];
  return readdirSync(at('src/games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort();
}

/** The command line (to be run by this same Node) of a tool that a dependency brings. */
export function tool(packageName, name) {
  const folder = at('node_modules', packageName);
  if (!existsSync(join(folder, 'package.json'))) {
    throw new SetupError(`${packageName} is not installed. Run: npm ci`);
  }
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a program to its end and gathers what it prints. */
export function run(command, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let stdout = '';
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', text => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', text => {
      output += text;
    });
    child.on('error', error => resolve({ code: 1, stdout, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, stdout, output: signal ? `${output}stopped by ${signal}\n` : output });
    });
  });
}

function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Skáli needs Node 20.19 or newer; this is ${process.version}.`);
  }
}

/** Lets one process at a time install or build, so that two terminals do not trip over each other. */
async function alone(work) {
  const lock = at('.cache/setup.lock');
  mkdirSync(dirname(lock), { recursive: true });
  const deadline = Date.now() + 10 * 60_000;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (abandoned(lock)) rmSync(lock, { force: true });
    else if (Date.now() > deadline) {
      throw new SetupError(`Another set-up has been running for ten minutes. If it has not, delete ${lock}`);
    } else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function abandoned(lock) {
  const owner = Number(readOrEmpty(lock));
  if (!owner) {
    const stat = statSync(lock, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs > 10_000;
  }
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Dependencies

/** Brings node_modules in line with package-lock.json; does nothing when it already is. */
export async function install() {
  needNode();
  const stamp = at('node_modules/.skali-setup');
  const lockfile = at('package-lock.json');
  if (!existsSync(lockfile)) throw new SetupError('package-lock.json is missing, so there is nothing to install from.');
  const wanted = `${JSON.stringify({
    lock: sha256(readFileSync(lockfile)),
    node: process.versions.node.split('.')[0],
    platform: `${process.platform}-${process.arch}`,
  })}\n`;
  if (readOrEmpty(stamp) === wanted) return;

  await alone(async () => {
    const found = readOrEmpty(stamp);
    if (found === wanted) return;
    const lock = readJson(lockfile);
    // Somebody who ran npm by hand has no stamp of ours, or an old one, but needs no second installation.
    const otherNode = found !== '' && !sameNode(found, wanted);
    if (otherNode || !installed(lock) || compiledParts(lock).length > 0) {
      if (holes(lock).length === 0) {
        say('Installing the dependencies (npm ci) …');
        await npm('ci', '--include=dev', '--include=optional');
      } else {
        // Newer npms refuse `npm ci` then. This installs the same locked versions and leaves the lockfile alone.
        needSameDependencies(lock);
        if (otherNode) rmSync(at('node_modules'), { recursive: true, force: true });
        say('Installing the dependencies (npm install --no-save) …');
        await npm('install', '--no-save', '--include=dev', '--include=optional');
        const missing = compiledParts(lock);
        if (missing.length > 0) await npm('install', '--no-save', '--no-package-lock', ...missing);
      }
    }
    writeFileSync(stamp, wanted);
  });
}

function sameNode(found, wanted) {
  try {
    const [a, b] = [JSON.parse(found), JSON.parse(wanted)];
    return a.node === b.node && a.platform === b.platform;
  } catch {
    return false;
  }
}

/** Whether npm's own record of node_modules says what the lockfile says. */
function installed(lock) {
  let present;
  try {
    present = readJson(at('node_modules/.package-lock.json')).packages;
  } catch {
    return false;
  }
  const same = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity;
  return (
    Object.entries(lock.packages).every(
      ([path, entry]) => path === '' || same(present[path], entry) || (entry.optional && !present[path]),
    ) && Object.entries(present).every(([path, entry]) => same(lock.packages[path], entry))
  );
}

/**
 * The optional packages (compiled parts of Biome, Rolldown, … for other kinds of machine) that the lockfile ought to
 * list and does not, as [name, exact version]. A lockfile written where not all of them were to be had has such holes.
 */
function holes(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).filter(
      ([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
}

/** Those holes that this machine needs filled, as `name@version`. */
function compiledParts(lock) {
  const machine = new RegExp(`[-/]${process.platform}-${process.arch}(-|$)`);
  process.report.excludeNetwork = true;
  const musl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return holes(lock)
    .filter(([name]) => machine.test(name) && /-musl/.test(name) === musl)
    .filter(([name]) => !existsSync(at('node_modules', name)))
    .map(([name, version]) => `${name}@${version}`);
}

/** `npm ci` would refuse a lockfile that does not belong to package.json; where we cannot use it, this does. */
function needSameDependencies(lock) {
  const own = readJson(at('package.json'));
  for (const kind of ['dependencies', 'devDependencies']) {
    const [a, b] = [own[kind] ?? {}, lock.packages[''][kind] ?? {}];
    const different = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(name => a[name] !== b[name]);
    if (different.length === 0) continue;
    throw new SetupError(
      `package-lock.json does not belong to package.json (${different.join(', ')}). Run: npm install --package-lock-only`,
    );
  }
}

async function npm(...args) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath ?? '';
  const result = /npm-cli\.c?js$/.test(own)
    ? await run(process.execPath, [own, ...all])
    : await run('npm', all, { shell: process.platform === 'win32' });
  if (result.code === 0) return;
  throw new SetupError(
    `Installing the dependencies failed: npm ${args.join(' ')} ended with ${result.code}.\n${tail(result.output)}`,
  );
}

const tail = (text, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n');

// ---------------------------------------------------------------------------------------------------------------
// The compiled program

/** Installs and builds, and gives the program's entry; a failure is told on stderr and ends the process. */
export async function ready() {
  try {
    await install();
    await build();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`skali: ${error.message}`);
    process.exit(1);
  }
  const { main } = await import(pathToFileURL(at('dist/node/cli/main.js')).href);
  return main;
}

/** Compiles src/ (the part that runs in Node) to dist/node; does nothing when nothing changed. */
export async function build() {
  if (readOrEmpty(at('dist/node/.stamp')) === sources().hash) return;
  await alone(async () => {
    const { hash, data } = sources();
    if (readOrEmpty(at('dist/node/.stamp')) === hash) return;
    say('Building (tsc) …');
    // Built beside the old one and put in its place when complete: a failed build leaves the old one as it was, and
    // files whose source is gone do not linger.
    const fresh = at('dist', `node.${process.pid}`);
    const old = at('dist', `node.${process.pid}.old`);
    try {
      const compiler = tool('typescript', 'tsc');
      const result = await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', fresh]);
      if (result.code !== 0) {
        throw new SetupError(
          `Building failed: tsc -p tsconfig.build.json ended with ${result.code}.\n${tail(result.output, 60)}`,
        );
      }
      for (const path of data) {
        const target = join(fresh, relative(at('src'), path));
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(path, target);
      }
      writeFileSync(join(fresh, '.stamp'), hash);
      if (existsSync(at('dist/node'))) renameSync(at('dist/node'), old);
      renameSync(fresh, at('dist/node'));
    } finally {
      rmSync(fresh, { recursive: true, force: true });
      rmSync(old, { recursive: true, force: true });
    }
  });
}

/** One hash over all that the build depends on, and the data files that the compiler itself does not carry over. */
function sources() {
  const files = walk(at('src')).filter(path => !/\.test\.tsx?$/.test(path));
  const settings = readdirSync(root)
    .filter(name => /^tsconfig.*\.json$/.test(name) || name === 'package-lock.json')
    .sort()
    .map(name => at(name));
  const hash = createHash('sha256');
  for (const path of [...settings, ...files]) {
    hash.update(`${relative(root, path)}\0${sha256(readFileSync(path))}\n`);
  }
  const forBrowser = /^src\/(client|games\/[^/]+\/table)\//;
  const data = files.filter(
    path => path.endsWith('.json') && !forBrowser.test(relative(root, path).split(sep).join('/')),
  );
  return { hash: hash.digest('hex'), data };
}

/** Every file below a folder, in a fixed order. */
export function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() ? [path] : [];
    });
}

// ---------------------------------------------------------------------------------------------------------------
// The browser for the end-to-end tests

/** The path of a Chromium that starts; fetches one when the machine has none. */
export async function browser() {
  const found = await findBrowser();
  if (found) return found;

  const tried = [];
  const attempt = async (name, command, args) => {
    say(`No Chromium found: ${name} …`);
    const result = await run(command, args);
    if (result.code !== 0) tried.push(`${name} ended with ${result.code}:\n${tail(result.output, 10)}`);
    const path = await findBrowser();
    if (!path && result.code === 0) tried.push(`${name} worked, but left no Chromium that starts.`);
    return path;
  };

  const apt = process.platform === 'linux' && works('apt-get', ['--version']);
  const admin = process.getuid?.() === 0 ? [] : works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
  if (apt && admin) {
    const command = [
      ...admin,
      'sh',
      '-c',
      'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium',
    ];
    const path = await attempt('apt-get install chromium', command[0], command.slice(1));
    if (path) return path;
  }
  const path = await attempt('playwright-core install chromium', process.execPath, [
    tool('playwright-core', 'playwright-core'),
    'install',
    ...(apt && admin ? ['--with-deps'] : []),
    'chromium',
  ]);
  if (path) return path;
  throw new SetupError(
    `No Chromium for the end-to-end tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.\n${tried.join('\n')}`,
  );
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) say(`CHROMIUM_PATH is ${named}, which does not start; looking elsewhere.`);
  return [named, ...usualBrowsers(), await cachedBrowser()].find(path => path && starts(path));
}

function usualBrowsers() {
  if (process.platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap(folder => apps.map(app => join(folder, app)));
  }
  if (process.platform === 'win32') {
    const places = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
    return [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap(folder => places.map(place => join(folder, place)));
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`);
}

/** Where Playwright keeps the browser it downloads; the file need not be there. */
async function cachedBrowser() {
  const entry = at('node_modules/playwright-core/index.mjs');
  if (!existsSync(entry)) return undefined;
  try {
    const { chromium } = await import(pathToFileURL(entry).href);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Some systems ship a /usr/bin/chromium-browser that only says where to get one, so being there is not enough. */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version opens a window instead of answering.
  return process.platform === 'win32' || works(path, ['--version']);
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
