import { steadyNow } from '../steady.ts';

/** So many hear everything at once. */
const FEW = 10;
/** For each of more than that, milliseconds between two things that all of them are told; and no more than so many. */
const EACH = 2;
const LONGEST = 1000;

const restOf = (listeners: number): number => (listeners <= FEW ? 0 : Math.min(LONGEST, EACH * listeners));

/**
 * Whoever comes, goes or speaks is told to everybody at a table, so a crowd that comes and goes would cost the hall by the
 * square of its number. Among few it is told at once; among many, what happened meanwhile is told together.
 */
export class Crowd {
  private readonly tell: () => unknown;
  private readonly onTrouble: (error: unknown) => void;
  private rests = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(tell: () => unknown, onTrouble: (error: unknown) => void) {
    this.tell = tell;
    this.onTrouble = onTrouble;
  }

  /** Something happened: it is told now, or along with what happens until they may hear more. */
  async hear(listeners: number): Promise<void> {
    if (this.later !== undefined || this.gone) return;
    const wait = this.rests - steadyNow();
    this.rests = Math.max(this.rests, steadyNow()) + restOf(listeners);
    if (wait <= 0) {
      await this.tell();
      return;
    }
    this.tellIn(wait);
  }

  private tellIn(wait: number): void {
    this.later = setTimeout(() => {
      this.later = undefined;
      void (async () => this.tell())().catch(error => {
        this.onTrouble(error);
        // Nobody else says it again.
        if (this.later === undefined && !this.gone) this.tellIn(LONGEST);
      });
    }, wait);
  }

  /** Nobody is there to be told, nor will be. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.later);
  }
}
