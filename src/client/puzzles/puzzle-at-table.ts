import { type Ask, type Choice, isAwaited, sameChoice } from '../../engine/contract/ask.ts';
import type { LessonNow } from '../table/lesson-parts.ts';
import type { TableLine } from '../table/table-line.ts';

export type Outcome = 'open' | 'right' | 'wrong' | 'shown';

/** A puzzle as it is drawn. */
export interface PuzzleShown extends LessonNow {
  readonly outcome: Outcome;
  /** What the reader sees at the moment that the puzzle is about; null until the table is there. */
  readonly view: unknown;
}

interface Given {
  readonly solution: Choice;
  /** What is said until there is an answer, and after one that is not the best. */
  readonly words: Readonly<Record<Outcome, string>>;
  onOutcome(outcome: Outcome): void;
}

/** A puzzle says nothing of what is asked, and points at nothing. */
const NO_STEPS = { step: 0, told: false, way: null };

/** One puzzle at its table: waits for one answer, and knows whether it is the best. */
export class PuzzleAtTable {
  private readonly given: Given;
  private readonly listeners = new Set<() => void>();
  private drawn: PuzzleShown;

  constructor(given: Given) {
    this.given = given;
    this.drawn = { outcome: 'open', words: given.words.open, over: false, view: null, ...NO_STEPS };
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): PuzzleShown => this.drawn;

  follow(line: TableLine): () => void {
    const look = () => {
      const { view = null, ask = null } = line.now()?.moment ?? {};
      if (this.drawn.outcome === 'open' && this.drawn.view === null && ask && isAwaited(ask)) this.draw({ view });
    };
    look();
    return line.listen(look);
  }

  /** There is one answer to give; after it the table is only looked at. */
  open(ask: Ask | null): Ask | null {
    return this.drawn.outcome === 'open' ? ask : null;
  }

  chose(choice: Choice): void {
    if (this.drawn.outcome === 'open') this.end(sameChoice(choice, this.given.solution) ? 'right' : 'wrong');
  }

  /** Who gives up is told. */
  show(): void {
    this.end('shown');
  }

  private end(outcome: Outcome): void {
    this.draw({ outcome, words: this.given.words[outcome], over: outcome !== 'wrong' });
    this.given.onOutcome(outcome);
  }

  private draw(change: Partial<PuzzleShown>): void {
    this.drawn = { ...this.drawn, ...change };
    for (const listener of this.listeners) listener();
  }
}
