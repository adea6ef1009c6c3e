import type { Seat } from '../contract/ask.ts';
import { type Fact, heardBy, type Told } from '../contract/facts.ts';
import type { History } from './history.ts';

/** A fact as one seat hears it. */
export interface Heard {
  /** Grows from fact to fact, and none is used twice, undo or not: it tells the entry, and which of its facts it is. */
  readonly seq: number;
  /** The log entry it came from; -1 for what happened before the first choice. */
  readonly at: number;
  readonly fact: Fact;
}

/** The newest of what was heard. `earlier`: ask for what came before this entry next; null when that was all. */
export interface HeardPage {
  readonly heard: readonly Heard[];
  readonly earlier: number | null;
}

/** Facts of one entry are numbered below this, and those of the next one from it on. */
const FACTS_EACH = 1_000_000;

/** All that was told in a game and still stands, as each seat, or a spectator, hears it. */
export class Telling {
  private readonly history: History;
  /** What was told before the first choice. */
  readonly dealt: readonly Told[];

  constructor(history: History, dealt: readonly Told[]) {
    this.history = history;
    this.dealt = dealt;
  }

  /** What a seat hears of the entries from there on; from -1 on, of the set-up too. */
  from(seat: Seat | null, from: number): readonly Heard[] {
    const heard: Heard[] = [];
    if (from < 0) this.add(heard, seat, -1);
    for (const at of this.history.standing(from)) this.add(heard, seat, at);
    return heard;
  }

  /** What it heard before an entry: the newest so many facts, with all that was told of their entries. */
  before(seat: Seat | null, before: number, facts: number): HeardPage {
    const pages: (readonly Heard[])[] = [];
    let count = 0;
    let at = this.standsAt(before);
    // What others keep to themselves makes no page longer, and is not searched through without end.
    for (let looked = 0; at > 0 && count < facts && looked < 2 * facts; looked++, at = this.history.before(at)) {
      const heard = this.of(seat, at - 1);
      if (heard.length > 0) pages.push(heard);
      count += heard.length;
    }
    if (at > 0) return { heard: pages.reverse().flat(), earlier: at };
    return { heard: [...this.of(seat, -1), ...pages.reverse().flat()], earlier: null };
  }

  /** With its audience: for those who may know everything, once it is over. */
  everything(): Told[] {
    return [...this.dealt, ...this.history.standing(0).flatMap(at => this.history.told(at))];
  }

  /** The last place before an entry (or that entry) that was not taken back. */
  private standsAt(before: number): number {
    let at = this.history.length;
    while (at > before) at = this.history.before(at);
    return at;
  }

  private of(seat: Seat | null, at: number): readonly Heard[] {
    const heard: Heard[] = [];
    this.add(heard, seat, at);
    return heard;
  }

  /** Adds what a seat hears of one entry. */
  private add(heard: Heard[], seat: Seat | null, at: number): void {
    let seq = (at + 1) * FACTS_EACH;
    for (const told of at < 0 ? this.dealt : this.history.told(at)) {
      const fact = heardBy(told, seat);
      if (fact !== undefined) heard.push({ seq: seq++, at, fact });
    }
  }
}
