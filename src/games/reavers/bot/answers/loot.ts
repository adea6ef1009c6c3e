import { best } from '../../../../kit/bot/best.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { UPGRADE_GLORY } from '../../content/villages.ts';
import { TAKE_GLORY, TAKE_UPGRADE } from '../../rules/choices.ts';
import { groupCards } from '../../rules/decks.ts';
import {
  ARTEFACTS,
  type Card,
  cardNumber,
  colourNumber,
  DECK_OF,
  deckNumber,
  KEEP_DECK,
  keepCardOf,
  upgradeNumber,
  villageCardOf,
} from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { planFight } from '../judging/fight.ts';
import { gainWorth } from '../judging/gain.ts';
import { type Hand, handOf, rolledWorth } from '../judging/hand.ts';
import { curseWorth, lootWorth, powerWorth, tileWorth } from '../judging/loot.ts';
import type { Outlook } from '../judging/outlook.ts';
import { drawWorth, groupWorth } from '../judging/spaces.ts';
import { standingOf } from '../judging/standing.ts';

/** A group that lies open, or the deck. */
export const chooseCards: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const deck = deckNumber[String(ask.args?.deck)];
  return best(ask.choices, choice => {
    if (choice.kind === 'take-group') return groupWorth(o, hand, deck, groupCards(o.state, deck, choice.group - 1));
    return choice.kind === 'draw' ? drawWorth(o, hand, deck) : Number.NEGATIVE_INFINITY;
  });
};

export const keepCard: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice =>
    choice.kind === 'keep-card' ? lootWorth(o, hand, cardNumber[choice.card]) : Number.NEGATIVE_INFINITY,
  );
};

/** What gives Favour or dice comes before what may need them: strongholds by what they give, villages before. */
export const resolveCards: Decide = (_o, ask) => {
  const early = (card: Card): number => {
    if (DECK_OF[card] !== KEEP_DECK) return villageCardOf(card).kind === 'artefact' ? 2 : 1;
    const own = keepCardOf(card);
    return own.kind === 'stronghold' ? own.dice.length : 0;
  };
  return best(ask.choices, choice =>
    choice.kind === 'resolve' ? early(cardNumber[choice.card]) : Number.NEGATIVE_INFINITY,
  );
};

/** All five score: the one whose power does least goes. */
export const giveUp: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  return best(ask.choices, choice =>
    choice.kind === 'give-up' ? -artefactPower(o, hand, cardNumber[choice.card]) : Number.NEGATIVE_INFINITY,
  );
};

export function artefactPower(o: Outlook, hand: Hand, card: Card): number {
  const artefact = ARTEFACTS[card];
  return artefact ? powerWorth(o, hand, artefact) : 0;
}

export const chooseUpgrade: Decide = (o, ask) => {
  const own = villageCardOf(cardNumber[String(ask.args?.card)]);
  if (own.kind !== 'upgrade') return TAKE_GLORY;
  return tileWorth(o, upgradeNumber[own.tile]) > UPGRADE_GLORY ? TAKE_UPGRADE : TAKE_GLORY;
};

/** Spoils with Terror, dice, or a curse: whatever the card of a village leaves to choose. */
export const chooseSpoils: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const own = villageCardOf(cardNumber[String(ask.args?.card)]);
  return best(ask.choices, choice => {
    switch (choice.kind) {
      case 'pillage':
      case 'plunder':
        return 'spoils' in own ? gainWorth(o, hand, own.spoils) : 0;
      case 'take-dice':
        return own.kind === 'artisan'
          ? rolledWorth(
              o,
              hand,
              own.dice.map(colour => colourNumber[colour]),
            )
          : 0;
      case 'curse':
        // Whoever is nearest to winning is cursed.
        return curseWorth(o) + standingOf(o, choice.seat) / 1000;
      case 'decline':
        return 0;
      default:
        return Number.NEGATIVE_INFINITY;
    }
  });
};

/** Fights for a stronghold when the odds are worth the hammers. */
export const storm: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const frame = innermost(o.state, 'keep');
  const own = frame && keepCardOf(frame.card);
  const worth = own?.kind === 'stronghold' ? planFight(o, hand, own.defence, gainWorth(o, hand, own.spoils)).worth : 0;
  return best(ask.choices, choice => {
    if (choice.kind === 'fight') return worth;
    return choice.kind === 'decline' ? 0 : Number.NEGATIVE_INFINITY;
  });
};
