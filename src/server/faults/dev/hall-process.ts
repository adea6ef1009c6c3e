import { type ChildProcess, fork } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { WIDE } from '../../dev/open-test-hall.ts';
import type { TestDatabase } from '../../store/dev/databases.ts';

const PROGRAM = fileURLToPath(new URL('serve.mjs', import.meta.url));

/** Settings as in docs/hosting.md; `RULES_VERSION` calls the rules of every game by another version. */
export type Env = Readonly<Record<string, string>>;

/** Where a hall has its database. */
export const databaseEnv = ({ kind, where }: Pick<TestDatabase, 'kind' | 'where'>): Env =>
  kind === 'sqlite' ? { DATA_DIR: dirname(where) } : { DATABASE_URL: where, DATA_DIR: dirname(PROGRAM) };

/** A hall in a process of its own, which can be killed, and ends with the test. */
export class HallProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly loaded: Promise<unknown>;
  /** What it wrote: its log, and whatever made it fall. */
  output = '';
  port = 0;

  /** Loads the program and waits to be opened. */
  constructor() {
    this.child = fork(PROGRAM, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: ['--expose-gc'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', chunk => {
        this.output += chunk;
      });
    }
    this.ended = new Promise(resolve => this.child.once('exit', resolve));
    onTestFinished(() => this.kill());
    this.loaded = this.answer();
    // Whoever opens it hears of it.
    this.loaded.catch(() => undefined);
  }

  static open(env: Env): Promise<HallProcess> {
    return new HallProcess().open(env);
  }

  async open(env: Env): Promise<this> {
    await this.loaded;
    this.child.send({ ...WIDE, PORT: '0', LOG_LEVEL: 'error', ...env });
    const { port } = (await this.answer()) as { port: number };
    this.port = port;
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** What it takes up; or, after all garbage was thrown out, what it cannot do without. */
  async memory(needed = false): Promise<NodeJS.MemoryUsage> {
    this.child.send(['memory', needed]);
    return (await this.answer()) as NodeJS.MemoryUsage;
  }

  /** Somebody sets its clock, forward or back. */
  async setClock(milliseconds: number): Promise<void> {
    this.child.send(['clock', milliseconds]);
    await this.answer();
  }

  /** kill -9: no word, no clean-up. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** As a service is stopped; the exit code. */
  stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  private answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.child.once('message', resolve);
      void this.ended.then(code => reject(new Error(`the hall ended with ${code}:\n${this.output}`)));
    });
  }
}
