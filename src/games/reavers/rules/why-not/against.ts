import { Objections } from '../../../../kit/rules/objections.ts';
import type { ChoiceOf, ReaversChoice } from '../choices.ts';
import { available } from '../dice/dice.ts';
import { givesUp, placeOf } from '../dice/places.ts';
import { CARD_IDS, type Card, DIE_IDS, type Die, dieNumber } from '../numbers.ts';
import type { State } from '../state.ts';

/** What stands against one seat's choice in this game. */
export class Against extends Objections<State, ReaversChoice> {
  constructor(state: State, seat: number) {
    super(state, seat, 'RM-4.4');
  }

  food(needs: number, clause: string): void {
    this.enough(this.state.food[this.seat], needs, clause, 'food');
  }

  favour(needs: number, clause: string): void {
    this.enough(this.state.favour[this.seat], needs, clause, 'favour');
  }

  /** A die that could be spent or lost. */
  hasDie(die: Die, clause: string): boolean {
    return !this.when(available(this.state, this.seat, die) === 0, clause, 'no-such-die', { die: DIE_IDS[die] });
  }

  /** It is said where the die is taken from, if that makes a difference, and only then. */
  place(choice: ChoiceOf<'spend' | 'drop' | 'turn'>): boolean {
    const { die, off } = choice;
    if (givesUp(this.state, this.seat, dieNumber[die], placeOf(choice))) return true;
    if (off === undefined) this.when(true, 'RM-6.4', 'which-die', { die });
    else this.when(true, 'RM-6.4', 'not-from-there', { die, off });
    return false;
  }

  among(cards: readonly Card[], card: Card, clause: string, reason: string): boolean {
    return !this.when(!cards.includes(card), clause, reason, { card: CARD_IDS[card] });
  }
}
