import type { Seat } from './ask.ts';

/** Something happened: ids and numbers, never sentences. */
export interface Fact {
  readonly kind: string;
}

/** Who is told of something: one seat, or the few that share a secret. */
export type Listeners = Seat | readonly Seat[];

/** A fact with its audience. */
export interface Told<F extends Fact = Fact> {
  readonly fact: F;
  /** Only these may know it; undefined = everybody. */
  readonly to?: Listeners;
  /** What everybody else is told in its place. */
  readonly others?: F;
}

/** Is this seat (or a spectator: null) one of them? */
export function isAmong(listeners: Listeners, seat: Seat | null): boolean {
  return typeof listeners === 'number' ? listeners === seat : seat !== null && listeners.includes(seat);
}

/** What a seat (or a spectator: null) hears of it, if anything. */
export function heardBy<F extends Fact>(told: Told<F>, seat: Seat | null): F | undefined {
  return told.to === undefined || isAmong(told.to, seat) ? told.fact : told.others;
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

  /** These knew it already; the others learn only `others`. */
  tellOnly(to: Listeners, fact: F, others?: F): void {
    this.told.push(others ? { fact, to, others } : { fact, to });
  }

  /** Something hidden comes to light for everybody. */
  reveal(fact: F): void {
    this.barrier = true;
    this.told.push({ fact });
  }

  /** Something hidden comes to light for one seat, or for a few. */
  revealTo(to: Listeners, fact: F, others?: F): void {
    this.barrier = true;
    this.tellOnly(to, fact, others);
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
