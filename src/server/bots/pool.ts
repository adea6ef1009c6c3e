import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { thinksAhead } from '../../bots/level-names.ts';
import { reasonOf } from '../../host/bots/ponder.ts';
import { type Answer, type Asker, type BotRunner, DEADLINE, PATIENCE, type Question } from '../../host/bots/runner.ts';
import { Queue, type Waits } from './queue.ts';
import type { Started, Task, Thought, ThreadData } from './thread.ts';

export interface PoolSetting {
  /** Bots that think at once. */
  readonly threads: number;
  /** Megabytes that the thoughts of one thread may take up. */
  readonly memory: number;
  /** Milliseconds for one thought, from when it begins. */
  readonly deadline?: number;
  /** Milliseconds that a bot which thinks ahead waits before it has to be short. */
  readonly patience?: number;
  /** Milliseconds after which such a bot answers with what it has found; the usual time, unless given. */
  readonly hurry?: number;
  /** The compiled `thread.ts`, and the shelf it takes bots from: those beside this file, unless given. */
  readonly thread?: URL;
  readonly catalogue?: URL;
  /** A bot has thought for so many milliseconds, and come to an end; `over`: for its time was up, not with all it thinks. */
  onThought?(question: Question, took: number, over: boolean): void;
  /** A thought begins after so many milliseconds of waiting for a thread. */
  onTurn?(question: Question, waited: number): void;
  /** A thread fell while nobody thought in it. */
  onTrouble(error: unknown): void;
}

interface Waiting extends Waits {
  readonly question: Question;
  readonly stop: AbortSignal;
  /** When it was asked, by the clock of the process. */
  readonly since: number;
  done(answer: Answer | null): void;
}

/** One core is left for the tables. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

/** Milliseconds a thread has to start and to load a game. */
const LOADING = 30_000;
/** A thought that nobody waits for any more has so long to end by itself: a thread costs more than most thoughts. */
const WINDING_UP = 200;
/** A thread that nobody has needed for so long goes. */
const IDLE = 60_000;

/** Who asks for nobody in particular. */
const ANYBODY: Asker = { owner: '', heeded: () => true };

/**
 * The bots of a whole hall think in threads of their own. A thread whose bot is late, or eats up its memory, is ended
 * and replaced. Each table has one thought at a time, and they are had in the order of the queue. Who has waited for long
 * has to be short.
 */
export class BotPool implements BotRunner {
  private readonly setting: PoolSetting;
  private readonly pool: Piscina<Task, Thought>;
  /** In order. The pool of threads has a queue as well, which gives way to whoever can be stopped: it is kept empty. */
  private readonly queue = new Queue<Waiting>();
  /** What is to be done when a thought begins. */
  private readonly begun = new Map<number, () => void>();
  private tasks = 0;
  private running = 0;
  private closed = false;

  constructor(setting: PoolSetting) {
    const { thread = new URL('thread.js', import.meta.url) } = setting;
    const { catalogue = new URL('../../games/catalogue.js', import.meta.url) } = setting;
    const filename = fileURLToPath(thread);
    if (!existsSync(filename)) throw new Error(`bots have no thread to think in: there is no ${filename}`);
    this.setting = setting;
    this.pool = new Piscina({
      filename,
      name: 'think',
      minThreads: 0,
      maxThreads: setting.threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: setting.memory },
      workerData: { catalogue: catalogue.href, hurry: setting.hurry } satisfies ThreadData,
      // Settings of the hall are no business of bots, and what the program was started with is none of its threads'.
      env: {},
      execArgv: [],
      recordTiming: false,
    });
    this.pool.on('message', ({ started }: Started) => this.begun.get(started)?.());
    this.pool.on('error', error => setting.onTrouble(error));
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  think(question: Question, stop: AbortSignal, asker = ANYBODY): Promise<Answer | null> {
    return new Promise(resolve => {
      if (this.closed || stop.aborted) {
        resolve(null);
        return;
      }
      const leave = () => this.leave(waiting);
      const done = (answer: Answer | null) => {
        stop.removeEventListener('abort', leave);
        resolve(answer);
      };
      const quick = !thinksAhead(question.level);
      const waiting: Waiting = { question, asker, quick, stop, since: performance.now(), done };
      stop.addEventListener('abort', leave);
      this.queue.add(waiting);
      this.handOut();
    });
  }

  /** Nobody thinks any more, and nobody is told anything but that. */
  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.all()) this.leave(waiting);
    await this.pool.destroy();
  }

  private leave(waiting: Waiting): void {
    this.queue.delete(waiting);
    waiting.done(null);
  }

  private handOut(): void {
    while (this.running < this.setting.threads) {
      const waiting = this.queue.take();
      if (!waiting) return;
      this.running++;
      void this.run(waiting).finally(() => {
        this.running--;
        this.queue.over(waiting);
        if (!this.closed) this.handOut();
      });
    }
  }

  private async run({ question: asked, stop, since, done }: Waiting): Promise<void> {
    const { deadline = DEADLINE, patience = PATIENCE, onThought, onTurn } = this.setting;
    const waited = performance.now() - since;
    const cut = waited > patience && thinksAhead(asked.level);
    const question: Question = cut ? { ...asked, cut } : asked;
    onTurn?.(question, waited);
    const id = this.tasks++;
    const end = new AbortController();
    const within = (ms: number, why: Answer) => setTimeout(() => end.abort(why), ms);
    let limit = within(LOADING, { failed: 'crashed', why: `no thread was ready within ${LOADING} ms` });
    // A quick answer may come before this does: they come by two ways.
    this.begun.set(id, () => {
      if (stop.aborted) return;
      clearTimeout(limit);
      limit = within(deadline, { failed: 'late', why: `no answer within ${deadline} ms` });
    });
    const windUp = () => {
      clearTimeout(limit);
      limit = within(WINDING_UP, { failed: 'late', why: 'nobody waits for it' });
    };
    stop.addEventListener('abort', windUp, { once: true });
    try {
      const { answer, took, over } = await this.pool.run({ id, question }, { signal: end.signal });
      onThought?.(question, took, over);
      done(cut && 'choice' in answer ? { ...answer, cut } : answer);
    } catch (error) {
      const why: Answer = end.signal.aborted ? end.signal.reason : { failed: 'crashed', why: reasonOf(error) };
      done(this.closed ? null : why);
    }
    clearTimeout(limit);
    stop.removeEventListener('abort', windUp);
    this.begun.delete(id);
  }
}
