import type { Seat } from '../contract/ask.ts';
import type { Told } from '../contract/facts.ts';
import { isChoiceEntry, isUndoEntry, type LogEntry, type UndoEntry } from './log.ts';

/** One entry of a log, and what was told of it at the table. */
export interface Entered {
  readonly entry: LogEntry;
  readonly told: readonly Told[];
}

/** Something needs entries of the log that were not read yet: those before `before`. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
  readonly before: number;

  constructor(before: number) {
    super(`entries of the log before ${before} are not here`);
    this.before = before;
  }
}

const SILENCE: readonly Told[] = [];

/**
 * A growing log, or as much of its end as is known, with what was told of each entry: what still stands of it, after all
 * that was taken back. Entries are counted from 0. Whatever is asked about its end costs no more when it is long.
 */
export class History {
  /** The first entry that is known. */
  private first: number;
  private steps: Entered[];
  /** By undo entry, the choice it took back: a log only grows, so this never changes. */
  private readonly takenBack = new Map<number, number>();

  constructor(first = 0, steps: readonly Entered[] = []) {
    this.first = first;
    this.steps = [...steps];
  }

  /** Entries so far, known or not. */
  get length(): number {
    return this.first + this.steps.length;
  }

  /** Entries before this one are not known. */
  get from(): number {
    return this.first;
  }

  get entries(): readonly LogEntry[] {
    return this.steps.map(({ entry }) => entry);
  }

  entry(at: number): LogEntry {
    return this.step(at).entry;
  }

  told(at: number): readonly Told[] {
    return this.step(at).told;
  }

  between(from: number, to: number): readonly Entered[] {
    if (from < this.first) throw new NotHere(this.first);
    return this.steps.slice(from - this.first, to - this.first);
  }

  push(entry: LogEntry, told: readonly Told[] = SILENCE): void {
    this.steps.push({ entry, told });
  }

  /** What came right before the entries that are known. */
  recall(earlier: readonly Entered[]): void {
    if (earlier.length > this.first) throw new Error(`${earlier.length} entries cannot come before ${this.first}`);
    this.steps = [...earlier, ...this.steps];
    this.first -= earlier.length;
  }

  /** Forgets the entries from there on. */
  cut(length: number): void {
    for (let at = length; at < this.length; at++) this.takenBack.delete(at);
    this.steps.length = length - this.first;
  }

  /** The last choice (of one seat) among the first `entries` that still stands after them; none before `least` counts. */
  last(entries: number, seat?: Seat, least = 0): number | undefined {
    for (let at = entries; at > least; at = this.before(at)) {
      const entry = this.entry(at - 1);
      if (isChoiceEntry(entry) && (seat === undefined || entry.seat === seat)) return at - 1;
    }
    return undefined;
  }

  /** The choices that lead to the state after `entries`, in order, from the nearest earlier place that is `known`. */
  path(entries: number, known: (entries: number) => boolean): { from: number; choices: number[] } {
    const choices: number[] = [];
    let at = entries;
    for (; at > 0 && !known(at); at = this.before(at)) if (isChoiceEntry(this.entry(at - 1))) choices.push(at - 1);
    return { from: at, choices: choices.reverse() };
  }

  /** The entries from `from` on that still stand, in order. */
  standing(from: number): number[] {
    const entries: number[] = [];
    for (let at = this.length; at > Math.max(0, from); at = this.before(at)) entries.push(at - 1);
    return entries.reverse();
  }

  /** The seat that did something last, be it only to take something back; undefined when none of the known did. */
  lastDecider(): Seat | undefined {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const { entry } = this.steps[i];
      if (isUndoEntry(entry)) return entry.undo;
      if (isChoiceEntry(entry)) return entry.seat;
    }
    return undefined;
  }

  /** By an undo entry, the choice it took back. */
  undone(entry: number): number {
    let target = this.takenBack.get(entry);
    if (target === undefined) {
      const { undo, consent } = this.entry(entry) as UndoEntry;
      target = this.last(entry, consent ? undo : undefined) ?? 0;
      this.takenBack.set(entry, target);
    }
    return target;
  }

  /** The earliest choice that was taken back by the entries from `from` on; undefined when none was. */
  backTo(from: number): number | undefined {
    let earliest: number | undefined;
    for (let at = from; at < this.length; at++) {
      if (!isUndoEntry(this.entry(at))) continue;
      const target = this.undone(at);
      earliest = Math.min(earliest ?? target, target);
    }
    return earliest;
  }

  /** One step back in time; over an undo, to where it led. */
  before(at: number): number {
    return isUndoEntry(this.entry(at - 1)) ? this.undone(at - 1) : at - 1;
  }

  private step(at: number): Entered {
    if (at < this.first) throw new NotHere(this.first);
    return this.steps[at - this.first];
  }
}
