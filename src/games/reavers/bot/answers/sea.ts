import { best } from '../../../../kit/bot/best.ts';
import { firstOf, NONE } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { Loss } from '../../content/sea.ts';
import {
  type Card,
  CLAN_OF,
  type Colour,
  cardNumber,
  DIE_COLOUR,
  DIE_KINDS,
  type Die,
  journeyOf,
  type Upgrade,
  upgradeNumber,
} from '../../rules/numbers.ts';
import { journeyNeeds } from '../../rules/spaces/journey.ts';
import type { Decide } from '../decide.ts';
import { battlePrize, battleWorth, combinationCost, unseenBattle } from '../judging/battles.ts';
import { planFight } from '../judging/fight.ts';
import { copyHand, dieLoss, type Hand, handOf } from '../judging/hand.ts';
import { tileWorth } from '../judging/loot.ts';
import type { Outlook } from '../judging/outlook.ts';
import { spendNeeds } from '../judging/price.ts';
import { prospects } from '../judging/prospects.ts';
import { artefactPower } from './loot.ts';

/** What is to be hoped for when a journey is paid for; nothing at all for who cannot. */
function afterPaying(o: Outlook, hand: Hand, card: Card): number {
  const paid = copyHand(hand);
  if (!spendNeeds(o, paid, journeyNeeds(o.state, card))) return Number.NEGATIVE_INFINITY;
  return prospects(o, paid, 'battle') + (journeyOf(card).danger?.glory ?? 0);
}

/** Pays or suffers, whichever leaves more for the battle and after. */
export const journey: Decide = (o, ask) => {
  const frame = innermost(o.state, 'journey');
  const danger = frame && journeyOf(frame.card).danger;
  if (!danger) return ask.choices[0];
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => {
    if (choice.kind === 'pay') return afterPaying(o, hand, frame.card);
    return choice.kind === 'suffer' ? afterLoss(o, hand, danger.loss) : Number.NEGATIVE_INFINITY;
  });
};

/** What the journey that was revealed takes, either way. */
export function journeyCost(o: Outlook, hand: Hand): number {
  const frame = innermost(o.state, 'journey');
  const danger = frame && journeyOf(frame.card).danger;
  if (!danger) return 0;
  const after = Math.max(afterPaying(o, hand, frame.card), afterLoss(o, hand, danger.loss));
  return prospects(o, hand, 'battle') - after;
}

/** What is left to hope for after a loss. */
function afterLoss(o: Outlook, hand: Hand, loss: Loss): number {
  const after = copyHand(hand);
  const leader = o.state.leader[o.seat];
  let lost = 0;
  switch (loss.kind) {
    case 'food':
      after.food = Math.max(0, after.food - loss.food);
      break;
    case 'food-and-die':
      after.food = Math.max(0, after.food - loss.food);
      loseLeast(o, after, NONE);
      break;
    case 'leader':
      after.wild = -1;
      if (leader >= 0) lost = o.left * o.weights.leader;
      break;
    case 'die-of-leader':
      if (leader >= 0) loseLeast(o, after, CLAN_OF[leader]);
      break;
    case 'artefact-or-upgrade':
      lost = leastTreasure(o, hand);
  }
  return prospects(o, after, 'battle') - lost;
}

function loseLeast(o: Outlook, hand: Hand, colour: Colour): void {
  const dice = firstOf<Die>(DIE_KINDS).filter(die => hand.dice[die] > 0 && (colour < 0 || DIE_COLOUR[die] === colour));
  if (dice.length > 0) hand.dice[best(dice, die => -dieLoss(o, hand, die))]--;
}

/** What losing an artefact costs: its power, and its Glory where it goes back to the deck. */
const artefactLoss = (o: Outlook, hand: Hand, card: Card): number =>
  artefactPower(o, hand, card) * 2 + (o.state.options.ambush === 'deck' ? o.tables.glory[card] : 0);

function leastTreasure(o: Outlook, hand: Hand): number {
  const { state, seat } = o;
  const perSeat = state.artefacts.length / state.seats;
  const losses = state.artefacts
    .slice(seat * perSeat, (seat + 1) * perSeat)
    .filter(card => card >= 0)
    .map(card => artefactLoss(o, hand, card));
  for (const tile of firstOf<Upgrade>(hand.ready.length)) if (hand.ready[tile] > 0) losses.push(tileWorth(o, tile));
  return losses.length > 0 ? Math.min(...losses) : 0;
}

export const loseTreasure: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => {
    if (choice.kind === 'lose-artefact') return -artefactLoss(o, hand, cardNumber[choice.card]);
    return choice.kind === 'lose-upgrade' ? -tileWorth(o, upgradeNumber[choice.upgrade]) : Number.NEGATIVE_INFINITY;
  });
};

export const chooseBattle: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => {
    if (choice.kind === 'face') return battleWorth(o, hand, cardNumber[choice.card]);
    return choice.kind === 'draw' ? unseenBattle(o, hand) : Number.NEGATIVE_INFINITY;
  });
};

/** The dice combination, a fight, or neither. */
export const winBattle: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const card = cardNumber[String(ask.args?.card)];
  const prize = battlePrize(o, hand, card);
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'combine':
        return prize - combinationCost(o, hand, card);
      case 'fight':
        return planFight(o, hand, o.tables.defence[card], prize).worth;
      case 'decline':
        return 0;
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};
