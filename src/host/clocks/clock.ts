import type { Seat } from '../../engine/contract/ask.ts';

/**
 * How long one may think. `live`: every seat has a bank of time that runs while the table waits for it; each turn in
 * which it decides anything adds a little, once, and never more than the bank held at first. `days`: every decision has so long, however long the ones before it took. In milliseconds.
 */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly each: number };

/** What a clock that has run out does: a bot makes this one decision, or takes the seat until its owner is back. */
export type RunOut = 'decision' | 'seat';

export interface Timing {
  readonly rule: ClockRule;
  readonly runOut: RunOut;
}

export const NO_CLOCK: Timing = { rule: { kind: 'none' }, runOut: 'decision' };

/** The clocks at one moment: enough for anybody to go on counting alone. Times are milliseconds since 1970. */
export interface ClockFace {
  readonly rule: ClockRule;
  /** What each seat had left at `since`; null where nothing runs down. */
  readonly left: readonly (number | null)[];
  /** Whose time has been running since then. */
  readonly running: readonly Seat[];
  readonly since: number;
  /** Of a bank, the turn under way, by the entry of the log that opened it. Older halls kept neither this nor the next. */
  readonly turn?: number;
  /** And by seat, the turn in which it was last added to. */
  readonly earned?: readonly (number | null)[];
}

/** Before the first entry of a log. */
const FIRST = -1;

/** The clocks of a table with a rule. Whose time runs is told by whoever knows whom the table waits for. */
export class Clock {
  readonly rule: ClockRule;
  private left: (number | null)[];
  private running: readonly Seat[] = [];
  private since = 0;
  /** By seat, the turn for which its bank was added to. */
  private earned: (number | null)[];
  /** The turn under way. */
  private current = FIRST;

  private constructor(rule: ClockRule, left: (number | null)[]) {
    this.rule = rule;
    this.left = left;
    this.earned = left.map(() => null);
  }

  static wind(rule: ClockRule, seats: number): Clock {
    const full = rule.kind === 'live' ? rule.bank : rule.kind === 'days' ? rule.each : null;
    return new Clock(
      rule,
      Array.from({ length: seats }, () => full),
    );
  }

  static resume({ rule, left, running, since, turn = FIRST, earned }: ClockFace): Clock {
    const clock = new Clock(rule, [...left]);
    clock.running = running;
    clock.since = since;
    clock.current = turn;
    if (earned) clock.earned = [...earned];
    return clock;
  }

  /** The same, to go on with apart from this one. Where nothing runs nothing changes, and one is enough. */
  copy(): Clock {
    return this.rule.kind === 'none' ? this : Clock.resume(this.face());
  }

  face(): ClockFace {
    const { rule, left, running, since, current, earned } = this;
    const face = { rule, left: [...left], running, since };
    return rule.kind === 'live' ? { ...face, turn: current, earned: [...earned] } : face;
  }

  /** From `now` on the table waits for these seats; `decided` has just made a decision. */
  turn(now: number, waiting: readonly Seat[], decided?: Seat): void {
    const { rule } = this;
    if (rule.kind === 'none') return;
    const spent = Math.max(0, now - this.since);
    for (const seat of this.running) this.left[seat] = (this.left[seat] ?? 0) - spent;
    if (decided !== undefined && rule.kind === 'live') this.earn(decided, rule);
    if (rule.kind === 'days') {
      for (const seat of waiting) {
        if (seat === decided || !this.running.includes(seat)) this.left[seat] = rule.each;
      }
    }
    this.running = waiting;
    this.since = now;
  }

  /** Who spoke while nobody waited for it has earned nothing, and no turn pays twice. */
  private earn(seat: Seat, { bank, increment }: Extract<ClockRule, { kind: 'live' }>): void {
    if (!this.running.includes(seat) || this.earned[seat] === this.current) return;
    this.earned[seat] = this.current;
    this.left[seat] = Math.min(bank, Math.max(0, this.left[seat] ?? 0) + increment);
  }

  /** Another turn is under way; it is called by the entry that opened it. */
  opens(turn: number): void {
    this.current = turn;
  }

  /** In a game that names no turns, one lasts until another seat decides. */
  decides(seat: Seat): void {
    this.earned = this.earned.map((turn, other) => (other === seat ? turn : null));
  }

  /** When the first clock runs out; null when none runs. */
  runsOut(): number | null {
    const ends = this.running.flatMap(seat => this.left[seat] ?? []).map(left => this.since + left);
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** Whose time is over. */
  over(now: number): Seat[] {
    return this.running.filter(seat => {
      const left = this.left[seat];
      return left !== null && this.since + left <= now;
    });
  }
}
