import type { ScandinaviaChoice } from '../../choices.ts';
import type { ScandinaviaFact } from '../../facts.ts';
import type { TableOptions } from '../../options.ts';
import type { View } from '../../view.ts';

export type Kind = ScandinaviaFact['kind'];
export type FactOf<K extends Kind> = Extract<ScandinaviaFact, { kind: K }>;

/** What a seat has chosen, what is told of it, secrets too, or what is seen of the table then, and what lies in the purses. */
export type Hearing =
  | { readonly fact: ScandinaviaFact }
  | { readonly seat: number; readonly choice: ScandinaviaChoice }
  | { readonly view: View; readonly purses: readonly number[] };

/** A game as it was told, from the first pick to its end. */
export interface Telling {
  readonly seats: number;
  readonly options: TableOptions;
  readonly steps: readonly Hearing[];
  readonly decisions: number;
}

/** Something told or shown is not what the clauses expect. */
export class Disagreement extends Error {
  constructor(clause: string, what: string) {
    super(`${clause}: ${what}`);
  }
}

/** The game is over: nothing more is to be heard. */
export class Over extends Error {}

const line = (fact: object): string => JSON.stringify(Object.entries(fact).sort(([a], [b]) => (a < b ? -1 : 1)));
export const same = (a: object, b: object): boolean => line(a) === line(b);

/** What the reckoning does with what it passes over. */
export interface Listener {
  /** What changes by a fact, whoever expected it. */
  follow(fact: ScandinaviaFact): void;
  look(view: View, purses: readonly number[]): void;
  chose(seat: number, choice: ScandinaviaChoice): void;
  /** Things that may come between any two others: gifts of allies, a lord who has escaped and is placed. */
  isAside(fact: ScandinaviaFact): boolean;
  aside(fact: ScandinaviaFact): void;
}

/** Hears a game fact by fact. */
export class Ear {
  private readonly steps: readonly Hearing[];
  private readonly listener: Listener;
  at = 0;
  private quiet = false;

  constructor(steps: readonly Hearing[], listener: Listener) {
    this.steps = steps;
    this.listener = listener;
  }

  /** Hears what comes between until it is enough; what is shown after that is not looked at yet. */
  until(enough: () => boolean): void {
    if (!enough()) this.peek(enough);
  }

  /** The next fact that a rule has to answer for; all that is seen before it is looked at. */
  peek(enough = () => false): ScandinaviaFact | undefined {
    for (; this.at < this.steps.length; this.at++) {
      if (enough()) return undefined;
      const step = this.steps[this.at];
      if ('view' in step) {
        this.listener.look(step.view, step.purses);
        continue;
      }
      if ('choice' in step) {
        this.listener.chose(step.seat, step.choice);
        continue;
      }
      const { fact } = step;
      if (fact.kind === 'forced') this.listener.chose(fact.seat, fact.choice);
      if (fact.kind === 'forced' || fact.kind === 'sealed') continue;
      if (this.quiet || !this.listener.isAside(fact)) return fact;
      // Whatever follows from it comes at once, and nothing between.
      this.quiet = true;
      this.at++;
      this.listener.aside(fact);
      this.at--;
      this.quiet = false;
    }
    return undefined;
  }

  /** One that was passed over is followed after all. */
  followed<F extends ScandinaviaFact>(fact: F): F {
    this.listener.follow(fact);
    return fact;
  }

  is<K extends Kind>(kind: K): boolean {
    return this.peek()?.kind === kind;
  }

  /** The next fact, if it is of this kind; it is not followed yet. */
  seen<K extends Kind>(kind: K): FactOf<K> | undefined {
    const fact = this.peek();
    return fact?.kind === kind ? (fact as FactOf<K>) : undefined;
  }

  /** Any fact. */
  any(): ScandinaviaFact {
    const fact = this.peek();
    if (!fact) throw new Disagreement('SC-1.7', 'the game breaks off');
    this.at++;
    this.listener.follow(fact);
    return fact;
  }

  /** One whose effect was reckoned already. */
  pass(): void {
    this.peek();
    this.at++;
  }

  /** A fact of this kind has to come now: it tells of a die, or of what somebody chose. */
  take<K extends Kind>(clause: string, kind: K): FactOf<K> {
    const fact = this.seen(kind);
    if (!fact) throw new Disagreement(clause, `expected ${kind}, told ${JSON.stringify(this.peek())}`);
    this.at++;
    this.listener.follow(fact);
    return fact;
  }

  /** Exactly this has to come now. */
  expect(clause: string, fact: ScandinaviaFact): void {
    const told = this.peek();
    if (!told || !same(told, fact)) {
      throw new Disagreement(clause, `expected ${JSON.stringify(fact)}, told ${JSON.stringify(told)}`);
    }
    this.at++;
    this.listener.follow(told);
  }

  /** All of these come now, in whatever order. */
  expectAll(clause: string, facts: readonly ScandinaviaFact[]): void {
    const left = [...facts];
    while (left.length > 0) {
      const told = this.peek();
      const at = told ? left.findIndex(fact => same(fact, told)) : -1;
      if (at < 0 || !told) {
        throw new Disagreement(clause, `expected ${left.map(f => JSON.stringify(f))}, told ${JSON.stringify(told)}`);
      }
      left.splice(at, 1);
      this.at++;
      this.listener.follow(told);
    }
  }
}
