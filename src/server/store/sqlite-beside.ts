import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type Sqlite from 'better-sqlite3';

/** How long the thread waits for a program that holds the file. */
const BUSY = 5000;

interface Given {
  readonly file: string;
  readonly steps: readonly string[];
  readonly busy: number;
}

type Said = { readonly ready: true } | { readonly problem: string | null; readonly foreign: boolean };

/** Stands in the thread as it is written here: it sees nothing of this module. */
function work(threads: typeof import('node:worker_threads'), Database: typeof Sqlite): void {
  const { parentPort, workerData } = threads;
  const { file, steps, busy } = workerData as Given;
  const database = new Database(file, { timeout: busy, fileMustExist: true });
  database.pragma('secure_delete = ON');
  // Changes with every commit that is not of this connection.
  const version = () => database.pragma('data_version', { simple: true });
  const before = version();
  const tell = (said: Said) => parentPort?.postMessage(said);
  const run = (): string | null => {
    try {
      for (const step of steps) {
        const statement = database.prepare(step);
        // A checkpoint that is kept from its work says so in its answer alone.
        const answer = statement.reader ? statement.get() : statement.run();
        if ((answer as { busy?: number } | undefined)?.busy) return `${step}: busy`;
      }
      return null;
    } catch (error) {
      return String(error);
    }
  };
  parentPort?.once('message', () => {
    const problem = run();
    const foreign = version() !== before;
    database.close();
    tell({ problem, foreign });
  });
  tell({ ready: true });
}

/**
 * Statements that take long, one after another, in a thread with a connection of its own: who reads the file meanwhile
 * goes on. Nobody else of this process may write. `ready` is called before the first of them. Tells whether another
 * program has written meanwhile.
 */
export function besideSqlite(file: string, steps: readonly string[], ready: () => void): Promise<boolean> {
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
  const code = `(${work.toString()})(require('node:worker_threads'), require(${JSON.stringify(sqlite)}))`;
  const workerData: Given = { file, steps, busy: BUSY };
  const thread = new Worker(code, { eval: true, name: 'clean', workerData, env: {}, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.on('message', (said: Said) => {
      if ('ready' in said) {
        ready();
        thread.postMessage('go');
      } else if (said.problem !== null) reject(new Error(said.problem));
      else resolve(said.foreign);
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended early')));
  });
}
