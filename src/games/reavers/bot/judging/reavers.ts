import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Ability } from '../../content/reavers.ts';
import { CLAN_FAVOUR, CLAN_FOOD } from '../../content/reavers.ts';
import {
  type Card,
  CLAN,
  CLAN_OF,
  colourNumber,
  DIE_KINDS,
  type Die,
  deckNumber,
  dieOf,
  FACE_COUNT,
  faceNumber,
  KEEP_DECK,
  PROPHECY_DECK,
  REAVER_DECK,
  reaverOf,
  SPACE_COUNT,
  type Space,
  VILLAGE_DECK,
} from '../../rules/numbers.ts';
import { placeInSlot } from '../../rules/spaces/recruit.ts';
import { gainWorth } from './gain.ts';
import { chosenWorth, copyHand, diceWorth, dieGain, dieLoss, favourWorth, type Hand, rolledWorth } from './hand.ts';
import { meanLoot } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { prophecyWorth, prophesied } from './tally.ts';

/** What the ability of a reaver gives, when it works once. */
export function abilityWorth(o: Outlook, hand: Hand, ability: Ability): number {
  switch (ability.kind) {
    case 'search':
      return meanLoot(o, hand, deckNumber[ability.deck]) * o.weights.search;
    case 'turn-die':
      return o.weights.turnDie * (ability.colour === 'any' ? o.weights.anyColour : 1);
    case 'die':
      return dieGain(o, hand, dieOf(colourNumber[ability.colour], faceNumber[ability.face]));
    case 'gain':
      return gainWorth(o, hand, ability.gain);
    case 'dice-for': {
      const first = ability.foodFirst ? gainWorth(o, hand, { food: o.state.options.hunterFood }) : 0;
      return first + Math.max(0, gainWorth(o, hand, ability.gain) - cheapestDice(o, hand, ability.dice));
    }
    case 'favour-for': {
      const price = favourWorth(o, ability.favour + 1) - favourWorth(o, 1);
      const got = ability.gain === 'prophecy' ? meanProphecy(o) : gainWorth(o, hand, ability.gain);
      return Math.max(0, got - price);
    }
  }
}

/** What the least of the dice are worth; where there are none, what such a die may be worth. */
export function cheapestDice(o: Outlook, hand: Hand, count: number): number {
  const rest = copyHand(hand);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let least = o.weights.hammer;
    let chosen = -1;
    for (let die: Die = FIRST; die < DIE_KINDS; die++) {
      if (rest.dice[die] === 0) continue;
      const loss = dieLoss(o, rest, die);
      if (chosen < 0 || loss < least) {
        least = loss;
        chosen = die;
      }
    }
    if (chosen >= 0) rest.dice[chosen]--;
    sum += least;
  }
  return sum;
}

/** A prophecy from the top of the deck. */
export function meanProphecy(o: Outlook): number {
  const known = o.means[PROPHECY_DECK];
  if (known !== undefined) return known;
  const cards = o.tables.decks[PROPHECY_DECK];
  let sum = 0;
  for (const card of cards) sum += prophecyWorth(o, card);
  const mean = cards.length === 0 ? 0 : sum / cards.length;
  o.means[PROPHECY_DECK] = mean;
  return mean;
}

/** What the clan of a new leader gives at once. */
export function clanBonusWorth(o: Outlook, hand: Hand, card: Card): number {
  switch (reaverOf(card).clan) {
    case 'raven':
      return gainWorth(o, hand, { food: CLAN_FOOD });
    case 'tree':
      return gainWorth(o, hand, { favour: CLAN_FAVOUR });
    case 'helmet':
      return Math.max(meanLoot(o, hand, VILLAGE_DECK), meanLoot(o, hand, KEEP_DECK));
  }
}

export const rallyWorth = (o: Outlook, hand: Hand, card: Card): number => chosenWorth(o, hand, o.tables.rally[card]);

/** A place in the slot of a space, for as often as that space will be selected. */
export const specialiseWorth = (o: Outlook, hand: Hand, card: Card, space: Space): number =>
  abilityWorth(o, hand, reaverOf(card).ability) * o.coming[space] * o.weights.specialised;

/** The bonus of the clan, and the dice that become wild for those that no longer are. */
export function promoteWorth(o: Outlook, hand: Hand, card: Card): number {
  const led = copyHand(hand);
  led.wild = CLAN_OF[card] * FACE_COUNT + CLAN;
  const lasting = o.state.leader[o.seat] < 0 ? o.left * o.weights.leader : 0;
  return clanBonusWorth(o, hand, card) + diceWorth(o, led) - diceWorth(o, hand) + lasting;
}

/** The best slot with room for a reaver: its space, -1 for none. */
export function bestSlot(o: Outlook): Space {
  let chosen: Space = NONE;
  for (let space: Space = FIRST; space < SPACE_COUNT; space++) {
    const slot = o.tables.slotOf[space];
    if (slot < 0 || placeInSlot(o.state, o.seat, slot) < 0) continue;
    if (chosen < 0 || o.coming[space] > o.coming[chosen]) chosen = space;
  }
  return chosen;
}

const COUNTED = ['helmet', 'raven', 'tree'] as const;

/** A reaver and its dice, used in the best way. */
export function reaverWorth(o: Outlook, hand: Hand, card: Card): number {
  const slot = bestSlot(o);
  const use = Math.max(
    rallyWorth(o, hand, card),
    promoteWorth(o, hand, card),
    slot < 0 ? 0 : specialiseWorth(o, hand, card, slot),
  );
  return use + rolledWorth(o, hand, o.tables.rolled[card]) + prophesied(o, COUNTED[CLAN_OF[card]]);
}

/** A reaver from the top of the deck. */
export function meanReaver(o: Outlook, hand: Hand): number {
  const known = o.means[REAVER_DECK];
  if (known !== undefined) return known;
  const { copies, decks } = o.tables;
  let [sum, last] = [0, -1];
  for (const card of decks[REAVER_DECK]) {
    if (card === last) continue;
    last = card;
    sum += copies[card] * reaverWorth(o, hand, card);
  }
  const mean = decks[REAVER_DECK].length === 0 ? 0 : sum / decks[REAVER_DECK].length;
  o.means[REAVER_DECK] = mean;
  return mean;
}
