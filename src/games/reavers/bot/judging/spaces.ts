import { NONE } from '../../../../kit/rules/ids.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { EXTRA_LOOT, GROUP_SIZE, REST_FOOD } from '../../content/spaces.ts';
import { canDraw, groupCards } from '../../rules/decks.ts';
import {
  BATTLE,
  type Card,
  type Deck,
  KEEP_DECK,
  KEEPS,
  REAVER_DECK,
  RECRUIT,
  reaverOf,
  type Space,
  TERRITORY,
  TRADE,
  VILLAGE_DECK,
} from '../../rules/numbers.ts';
import { COST_DICE, COST_FOOD } from '../../rules/phases/turn.ts';
import { openGroups } from '../../rules/spaces/choose-cards.ts';
import { bestBattle, unseenBattle } from './battles.ts';
import { gainWorth } from './gain.ts';
import { chosenWorth, copyHand, type Hand, stockWorth } from './hand.ts';
import { lootWorth, meanLoot } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { spendNeeds } from './price.ts';
import { abilityWorth, meanReaver, reaverWorth } from './reavers.ts';
import { subdueWorth } from './territories.ts';
import { tradeWorth } from './trade.ts';

/** What resting brings. */
export const restWorth = (o: Outlook, hand: Hand): number =>
  Math.max(gainWorth(o, hand, { food: REST_FOOD }), chosenWorth(o, hand, [NONE]));

/** What the cards of a group bring together: the second of a kind is taken at the worth of the first. */
export function groupWorth(o: Outlook, hand: Hand, deck: Deck, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += deck === REAVER_DECK ? reaverWorth(o, hand, card) : lootWorth(o, hand, card);
  return sum;
}

/** As many cards from the top of a deck. */
export function drawWorth(o: Outlook, hand: Hand, deck: Deck): number {
  if (!canDraw(o.state, deck)) return 0;
  return GROUP_SIZE * (deck === REAVER_DECK ? meanReaver(o, hand) : meanLoot(o, hand, deck));
}

/** The best group, or the top of the deck, and further cards. */
function cardsWorth(o: Outlook, hand: Hand, deck: Deck, extra: number): number {
  let most = drawWorth(o, hand, deck);
  for (const group of openGroups(o.state, deck)) {
    most = Math.max(most, groupWorth(o, hand, deck, groupCards(o.state, deck, group)));
  }
  return most + (extra > 0 && canDraw(o.state, deck) ? extra * meanLoot(o, hand, deck) : 0);
}

/** What a space gives to a seat at a distance that takes part, its cost included; nothing good for who cannot pay. */
export function actWorth(o: Outlook, hand: Hand, space: Space, distance: number): number {
  switch (space) {
    case RECRUIT:
      return cardsWorth(o, hand, REAVER_DECK, 0);
    case TRADE:
      return tradeWorth(o, hand, distance);
    case TERRITORY:
      return subdueWorth(o, hand, distance);
  }
  if (hand.food < COST_FOOD[space]) return Number.NEGATIVE_INFINITY;
  const paid = copyHand(hand);
  paid.food -= COST_FOOD[space];
  if (!spendNeeds(o, paid, COST_DICE[space])) return Number.NEGATIVE_INFINITY;
  const cost = stockWorth(o, hand) - stockWorth(o, paid);
  switch (space) {
    case BATTLE:
      return (bestBattle(o, paid) || unseenBattle(o, paid)) - o.weights.journey - cost;
    case KEEPS:
      return cardsWorth(o, paid, KEEP_DECK, EXTRA_LOOT[distance] + o.state.options.keepRaid - 2) - cost;
    default:
      return cardsWorth(o, paid, VILLAGE_DECK, EXTRA_LOOT[distance]) - cost;
  }
}

/** What the own reavers in the slot of a space give when it is selected. */
export function fireWorth(o: Outlook, hand: Hand, space: Space): number {
  const slot = o.tables.slotOf[space];
  if (slot < 0) return 0;
  const from = (o.seat * SPECIALISATIONS + slot) * PER_SLOT;
  let sum = 0;
  for (let at = from; at < from + PER_SLOT; at++) {
    const card = o.state.slots[at];
    if (card >= 0) sum += abilityWorth(o, hand, reaverOf(card).ability);
  }
  return sum;
}
