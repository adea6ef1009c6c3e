import { best } from '../../../../kit/bot/best.ts';
import { TRADE_FAVOUR, TRADE_FOOD } from '../../content/spaces.ts';
import { cardNumber, dieNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { gainWorth } from '../judging/gain.ts';
import { copyHand, dieGain, handOf } from '../judging/hand.ts';
import { readiness } from '../judging/prospects.ts';
import { meanProphecy } from '../judging/reavers.ts';
import { prophecyWorth } from '../judging/tally.ts';
import { takeTradeDice } from '../judging/trade.ts';

/** One reward after the other, the best of each moment. */
export const trade: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const now = readiness(o, hand);
  const dice = copyHand(hand);
  const two = takeTradeDice(o, dice, o.state.trade.slice()) + readiness(o, dice) - now;
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'trade': {
        const after = copyHand(hand);
        const gain = choice.reward === 'food' ? { food: TRADE_FOOD } : { favour: TRADE_FAVOUR };
        after.food += gain.food ?? 0;
        return gainWorth(o, hand, gain) + readiness(o, after) - now;
      }
      // Which of the two comes first does not matter, so the better one says what both are worth.
      case 'trade-die':
        return two + dieGain(o, hand, dieNumber[choice.die]) / 1000;
      case 'trade-prophecy':
        return prophecyWorth(o, cardNumber[choice.card]);
      case 'draw':
        return meanProphecy(o);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};

export const tradeDie: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => {
    if (choice.kind !== 'trade-die') return Number.NEGATIVE_INFINITY;
    const after = copyHand(hand);
    after.dice[dieNumber[choice.die]]++;
    return dieGain(o, hand, dieNumber[choice.die]) + readiness(o, after);
  });
};

/** The prophecy that will pay least goes back. */
export const returnProphecy: Decide = (o, ask) =>
  best(ask.choices, choice =>
    choice.kind === 'return-prophecy' ? -prophecyWorth(o, cardNumber[choice.card]) : Number.NEGATIVE_INFINITY,
  );
