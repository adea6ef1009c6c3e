import { best } from '../../../../kit/bot/best.ts';
import { REST_FOOD } from '../../content/spaces.ts';
import { DONE } from '../../rules/choices.ts';
import type { Decide } from '../decide.ts';
import { gainWorth } from '../judging/gain.ts';
import { copyHand, handOf, stockWorth } from '../judging/hand.ts';
import { distanceOf, readiness } from '../judging/prospects.ts';
import { actWorth } from '../judging/spaces.ts';
import { bestDie } from './dice.ts';

/** Takes part where that is worth more than a rest. */
export const actOrRest: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const stock = readiness(o, hand);
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'act':
        return actWorth(o, hand, o.state.space, distanceOf(o));
      case 'rest-food': {
        const fed = copyHand(hand);
        fed.food += REST_FOOD;
        return gainWorth(o, hand, { food: REST_FOOD }) + readiness(o, fed) - stock;
      }
      case 'rest-die': {
        const crewed = copyHand(hand);
        const die = bestDie(o, hand);
        if (die < 0) return 0;
        crewed.dice[die]++;
        const worth = stockWorth(o, crewed) - stockWorth(o, hand) + readiness(o, crewed) - stock;
        return hand.crew < o.tables.diceSpaces ? worth : worth * o.weights.crowded;
      }
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};

export const done: Decide = () => DONE;
