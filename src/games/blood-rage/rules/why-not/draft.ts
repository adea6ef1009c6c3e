import type { BloodRageChoice } from '../choices.ts';
import type { DraftFrame } from '../frames.ts';
import { perRound } from '../let-go.ts';
import { cardNumber } from '../numbers.ts';
import type { Against } from './against.ts';

/** What may not be kept out of the cards before a seat (BR-4.3, BR-4.4). */
export function draft(_frame: DraftFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.is(choice, 'draft')) return;
  const { state, seat } = against;
  const count = perRound(state);
  const clause = count === 2 ? 'BR-4.4' : 'BR-4.3';
  if (against.when(choice.cards.length !== count, clause, 'keep-so-many', { count })) return;
  const left = state.packs[seat].slice();
  for (const card of choice.cards) {
    const at = left.indexOf(cardNumber[card]);
    if (against.when(at < 0, clause, 'not-in-pack', { card })) return;
    left.splice(at, 1);
  }
}
