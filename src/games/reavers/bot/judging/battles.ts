import { canDraw } from '../../rules/decks.ts';
import { BATTLE_DECK, battleOf, type Card, KEEP_DECK } from '../../rules/numbers.ts';
import { planFight } from './fight.ts';
import { gainWorth } from './gain.ts';
import { copyHand, diceWorth, type Hand } from './hand.ts';
import { meanLoot } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { spendNeeds } from './price.ts';
import { meanProphecy, meanReaver } from './reavers.ts';
import { prophesied, terrorWorth } from './tally.ts';

/** What a sea battle brings to who wins it. */
export function battlePrize(o: Outlook, hand: Hand, card: Card): number {
  const own = battleOf(card);
  let worth = gainWorth(o, hand, own.gain) + prophesied(o, 'battles');
  if (own.losesTerror && o.state.terror[o.seat] > 0) worth += terrorWorth(o, -1);
  switch (own.draws) {
    case 'keeps':
      return worth + meanLoot(o, hand, KEEP_DECK);
    case 'reavers':
      return worth + meanReaver(o, hand);
    case 'prophecies':
      return worth + meanProphecy(o);
    default:
      return worth;
  }
}

/** What the dice combination of a battle costs; infinite for who has not got it. */
export function combinationCost(o: Outlook, hand: Hand, card: Card): number {
  const needs = o.tables.needs[card];
  const rest = copyHand(hand);
  if (!spendNeeds(o, rest, needs)) return Number.POSITIVE_INFINITY;
  let tiles = 0;
  for (let i = 0; i < rest.ready.length; i++) tiles += hand.ready[i] - rest.ready[i];
  return diceWorth(o, hand) - diceWorth(o, rest) + tiles * o.weights.tileUse;
}

/** The better of the two ways to win a battle, or none. */
export function battleWorth(o: Outlook, hand: Hand, card: Card): number {
  const prize = battlePrize(o, hand, card);
  const combined = prize - combinationCost(o, hand, card);
  const fought = planFight(o, hand, o.tables.defence[card], prize).worth;
  return Math.max(0, combined, fought);
}

/** The battle that promises most, once the food is paid. */
export function bestBattle(o: Outlook, hand: Hand): number {
  let most = 0;
  let last = -1;
  for (const card of o.state.display[BATTLE_DECK]) {
    if (card < 0 || card === last) continue;
    last = card;
    most = Math.max(most, battleWorth(o, hand, card));
  }
  return most;
}

/** A battle from the deck, unseen. */
export function unseenBattle(o: Outlook, hand: Hand): number {
  if (!canDraw(o.state, BATTLE_DECK)) return 0;
  const { copies, decks } = o.tables;
  let [sum, last] = [0, -1];
  for (const card of decks[BATTLE_DECK]) {
    if (card === last) continue;
    last = card;
    sum += copies[card] * battleWorth(o, hand, card);
  }
  return sum / decks[BATTLE_DECK].length;
}
