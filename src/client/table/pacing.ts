import type { TableSettings } from '../../kit/table/table-props.ts';

/** Milliseconds between one act of somebody else and the next. */
const INTERVALS: Readonly<Record<TableSettings['speed'], number>> = { off: 0, fast: 250, normal: 700, slow: 1400 };

/** Who asks for less motion sees each act at once. */
export const intervalOf = (speed: TableSettings['speed'], still: boolean): number => (still ? 0 : INTERVALS[speed]);

/** Time, as far as pacing needs it. */
export interface Clock {
  now(): number;
  /** Calls once after so many milliseconds; returns the way to call it off. */
  after(milliseconds: number, call: () => void): () => void;
  /** Calls once what is shown now has been drawn. */
  drawn(call: () => void): () => void;
}

/** Who does not look has nothing drawn: then it goes on after so many milliseconds. */
const UNSEEN = 250;

export const wallClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  drawn(call) {
    // A frame is drawn after what was asked to run before it.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(call);
    });
    const callOff = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    let timer = setTimeout(() => {
      callOff();
      call();
    }, UNSEEN);
    return callOff;
  },
};

/**
 * `quiet`: there is nothing in it to look at, so it takes no time. `own`: what came of the reader's own act, which is shown
 * together with the answer to it; that follows at once, and should it not, nothing waits for it longer than this.
 */
export type Weight = 'act' | 'quiet' | 'own';
const ANSWER = 25;

/** What waits to be shown; `holds`: nothing comes after it before it is released. `part`: what it is a part of. */
interface Waits<T> {
  readonly thing: T;
  readonly weight: Weight;
  readonly holds: boolean;
  readonly part: unknown;
}

/**
 * In so many looks, within four seconds at the usual speed, one part (what a lord does in a phase) is shown: where it is
 * more than that, small acts are shown together. What still comes then is not spread any more, and what holds comes with it.
 */
const LOOKS = 5;

/**
 * Shows things one by one, so that each can be followed; whoever is in a hurry skips to the last. Nothing is shown before
 * what was shown last has been drawn: things that come faster than that are shown together. What holds is not shown when
 * its turn has come, but handed over; it is shown when it is released, and until then nothing else is.
 */
export class Pacer<T> {
  private readonly waiting: Waits<T>[] = [];
  private held: Waits<T> | undefined;
  private lastShown = Number.NEGATIVE_INFINITY;
  /** The part that was shown last, how many looks it has had, and how many of its acts go together. */
  private part: unknown;
  private looks = 0;
  private together = 1;
  private callOff: (() => void) | undefined;
  /** While what was shown last is not drawn yet: the way not to wait for it. */
  private drawing: (() => void) | undefined;
  private readonly show: (things: readonly T[], held: T | undefined) => void;
  private readonly clock: Clock;
  private readonly interval: () => number;

  /** `show` gets all that is due at a time, the oldest first, and what holds after it. */
  constructor(
    show: (things: readonly T[], held: T | undefined) => void,
    interval: () => number,
    clock: Clock = wallClock,
  ) {
    this.show = show;
    this.interval = interval;
    this.clock = clock;
  }

  /** Do acts wait for their time to be shown? */
  get behind(): boolean {
    if (this.held) return true;
    return this.waiting.some(({ weight, holds }) => holds || (weight === 'act' && this.interval() > 0));
  }

  push(thing: T, weight: Weight, holds = false, part: unknown = thing): void {
    this.waiting.push({ thing, weight, holds, part });
    if (this.held) return;
    if (weight === 'own') {
      this.callOff?.();
      this.callOff = this.clock.after(ANSWER, () => this.skip());
    } else if (!this.drawing) this.showDue();
  }

  /** Shows all that waits, up to what holds. */
  skip(): void {
    this.take(this.waiting.length);
  }

  /** What was held is shown, and it goes on. */
  release(): void {
    const { held } = this;
    if (!held) return;
    this.held = undefined;
    this.lastShown = this.clock.now();
    this.goOn();
    this.tell([held], undefined);
    // An answer to what the reader did meanwhile has waited long enough.
    if (this.waiting.some(({ weight }) => weight === 'own')) this.skip();
  }

  /** Forgets what waits: somebody else looks now. */
  clear(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.drawing?.();
    this.drawing = undefined;
    this.waiting.length = 0;
    this.held = undefined;
    this.lastShown = Number.NEGATIVE_INFINITY;
  }

  private showDue(): void {
    if (this.held || this.waiting.some(({ weight }) => weight === 'own')) return;
    const spent = this.isSpent();
    const wait = spent ? 0 : this.lastShown + this.interval() - this.clock.now();
    let due = 0;
    const most = spent ? Number.POSITIVE_INFINITY : wait > 0 ? 0 : this.atOnce();
    // One act, or as many of one part as go together, and whatever takes no time around it; without an interval, all of it.
    for (let acts = 0; due < this.waiting.length; due++) {
      const { weight, holds, part } = this.waiting[due];
      if (weight === 'quiet' && !holds) continue;
      if (wait > 0) break;
      if (this.interval() > 0 && acts > 0 && ((holds && !spent) || part !== this.part || acts >= most)) break;
      acts++;
      if (acts === 1) this.looks++;
    }
    this.take(due);
  }

  /** The part that goes on has had all its looks. */
  private isSpent(): boolean {
    if (this.interval() === 0 || this.looks < LOOKS) return false;
    const next = this.waiting.find(({ weight, holds }) => weight !== 'quiet' || holds);
    return next !== undefined && next.part === this.part;
  }

  /** How many acts of the part whose turn it is are shown together: never fewer than before, lest it drag on. */
  private atOnce(): number {
    const acts = this.waiting.filter(({ weight, holds }) => weight !== 'quiet' || holds);
    const part = acts[0]?.part;
    if (part !== this.part) [this.looks, this.together] = [0, 1];
    this.part = part;
    const end = acts.findIndex(act => act.part !== part || act.holds);
    const left = Math.max(1, LOOKS - this.looks);
    this.together = Math.max(this.together, Math.ceil((end < 0 ? acts.length : end) / left));
    return this.together;
  }

  private take(count: number): void {
    if (this.held) return;
    const stop = this.waiting.slice(0, count).findIndex(({ holds }) => holds);
    const due = this.waiting.splice(0, stop < 0 ? count : stop);
    this.held = stop < 0 ? undefined : this.waiting.shift();
    if (due.some(({ weight }) => weight !== 'quiet')) this.lastShown = this.clock.now();
    // What others do after the reader is a part of its own.
    if (due.some(({ weight }) => weight === 'own')) this.part = undefined;
    this.goOn();
    if (due.length > 0 || this.held) this.tell(due, this.held);
  }

  /** What still waits comes in its time, unless something holds. */
  private goOn(): void {
    this.callOff?.();
    this.callOff = undefined;
    // What is not spread any more comes as soon as what is shown now has been drawn.
    if (this.waiting.length === 0 || this.held || this.isSpent()) return;
    const wait = this.lastShown + this.interval() - this.clock.now();
    this.callOff = this.clock.after(Math.max(0, wait), () => this.showDue());
  }

  private tell(due: readonly Waits<T>[], held: Waits<T> | undefined): void {
    this.drawing?.();
    this.drawing = this.clock.drawn(() => {
      this.drawing = undefined;
      this.showDue();
    });
    this.show(
      due.map(({ thing }) => thing),
      held?.thing,
    );
  }
}
