import { type Answer, type BotRunner, DEADLINE, type Question } from '../../host/bots/runner.ts';
import type { FromBots, ToBots } from './bot-messages.ts';

/** As much of a Web Worker as bots need. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'>;

export interface WorkerRunnerSetting {
  /** May fail: not every browser lets a worker have a worker. */
  open(hear: (message: FromBots) => void, fall: (why: string) => void): BotWorker;
  /** Who lets bots think where no worker can be had. */
  readonly instead: BotRunner;
}

/** Milliseconds a worker has to start and to load its game. */
const LOADING = 20_000;

/** What did not load once may load the next time; what never does is not waited for again and again. */
const TRIES = 2;

/** Bots think in a worker of their own, which comes with the first thought and is replaced when one has to be ended. */
export class WorkerRunner implements BotRunner {
  private readonly setting: WorkerRunnerSetting;
  private worker: BotWorker | null = null;
  private hear: (message: FromBots) => void = () => undefined;
  private fall: (why: string) => void = () => undefined;
  /** Bots have thought in a worker here: when one fails now, it is not for lack of workers. */
  private proven = false;
  /** How often none could be had. */
  private lacking = 0;
  private thoughts = 0;

  constructor(setting: WorkerRunnerSetting) {
    this.setting = setting;
  }

  async think(question: Question, stop: AbortSignal): Promise<Answer | null> {
    if (stop.aborted) return null;
    const answer = this.lacking < TRIES ? await this.inWorker(question, stop) : 'unable';
    if (answer !== 'unable') return answer;
    this.lacking++;
    return this.setting.instead.think(question, stop);
  }

  private open(): BotWorker {
    const worker: BotWorker = this.setting.open(
      message => this.hear(message),
      // One that was ended already has nothing more to say.
      why => this.worker === worker && this.fall(why),
    );
    return worker;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private inWorker(question: Question, stop: AbortSignal): Promise<Answer | null | 'unable'> {
    const id = this.thoughts++;
    return new Promise(resolve => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const stopped = () => give(null);
      const give = (answer: Answer | null | 'unable') => {
        clearTimeout(limit);
        stop.removeEventListener('abort', stopped);
        // Nothing is known of a worker that gave no answer; the next thought begins in a new one.
        if (answer === null || answer === 'unable' || ('failed' in answer && answer.failed !== 'broken')) this.end();
        resolve(answer);
      };
      const within = (ms: number, then: () => void) => {
        clearTimeout(limit);
        limit = setTimeout(then, ms);
      };
      this.fall = why => give(this.proven ? { failed: 'crashed', why } : 'unable');
      this.hear = message => {
        if (message.id !== id) return;
        if (message.kind === 'unable') return give('unable');
        this.proven = true;
        if (message.kind === 'answer') return give(message.answer);
        within(DEADLINE, () => give({ failed: 'late', why: `no answer within ${DEADLINE} ms` }));
      };
      stop.addEventListener('abort', stopped, { once: true });
      try {
        this.worker ??= this.open();
        this.worker.postMessage({ id, question } satisfies ToBots);
        within(LOADING, () => this.fall(`no worker was ready within ${LOADING} ms`));
      } catch {
        give('unable');
      }
    });
  }
}
