import type { Seat } from './ask.ts';

/** Something happened: ids and numbers, never sentences. */
export interface Fact {
  readonly kind: string;
}

/** A fact with its audience. */
export interface Told<F extends Fact = Fact> {
  readonly fact: F;
  /** Only this seat may know it; undefined = everybody. */
  readonly to?: Seat;
  /** What everybody else is told in its place. */
  readonly others?: F;
}

/** What a seat (or a spectator: null) hears of it, if anything. */
export function heardBy<F extends Fact>(told: Told<F>, seat: Seat | null): F | undefined {
  return told.to === undefined || told.to === seat ? told.fact : told.others;
}

/**
 * The facts of one step, in order. A reveal, to anyone, is a barrier that undo may not cross: it is set here,
 * where the fact passes, so that no rule can forget it.
 */
export class Facts<F extends Fact = Fact> {
  readonly told: Told<F>[] = [];
  barrier = false;
  /** Nobody listens: a rule may spare itself the telling. */
  readonly muted: boolean = false;

  /** Everybody sees it, and nothing hidden comes to light. */
  tell(fact: F): void {
    this.told.push({ fact });
  }

  /** `seat` knew it already; the others learn only `others`. */
  tellOnly(seat: Seat, fact: F, others?: F): void {
    this.told.push(others ? { fact, to: seat, others } : { fact, to: seat });
  }

  /** Something hidden comes to light for everybody. */
  reveal(fact: F): void {
    this.barrier = true;
    this.told.push({ fact });
  }

  /** Something hidden comes to light for one seat. */
  revealTo(seat: Seat, fact: F, others?: F): void {
    this.barrier = true;
    this.tellOnly(seat, fact, others);
  }
}

/** Keeps nothing: for simulations that do not read what happened. */
export class NoFacts<F extends Fact = Fact> extends Facts<F> {
  override readonly muted = true;
  override tell(): void {}
  override tellOnly(): void {}
  override reveal(): void {}
  override revealTo(): void {}
}
