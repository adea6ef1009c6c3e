import { best } from '../../../../kit/bot/best.ts';
import { statValue } from '../../rules/figures.ts';
import { cardNumber, RAGE } from '../../rules/numbers.ts';
import { sharing } from '../../rules/state.ts';
import type { Decide } from '../decide.ts';
import { draftWorth } from '../judging/gifts.ts';
import { lookAhead, type Outlook } from '../judging/outlook.ts';

/** The table as it will be when the action phase begins. */
export function atDawn(o: Outlook, age: number): Outlook {
  const { seat } = o;
  const state = sharing(o.state);
  state.age = age;
  state.rage = state.rage.map((_, other) => statValue(state, other, RAGE));
  state.passed = state.passed.map(() => 0);
  state.pillaged = state.pillaged.map(() => 0);
  // What is kept already counts as held.
  state.hands = state.hands.slice();
  state.hands[seat] = [...state.hands[seat], ...state.picks[seat]];
  state.picks = state.picks.slice();
  state.picks[seat] = [];
  return lookAhead(o, state);
}

/** The gifts that promise most with what is held already. */
export const draft: Decide = (o, ask) => {
  const dawn = atDawn(o, o.state.age);
  return best(ask.choices, choice => {
    if (choice.kind !== 'draft') return 0;
    let worth = 0;
    for (const id of choice.cards) worth += draftWorth(dawn, cardNumber[id]);
    return worth;
  });
};

/** The card that will do most in the next age. */
export const keepCard: Decide = (o, ask) => {
  const dawn = atDawn(o, Math.min(o.state.age + 1, 2));
  return best(ask.choices, choice =>
    choice.kind === 'keep-card' ? draftWorth(dawn, cardNumber[choice.card]) : Number.NEGATIVE_INFINITY,
  );
};
