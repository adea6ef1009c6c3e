import { Objections } from '../../../../kit/rules/objections.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { purseOf } from '../gold.ts';
import type { Lord } from '../numbers.ts';
import type { State } from '../state.ts';

/** Objections of this game; what is asked when is told in SC-4.5. */
export class Against extends Objections<State, ScandinaviaChoice> {
  constructor(state: State, seat: number) {
    super(state, seat, 'SC-4.5');
  }

  /** More than the own purse holds (SC-2.13: the own one alone is known). */
  short(lord: Lord, price: number, clause: string): void {
    this.enough(purseOf(this.state, lord), price, clause, 'too-dear');
  }

  /** A number outside of what can be named. */
  outside(number: number, min: number, max: number, clause: string): void {
    this.when(number < min || number > max, clause, 'not-so-many', { min, max });
  }
}
