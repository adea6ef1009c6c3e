import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { roomForDice } from '../../rules/dice/combat-dice.ts';
import { hammersOf } from '../../rules/dice/dice.ts';
import { DIE_KINDS, type Die, UPGRADE_COUNT, type Upgrade } from '../../rules/numbers.ts';
import { hasHammer } from '../../rules/printed.ts';
import { copyHand, dieLoss, favourWorth, type Hand } from './hand.ts';
import { combatFaces, winChance } from './odds.ts';
import type { Outlook } from './outlook.ts';

/** More dice than this are never needed, and take long to reckon with. */
const MOST_DICE = 9;
const MOST_REROLLS = 2;
/** Rerolls that a fight takes on average, once the first roll has failed. */
const REROLLS_NEEDED = 1.3;

export interface Fight {
  /** The prize by its chance, less what is spent. */
  readonly worth: number;
  readonly chance: number;
  /** The first thing to spend, none when the dice at hand are enough. */
  readonly die: Die;
  readonly tile: Upgrade;
  /** What is left after all is spent. */
  readonly hand: Hand;
}

/** The best way to fight for a prize, with so many combat dice at hand already. */
export function planFight(o: Outlook, hand: Hand, defence: number, prize: number, dice = 0): Fight {
  const none: Fight = { worth: 0, chance: 0, die: NONE, tile: NONE, hand };
  const room = Math.min(MOST_DICE - dice, roomForDice(o.state, dice));
  let next = cheapestHammer(o, hand, room);
  if (!next && dice === 0) return none;
  const faces = combatFaces(o.tables.combat);
  const rerolls = Math.min(MOST_REROLLS, hand.favour);
  const reroll = rerolls > 0 ? favourWorth(o, hand.favour) - favourWorth(o, hand.favour - 1) : 0;
  const rest = copyHand(hand);
  let spent = 0;
  let cost = 0;
  let [firstDie, firstTile]: [Die, Upgrade] = [NONE, NONE];
  let chosen = none;
  const weigh = (total: number) => {
    const bare = winChance(faces, total, defence, 0);
    const chance = rerolls > 0 ? winChance(faces, total, defence, rerolls) : bare;
    const fought = (odds: number, price: number) => {
      const worth = odds * prize - price - cost;
      if (worth > chosen.worth) {
        chosen = { worth, chance: odds, die: firstDie, tile: firstTile, hand: copyHand(rest) };
      }
    };
    fought(bare, 0);
    if (rerolls > 0) fought(chance, reroll * (1 - bare) * REROLLS_NEEDED);
  };
  if (dice > 0) weigh(dice);
  while (next && spent < room) {
    if (firstDie < 0 && firstTile < 0) [firstDie, firstTile] = [next.die, next.tile];
    if (next.tile >= 0) rest.ready[next.tile]--;
    else {
      rest.dice[next.die]--;
      rest.crew--;
    }
    spent += next.hammers;
    cost += next.cost;
    weigh(dice + spent);
    if (dice + spent >= 2 * defence + 1) break;
    next = cheapestHammer(o, rest, room - spent);
  }
  return chosen;
}

interface Hammer {
  readonly die: Die;
  readonly tile: Upgrade;
  readonly hammers: number;
  readonly cost: number;
}

/** What gives hammers at the least loss for each. */
function cheapestHammer(o: Outlook, hand: Hand, room: number): Hammer | undefined {
  let found: Hammer | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    if (hand.ready[tile] > 0 && hasHammer(o.tables, tile) && o.weights.tileUse < least) {
      least = o.weights.tileUse;
      found = { die: NONE, tile, hammers: 1, cost: least };
    }
  }
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    const hammers = hammersOf(die, hand.wild);
    if (hammers === 0 || hammers > room || hand.dice[die] === 0) continue;
    const cost = dieLoss(o, hand, die);
    if (cost / hammers < least) {
      least = cost / hammers;
      found = { die, tile: NONE, hammers, cost };
    }
  }
  return found;
}
