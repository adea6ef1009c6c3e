import type { Seat } from '../../engine/contract/ask.ts';

/**
 * How long one may think. `live`: every seat has a bank of time that runs while the table waits for it, and each
 * decision adds a little. `days`: every decision has so long, however long the ones before it took. In milliseconds.
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
}

/** The clocks of a table with a rule. Whose time runs is told by whoever knows whom the table waits for. */
export class Clock {
  readonly rule: ClockRule;
  private left: (number | null)[];
  private running: readonly Seat[] = [];
  private since = 0;

  private constructor(rule: ClockRule, left: (number | null)[]) {
    this.rule = rule;
    this.left = left;
  }

  static wind(rule: ClockRule, seats: number): Clock {
    const full = rule.kind === 'live' ? rule.bank : rule.kind === 'days' ? rule.each : null;
    return new Clock(
      rule,
      Array.from({ length: seats }, () => full),
    );
  }

  static resume({ rule, left, running, since }: ClockFace): Clock {
    const clock = new Clock(rule, [...left]);
    clock.running = running;
    clock.since = since;
    return clock;
  }

  face(): ClockFace {
    return { rule: this.rule, left: [...this.left], running: this.running, since: this.since };
  }

  /** From `now` on the table waits for these seats; `decided` has just made a decision. */
  turn(now: number, waiting: readonly Seat[], decided?: Seat): void {
    const { rule } = this;
    if (rule.kind === 'none') return;
    const spent = Math.max(0, now - this.since);
    for (const seat of this.running) this.left[seat] = (this.left[seat] ?? 0) - spent;
    // Who spoke while nobody waited for it has earned nothing.
    if (decided !== undefined && rule.kind === 'live' && this.running.includes(decided)) {
      this.left[decided] = Math.max(0, this.left[decided] ?? 0) + rule.increment;
    }
    if (rule.kind === 'days') {
      for (const seat of waiting) if (seat === decided || !this.running.includes(seat)) this.left[seat] = rule.each;
    }
    this.running = waiting;
    this.since = now;
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
