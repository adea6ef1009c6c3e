import type { Reason } from '../../../../engine/contract/explain.ts';
import type { Json } from '../../../../engine/input/json.ts';
import type { ChoiceOf, ReaversChoice } from '../choices.ts';
import { available } from '../dice/dice.ts';
import { givesUp, placeOf } from '../dice/places.ts';
import { CARD_IDS, type Card, DIE_IDS, type Die, dieNumber } from '../numbers.ts';
import type { State } from '../state.ts';

type Kind = ReaversChoice['kind'];

/** Collects what stands against one seat's choice, each with the clause that says so. */
export class Against {
  readonly state: State;
  readonly seat: number;
  readonly reasons: Reason[] = [];

  constructor(state: State, seat: number) {
    this.state = state;
    this.seat = seat;
  }

  /** Gives back whether it is wrong, so that what would only follow from it is left unsaid. */
  when(wrong: boolean, clause: string, reason: string, args?: Readonly<Record<string, Json>>): boolean {
    if (wrong) this.reasons.push(args ? { clause, reason, args } : { clause, reason });
    return wrong;
  }

  /** It is no answer to what is asked. */
  notNow(): void {
    this.when(true, 'RM-4.4', 'not-now');
  }

  /** Is it an answer to what is asked at all? */
  is<K extends Kind>(choice: ReaversChoice, kind: K): choice is ChoiceOf<K> {
    if (choice.kind === kind) return true;
    this.notNow();
    return false;
  }

  food(needs: number, clause: string): void {
    const has = this.state.food[this.seat];
    this.when(has < needs, clause, 'food', { needs, has });
  }

  favour(needs: number, clause: string): void {
    const has = this.state.favour[this.seat];
    this.when(has < needs, clause, 'favour', { needs, has });
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
