import { best } from '../../../../kit/bot/best.ts';
import { cardNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { battleCardWorth } from '../judging/battle-cards.ts';

/** Buys back what is worth more than the Rage. */
export const buyBack: Decide = (o, ask) => {
  const rage = Number(ask.args?.rage ?? 0) * o.weights.rage[o.state.age];
  return best(ask.choices, choice =>
    choice.kind === 'buy-back' ? battleCardWorth(o, cardNumber[choice.card]) - rage : 0,
  );
};
