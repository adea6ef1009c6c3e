import type { Seat } from '../contract/ask.ts';
import { isChoiceEntry, isUndoEntry, type LogEntry, type UndoEntry } from './log.ts';

/** Which choices of a growing log still stand, after all that was taken back. Entries are counted from 0. */
export class StandingChoices {
  private readonly log: readonly LogEntry[];
  /** By undo entry, the choice it took back: a log only grows, so this never changes. */
  private readonly takenBack = new Map<number, number>();

  constructor(log: readonly LogEntry[]) {
    this.log = log;
  }

  /** The last choice (of one seat) among the first `entries` that still stands after them. */
  last(entries: number, seat?: Seat): number | undefined {
    for (let at = entries; at > 0; at = this.before(at)) {
      const entry = this.log[at - 1];
      if (isChoiceEntry(entry) && (seat === undefined || entry.seat === seat)) return at - 1;
    }
    return undefined;
  }

  /** The choices that lead to the state after `entries`, in order, from the nearest earlier place that is `known`. */
  path(entries: number, known: (entries: number) => boolean): { from: number; choices: number[] } {
    const choices: number[] = [];
    let at = entries;
    for (; at > 0 && !known(at); at = this.before(at)) if (isChoiceEntry(this.log[at - 1])) choices.push(at - 1);
    return { from: at, choices: choices.reverse() };
  }

  /** The seat that did something last, be it only to take something back. */
  lastDecider(): Seat | undefined {
    const entry = this.log.findLast(e => isChoiceEntry(e) || isUndoEntry(e));
    if (!entry) return undefined;
    return isUndoEntry(entry) ? entry.undo : (entry.seat as Seat);
  }

  /** One step back in time; over an undo, to where it led. */
  private before(at: number): number {
    return isUndoEntry(this.log[at - 1]) ? this.undone(at - 1) : at - 1;
  }

  /** By an undo entry, the choice it took back. */
  undone(entry: number): number {
    let target = this.takenBack.get(entry);
    if (target === undefined) {
      const { undo, consent } = this.log[entry] as UndoEntry;
      target = this.last(entry, consent ? undo : undefined) ?? 0;
      this.takenBack.set(entry, target);
    }
    return target;
  }
}
