import { NONE } from '../../../../kit/rules/ids.ts';
import type { KeepCard } from '../../content/keeps.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { Artefact, VillageCard } from '../../content/villages.ts';
import { UPGRADE_GLORY } from '../../content/villages.ts';
import { canTakeUpgrade } from '../../rules/cards/village.ts';
import {
  type Card,
  colourNumber,
  DECK_OF,
  type Deck,
  FACE_COUNT,
  KEEP_DECK,
  keepCardOf,
  spaceNumber,
  type Upgrade,
  upgradeNumber,
  villageCardOf,
} from '../../rules/numbers.ts';
import { countsAs } from '../../rules/printed.ts';
import { planFight } from './fight.ts';
import { gainWorth } from './gain.ts';
import { chosenWorth, copyHand, type Hand, rolledWorth } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { prophesied, setCardWorth, tapestryWorth, terrorWorth } from './tally.ts';

/** What a loot card will bring to a seat with this hand. */
export function lootWorth(o: Outlook, hand: Hand, card: Card): number {
  return DECK_OF[card] === KEEP_DECK ? keepWorth(o, hand, keepCardOf(card)) : villageWorth(o, hand, card);
}

/** A card from the top of a deck: the mean of what is in it. */
export function meanLoot(o: Outlook, hand: Hand, deck: Deck): number {
  const known = o.means[deck];
  if (known !== undefined) return known;
  const { copies, decks } = o.tables;
  let [sum, last] = [0, -1];
  for (const card of decks[deck]) {
    if (card === last) continue;
    last = card;
    // The worth of loot from the deck may hang on another such card.
    o.means[deck] = o.weights.unseenLoot;
    sum += copies[card] * lootWorth(o, hand, card);
  }
  const mean = decks[deck].length === 0 ? 0 : sum / decks[deck].length;
  o.means[deck] = mean;
  return mean;
}

function keepWorth(o: Outlook, hand: Hand, own: KeepCard): number {
  switch (own.kind) {
    case 'set':
      return setCardWorth(o, own.set);
    case 'tapestry':
      return tapestryWorth(o, own.id);
    case 'stronghold': {
      const dice = own.dice.map(colour => colourNumber[colour]);
      const after = copyHand(hand);
      after.favour += own.gain.favour ?? 0;
      return gainWorth(o, hand, own.gain) + rolledWorth(o, hand, dice) + stormWorth(o, after, own);
    }
  }
}

/** What the fight for a stronghold promises. */
export const stormWorth = (o: Outlook, hand: Hand, own: Extract<KeepCard, { kind: 'stronghold' }>): number =>
  planFight(o, hand, own.defence, gainWorth(o, hand, own.spoils)).worth;

function villageWorth(o: Outlook, hand: Hand, card: Card): number {
  const own = villageCardOf(card);
  switch (own.kind) {
    case 'artefact':
      return artefactWorth(o, hand, card, own);
    case 'upgrade':
      return upgradeWorth(o, own);
    case 'pillage':
      return gainWorth(o, hand, own.gain) + Math.max(0, gainWorth(o, hand, own.spoils));
    case 'artisan': {
      const dice = own.dice.map(colour => colourNumber[colour]);
      return Math.max(rolledWorth(o, hand, dice), gainWorth(o, hand, own.spoils));
    }
    case 'runes':
      return Math.max(curseWorth(o), gainWorth(o, hand, own.spoils));
  }
}

/** Terror off the own ship, and on to a rival's. */
export const curseWorth = (o: Outlook): number =>
  (o.state.terror[o.seat] > 0 ? terrorWorth(o, -1) : 0) + o.weights.envy;

/** A tile that serves once in each round to come, or Glory. */
export function upgradeWorth(o: Outlook, own: Extract<VillageCard, { kind: 'upgrade' }>): number {
  if (!canTakeUpgrade(o.state, o.seat, upgradeNumber[own.tile])) return UPGRADE_GLORY;
  return Math.max(UPGRADE_GLORY, tileWorth(o, upgradeNumber[own.tile]));
}

export function tileWorth(o: Outlook, tile: Upgrade): number {
  // As dice are, but it can pay once in a round only.
  let uses = 0;
  for (let face = 0; face < FACE_COUNT; face++) if (countsAs(o.tables, tile, face)) uses += o.demand[face];
  const rounds = o.cleanUps + Math.min(1, o.left);
  return o.weights.tileRound * Math.min(rounds, uses) + prophesied(o, 'upgrades');
}

/** Its Glory, and what its power does while there is a place for it on the board. */
function artefactWorth(o: Outlook, hand: Hand, card: Card, own: Artefact): number {
  const full = o.state.artefacts[(o.seat + 1) * ARTEFACT_SLOTS - 1] >= 0;
  const power = full ? 0 : powerWorth(o, hand, own) * usesToCome(o, own) * o.weights.artefactUse;
  return o.tables.glory[card] + prophesied(o, 'artefacts') + power;
}

/** How often the space of an artefact will still be selected. */
export function usesToCome({ coming, left, weights }: Outlook, { during }: Artefact): number {
  return during === 'any' ? left * weights.anySpace : coming[spaceNumber[during]];
}

/** What calling upon an artefact once is worth, over the die that it takes. */
export function powerWorth(o: Outlook, hand: Hand, own: Artefact): number {
  return Math.max(0, rawPower(o, hand, own) - o.weights.storedDie);
}

/** What the power of an artefact gives when it is called upon. */
export function rawPower(o: Outlook, hand: Hand, { power }: Artefact): number {
  switch (power.kind) {
    case 'gain':
      return gainWorth(o, hand, power.gain);
    case 'lose-terror':
      return terrorWorth(o, -1);
    case 'draw-keep-loot':
      return meanLoot(o, hand, KEEP_DECK);
    case 'turn-die':
      return o.weights.turnDie;
    case 'roll-dice':
      return rolledWorth(o, hand, new Array(power.dice).fill(NONE));
    case 'exchange-prophecy':
      return o.weights.powers.exchangeProphecy;
    case 'clan-bonus':
      return o.weights.powers.clanBonus;
    case 'ability':
      return o.weights.powers.ability;
    case 'combat-dice':
      return power.dice * o.weights.powers.combatDie;
    case 'cancel-journey':
      return o.weights.journey;
    case 'best-territory':
      return chosenWorth(o, hand, [NONE]);
  }
}
