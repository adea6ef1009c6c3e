import type { Seat } from '../contract/ask.ts';
import { barrierAfter } from './barrier.ts';
import type { History } from './history.ts';
import type { ChoiceEntry } from './log.ts';

/** What may be taken back: freely where nothing has come to light since and nobody else has decided, all else by consent. */
export class Undoing {
  private readonly history: History;
  /** Nothing before this entry can be rebuilt: other rules made it. */
  readonly floor: number;
  /** Choices before this entry may not be taken back without consent. */
  barrier: number;

  constructor(history: History, floor: number, barrier: number) {
    this.history = history;
    this.floor = floor;
    this.barrier = barrier;
  }

  /** A choice is about to be entered; `before`: who decided something before it, where the log does not say. */
  pass(seat: Seat, learned: boolean, before: Seat | undefined): void {
    this.barrier = barrierAfter(this.barrier, { at: this.history.length, seat, learned, before });
  }

  /** The last choice (of a seat) that can be gone back to. */
  last(seat?: Seat): number | undefined {
    return this.history.last(this.history.length, seat, this.floor);
  }

  /** May the seat take back its last choice without asking anybody? */
  isFree(seat: Seat): boolean {
    const last = this.history.last(this.history.length, undefined, Math.max(this.barrier, this.floor));
    return last !== undefined && this.madeBy(last, seat);
  }

  /** Why not; null where it may. */
  whyNot(seat: Seat): string | null {
    if (this.isFree(seat)) return null;
    const last = this.last();
    if (last === undefined) return this.nothing();
    return this.madeBy(last, seat) ? 'undo-revealed' : 'undo-others';
  }

  /** There is nothing to take back, or other rules have made it. */
  nothing(): string {
    return this.floor > 0 ? 'other-rules' : 'nothing-to-undo';
  }

  private madeBy(at: number, seat: Seat): boolean {
    return (this.history.entry(at) as ChoiceEntry).seat === seat;
  }
}
