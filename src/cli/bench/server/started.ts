import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Asked, Usage } from './served.ts';

const CORES = cpus().length;

/** Servers have the first core for themselves, and the load all the others. */
export const pinning: 'one core' | 'not pinned' = canPin() ? 'one core' : 'not pinned';

function canPin(): boolean {
  if (CORES < 2) return false;
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** This process makes way for the servers. */
export function stepAside(): void {
  if (pinning === 'one core')
    execFileSync('taskset', ['-apc', `1-${CORES - 1}`, `${process.pid}`], { stdio: 'ignore' });
}

/** A server in a process of its own. */
export class Started {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  /** `module`: beside this file, without its ending. `flags` are Node's. Unless told otherwise it has a core, and no more, to itself. */
  static async start(
    module: string,
    args: readonly string[] = [],
    {
      flags = [],
      pinned = pinning === 'one core',
      cores = 1,
    }: { flags?: readonly string[]; pinned?: boolean; cores?: number } = {},
  ): Promise<Started> {
    const here = fileURLToPath(import.meta.url);
    const file = fileURLToPath(new URL(`${module}.${here.split('.').at(-1)}`, import.meta.url));
    const node = ['--expose-gc', ...flags];
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      // What a server logs is no part of what was measured.
      stdio: ['ignore', 2, 2, 'ipc'],
      execPath: pinned ? 'taskset' : process.execPath,
      execArgv: pinned ? ['-c', `0-${cores - 1}`, process.execPath, ...node] : node,
    });
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ${module} ended by itself, with ${code}`);
    });
    const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
    failed.catch(() => undefined);
    return new Started(child, port);
  }

  async memory(): Promise<Usage> {
    return this.ask('memory');
  }

  async cpu(): Promise<number> {
    return (await this.ask('cpu')).cpu;
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const over = once(this.child, 'exit');
    this.child.send('close' satisfies Asked);
    await over;
  }

  private async ask(asked: Asked): Promise<Usage> {
    const answer = once(this.child, 'message');
    this.child.send(asked);
    const [usage] = (await answer) as [Usage];
    return usage;
  }
}
