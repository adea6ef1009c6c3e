import { errorWords } from './error-words.ts';
import { HINDRANCES, type Hindrance, hindranceOf } from './hindrance.ts';
import type { Log } from './log.ts';
import { errors } from './metrics.ts';
import { steadyNow } from './steady.ts';
import type { Store } from './store/store.ts';

/** How often the same is told in the log, and of how many things it is known that they were. */
const SELDOM = 60_000;
const MOST = 200;
/** A sign of life that takes longer to write is taken for none. */
const SILENT = 5000;

/** Whether the hall can keep what happens; tells its keeper when it cannot, once a minute, and when it can again. */
export class Keeping {
  private readonly log: Log;
  private readonly now: () => number;
  private why: Hindrance | null = null;
  private readonly told = new Map<string, { at: number; times: number }>();

  constructor(log: Log, now = steadyNow) {
    this.log = log;
    this.now = now;
  }

  /** Why nothing can be written, as far as the last try tells. */
  get hindrance(): Hindrance | null {
    return this.why;
  }

  /** The store, of which every entry and every sign of life (there is one every few seconds) says whether it can be written to. */
  watch(store: Store): Store {
    return {
      ...store,
      append: row => this.seen(store.append(row)),
      beat: (process, until) => this.seen(this.awaited(store.beat(process, until))),
    };
  }

  /** Something broke. The same thing is told seldom, however often it shows: whoever finds a way to break it fills no log. */
  broke(where: string, error: unknown): void {
    errors.inc({ where });
    const why = hindranceOf(error);
    const words = errorWords(error);
    const about = why ?? [where, words.name, words.code, words.at?.[0]].join();
    const told = this.told.get(about);
    if (told && this.now() - told.at < SELDOM) {
      told.times++;
      return;
    }
    const more = told ? { times: told.times } : {};
    if (this.told.size >= MOST) this.told.clear();
    this.told.set(about, { at: this.now(), times: 1 });
    if (why === null) this.log.error({ where, ...more, error: words }, 'something broke');
    else this.log.error({ where, hindrance: why, ...more, error: words }, HINDRANCES[why]);
  }

  /** A database that hangs refuses nothing: that it does not answer has to be seen. */
  private async awaited<T>(writing: Promise<T>): Promise<T> {
    const late = setTimeout(() => {
      this.why = 'no-database';
      this.broke('database', Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
    }, SILENT);
    return writing.finally(() => clearTimeout(late));
  }

  private async seen<T>(writing: Promise<T>): Promise<T> {
    try {
      const answer = await writing;
      if (this.why !== null) this.log.warn({ hindrance: this.why }, 'What happens is kept again.');
      this.why = null;
      return answer;
    } catch (error) {
      this.why = hindranceOf(error) ?? this.why;
      throw error;
    }
  }
}
