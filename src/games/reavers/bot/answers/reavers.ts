import { best } from '../../../../kit/bot/best.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { DECLINE, EXCHANGE } from '../../rules/choices.ts';
import { ARTEFACTS, cardNumber, deckNumber, reaverOf, spaceNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { gainWorth } from '../judging/gain.ts';
import { copyHand, favourWorth, handOf } from '../judging/hand.ts';
import { meanLoot } from '../judging/loot.ts';
import { pendingOf, prospects } from '../judging/prospects.ts';
import {
  abilityWorth,
  cheapestDice,
  clanBonusWorth,
  meanProphecy,
  promoteWorth,
  rallyWorth,
  specialiseWorth,
} from '../judging/reavers.ts';

/** Each card in the way that is worth most, the surest gain first. */
export const chooseUse: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'rally':
        return rallyWorth(o, hand, cardNumber[choice.card]);
      case 'promote':
        return promoteWorth(o, hand, cardNumber[choice.card]);
      case 'specialise':
        return specialiseWorth(o, hand, cardNumber[choice.card], spaceNumber[choice.space]);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};

export const chooseDeck: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice => (choice.kind === 'choose-deck' ? meanLoot(o, hand, deckNumber[choice.deck]) : 0));
};

/** The reaver whose bonus, or whose ability, is worth more. */
export const chooseReaver: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const artefact = innermost(o.state, 'artefact');
  const byAbility = artefact && ARTEFACTS[artefact.card]?.power.kind === 'ability';
  return best(ask.choices, choice => {
    if (choice.kind !== 'choose-reaver') return Number.NEGATIVE_INFINITY;
    const card = cardNumber[choice.card];
    return byAbility ? abilityWorth(o, hand, reaverOf(card).ability) : clanBonusWorth(o, hand, card);
  });
};

/** The bargain of a reaver: dice or Favour for something better. */
export const exchange: Decide = (o, ask) => {
  const frame = innermost(o.state, 'ability');
  if (!frame || !ask.choices.includes(EXCHANGE)) return DECLINE;
  const hand = handOf(o.state, o.seat);
  const { ability } = reaverOf(frame.card);
  if (ability.kind === 'favour-for') {
    const price = favourWorth(o, hand.favour) - favourWorth(o, hand.favour - ability.favour);
    const got = ability.gain === 'prophecy' ? meanProphecy(o) : gainWorth(o, hand, ability.gain);
    return got > price ? EXCHANGE : DECLINE;
  }
  if (ability.kind !== 'dice-for') return DECLINE;
  // Food for a die may be what pays for the space.
  const fed = copyHand(hand);
  fed.food += ability.gain.food ?? 0;
  const pending = pendingOf(o);
  const { food: _food, ...rest } = ability.gain;
  const got = gainWorth(o, hand, rest) + prospects(o, fed, pending) - prospects(o, hand, pending);
  return got > cheapestDice(o, hand, ability.dice) ? EXCHANGE : DECLINE;
};
