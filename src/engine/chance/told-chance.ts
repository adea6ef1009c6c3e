import { BadInput } from '../input/bad-input.ts';
import { FastChance } from './chance.ts';

/** Luck that is told what to bring: the next draws, counted from 1 like the faces of a die, then its own. */
export class ToldChance extends FastChance {
  private told: readonly number[] = [];
  private used = 0;

  tell(draws: readonly number[]): void {
    this.told = draws;
    this.used = 0;
  }

  override below(n: number): number {
    if (this.used >= this.told.length) return super.below(n);
    const wanted = this.told[this.used];
    if (wanted > n) {
      throw new BadInput(`draws[${this.used}]`, `is ${wanted}, but this draw is a number from 1 to ${n}`);
    }
    this.used++;
    this.draws++;
    return wanted - 1;
  }

  /** The very same luck once more, from here on. */
  copy(): ToldChance {
    return Object.assign(new ToldChance(''), this);
  }

  /** How many of the told draws have not come up. */
  get left(): number {
    return this.told.length - this.used;
  }
}
