import { CARDS } from '../../content/cards.ts';
import { printedBonus, questBonus } from '../../rules/battle/strength.ts';
import { IS_LATE, IS_QUEST } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';

/** What a copy of an enemy's card is taken for before it is seen. */
const COPY = 3;

/** What each card is good for in strength, its text taken into account. */
export const STRENGTH_OF_CARD: readonly number[] = CARDS.map(card => {
  if (card.type !== 'battle') return 0;
  if (card.effect?.kind === 'copies-best') return COPY;
  return card.effect?.kind === 'kills-warriors' ? card.bonus + 1 : card.bonus;
});

/** Strength that late cards in a hand can add after the reveal. */
export function lateStrength(state: State, seat: number): number {
  let total = 0;
  for (const card of state.hands[seat]) if (IS_LATE[card]) total += printedBonus(state, card);
  return total;
}

/** The most strength a hand can bring to one battle: the best card, and the late ones beside it. */
export function bestCards(state: State, seat: number): number {
  let best = 0;
  for (const card of state.hands[seat]) {
    if (IS_LATE[card]) continue;
    const strength = IS_QUEST[card] ? questBonus(state, seat) : STRENGTH_OF_CARD[card];
    if (strength > best) best = strength;
  }
  return best + lateStrength(state, seat);
}
