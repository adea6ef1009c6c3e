import type { Chance } from '../chance/chance.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Rules } from '../contract/rules.ts';
import type { History } from './history.ts';
import type { ChoiceEntry, LogHead } from './log.ts';
import { type Point, Points } from './points.ts';
import { loadChance, opening } from './snapshot.ts';

/** Where a match stood. */
export interface Stood {
  readonly state: Stacked;
  readonly chance: Chance;
}

/** From a point that is known, by these choices. */
interface Way {
  readonly from: Point;
  readonly choices: readonly number[];
}

/** What came before: played again from the nearest point that is known, with points laid along a way that is long. */
export class Past {
  private readonly rules: Rules;
  private readonly head: LogHead;
  private readonly history: History;
  private readonly points: Points;

  constructor(rules: Rules, head: LogHead, history: History, start: Point) {
    this.rules = rules;
    this.head = head;
    this.history = history;
    this.points = new Points(start);
  }

  /** Is it time to keep another point to go back to? */
  wants(at: number): boolean {
    return this.points.wants(at);
  }

  keep(point: Point): void {
    this.points.keep(point);
  }

  /** Forgets what lies after so many entries. */
  cut(entries: number): void {
    this.points.cut(entries);
  }

  /** The table after so many entries. */
  rebuild(entries: number): Stood {
    const walk = this.walk(this.wayTo(entries));
    for (;;) {
      const step = walk.next();
      if (step.done) return step.value;
    }
  }

  /** The same step by step: all that is needed of the log is known before the first, and where it ends is remembered. */
  inSteps(entries: number): Generator<void, Stacked> {
    return this.walkBack(entries, this.wayTo(entries));
  }

  private *walkBack(entries: number, way: Way): Generator<void, Stacked> {
    const { state, chance } = yield* this.walk(way);
    if (way.choices.length > 0) {
      this.points.lay({ at: entries, state: this.rules.clone(state), chance: chance.save() });
    }
    return state;
  }

  private wayTo(entries: number): Way {
    const { from, choices } = this.history.path(entries, known => this.points.has(known));
    return { from: this.points.at(from) ?? this.points.lay(opening(this.rules, this.head)), choices };
  }

  private *walk({ from, choices }: Way): Generator<void, Stood> {
    const state = this.rules.clone(from.state);
    const chance = loadChance(this.head.chance, from.chance);
    const apart = this.points.apart(choices.length);
    for (const [i, index] of choices.entries()) {
      const { seat, choice } = this.history.entry(index) as ChoiceEntry;
      if (this.rules.apply(state, seat, choice, chance)) {
        throw new Error(`${this.rules.id}: entry ${index} was taken before, and is refused when played again`);
      }
      // Who goes a long way back goes on from there, step by step.
      if ((i + 1) % apart === 0) {
        this.points.lay({ at: index + 1, state: this.rules.clone(state), chance: chance.save() });
      }
      yield;
    }
    return { state, chance };
  }
}
