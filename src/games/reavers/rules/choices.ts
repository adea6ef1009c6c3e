import { COLOURS } from '../content/dice.ts';
import { SPACES } from '../content/spaces.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { CARD_COUNT, CARD_IDS, CRESTS, DECKS, DIE_IDS, DIE_KINDS, SPACE_COUNT, STACK_IDS } from './numbers.ts';

/** Every answer a player can give, in names. Dice are named by colour and face, never one by one: `red-helmet`. */
export type ReaversChoice =
  | { readonly kind: 'select'; readonly space: string }
  /** Pay for the selected space and take part. */
  | { readonly kind: 'act' }
  | { readonly kind: 'rest-food' }
  | { readonly kind: 'rest-die' }
  /** Of artefacts of one name, the die on it says which one. */
  | { readonly kind: 'use'; readonly artefact: string; readonly die?: string }
  | { readonly kind: 'store'; readonly artefact: string; readonly die: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'decline' }
  /** A die on this face. */
  | { readonly kind: 'take-die'; readonly die: string }
  /** A die of this colour, rolled. */
  | { readonly kind: 'roll-die'; readonly colour: string }
  /** Of equal dice, the one that lies on an artefact is taken off it. */
  | { readonly kind: 'spend'; readonly die: string; readonly off?: string }
  | { readonly kind: 'spend-upgrade'; readonly upgrade: string }
  /** Return or lose a die. */
  | { readonly kind: 'drop'; readonly die: string; readonly off?: string }
  /** Give a die up for one of its colour on a chosen face. */
  | { readonly kind: 'turn'; readonly die: string; readonly off?: string }
  /** Groups are counted from 1. */
  | { readonly kind: 'take-group'; readonly group: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'rally'; readonly card: string }
  | { readonly kind: 'specialise'; readonly card: string; readonly space: string }
  | { readonly kind: 'promote'; readonly card: string }
  | { readonly kind: 'choose-deck'; readonly deck: string }
  | { readonly kind: 'choose-reaver'; readonly card: string }
  | { readonly kind: 'keep-card'; readonly card: string }
  | { readonly kind: 'resolve'; readonly card: string }
  /** Take the bargain that a reaver offers. */
  | { readonly kind: 'exchange' }
  | { readonly kind: 'trade'; readonly reward: string }
  | { readonly kind: 'trade-die'; readonly die: string }
  | { readonly kind: 'trade-prophecy'; readonly card: string }
  | { readonly kind: 'return-prophecy'; readonly card: string }
  | { readonly kind: 'pay' }
  | { readonly kind: 'suffer' }
  | { readonly kind: 'lose-artefact'; readonly card: string; readonly die?: string }
  | { readonly kind: 'lose-upgrade'; readonly upgrade: string }
  | { readonly kind: 'face'; readonly card: string }
  | { readonly kind: 'combine' }
  | { readonly kind: 'fight' }
  | { readonly kind: 'roll' }
  | { readonly kind: 'reroll'; readonly zeros: number; readonly ones: number; readonly twos: number }
  | { readonly kind: 'pillage' }
  | { readonly kind: 'take-dice' }
  | { readonly kind: 'plunder' }
  | { readonly kind: 'curse'; readonly seat: number }
  | { readonly kind: 'take-upgrade' }
  | { readonly kind: 'take-glory' }
  | { readonly kind: 'give-up'; readonly card: string; readonly die?: string }
  | { readonly kind: 'force'; readonly territory: string }
  | { readonly kind: 'peace'; readonly territory: string }
  /** The dice of a territory tile: so many on chosen faces, so many rolled. */
  | { readonly kind: 'collect'; readonly chosen: number; readonly rolled: number };

export type ChoiceOf<K extends ReaversChoice['kind']> = Extract<ReaversChoice, { kind: K }>;

// Choices are made once and shared: listing them costs nothing, and a listed one is found by identity.
const table = <C extends ReaversChoice>(length: number, make: (i: number) => C): readonly C[] =>
  Array.from({ length }, (_, i) => Object.freeze(make(i)));
const one = <C extends ReaversChoice>(choice: C): C => Object.freeze(choice);

/** Made when first needed: few of them ever are. */
function sparse(make: (a: number, b: number) => ReaversChoice): (a: number, b: number) => ReaversChoice {
  const made = new Map<number, ReaversChoice>();
  return (a, b) => {
    const at = a * 0x10000 + b;
    let choice = made.get(at);
    if (!choice) {
      choice = Object.freeze(make(a, b));
      made.set(at, choice);
    }
    return choice;
  };
}

export const SELECT = table(SPACE_COUNT, space => ({ kind: 'select', space: SPACES[space] }));
export const ACT = one({ kind: 'act' });
export const REST_FOOD = one({ kind: 'rest-food' });
export const REST_DIE = one({ kind: 'rest-die' });
export const USE = table(CARD_COUNT, card => ({ kind: 'use', artefact: CARD_IDS[card] }));
export const USE_WITH = sparse((card, die) => ({ kind: 'use', artefact: CARD_IDS[card], die: DIE_IDS[die] }));
export const STORE = sparse((card, die) => ({ kind: 'store', artefact: CARD_IDS[card], die: DIE_IDS[die] }));
export const DONE = one({ kind: 'done' });
export const DECLINE = one({ kind: 'decline' });
export const TAKE_DIE = table(DIE_KINDS, die => ({ kind: 'take-die', die: DIE_IDS[die] }));
export const ROLL_DIE = table(COLOURS.length, colour => ({ kind: 'roll-die', colour: COLOURS[colour] }));
export const SPEND = table(DIE_KINDS, die => ({ kind: 'spend', die: DIE_IDS[die] }));
export const SPEND_OFF = sparse((card, die) => ({ kind: 'spend', die: DIE_IDS[die], off: CARD_IDS[card] }));
export const SPEND_UPGRADE = table(UPGRADES.length, tile => ({ kind: 'spend-upgrade', upgrade: UPGRADES[tile] }));
export const DROP = table(DIE_KINDS, die => ({ kind: 'drop', die: DIE_IDS[die] }));
export const DROP_OFF = sparse((card, die) => ({ kind: 'drop', die: DIE_IDS[die], off: CARD_IDS[card] }));
export const TURN = table(DIE_KINDS, die => ({ kind: 'turn', die: DIE_IDS[die] }));
export const TURN_OFF = sparse((card, die) => ({ kind: 'turn', die: DIE_IDS[die], off: CARD_IDS[card] }));
/** More groups than any board has places for. */
export const MOST_GROUPS = 9;
export const TAKE_GROUP = table(MOST_GROUPS, group => ({ kind: 'take-group', group: group + 1 }));
export const DRAW = one({ kind: 'draw' });
export const RALLY = table(CARD_COUNT, card => ({ kind: 'rally', card: CARD_IDS[card] }));
export const SPECIALISE = sparse((card, space) => ({
  kind: 'specialise',
  card: CARD_IDS[card],
  space: SPACES[space],
}));
export const PROMOTE = table(CARD_COUNT, card => ({ kind: 'promote', card: CARD_IDS[card] }));
export const CHOOSE_DECK = table(DECKS.length, deck => ({ kind: 'choose-deck', deck: DECKS[deck] }));
export const CHOOSE_REAVER = table(CARD_COUNT, card => ({ kind: 'choose-reaver', card: CARD_IDS[card] }));
export const KEEP_CARD = table(CARD_COUNT, card => ({ kind: 'keep-card', card: CARD_IDS[card] }));
export const RESOLVE = table(CARD_COUNT, card => ({ kind: 'resolve', card: CARD_IDS[card] }));
export const EXCHANGE = one({ kind: 'exchange' });
export const TRADE_FOR_FAVOUR = one({ kind: 'trade', reward: 'favour' });
export const TRADE_FOR_FOOD = one({ kind: 'trade', reward: 'food' });
export const TRADE_DIE = table(DIE_KINDS, die => ({ kind: 'trade-die', die: DIE_IDS[die] }));
export const TRADE_PROPHECY = table(CARD_COUNT, card => ({ kind: 'trade-prophecy', card: CARD_IDS[card] }));
export const RETURN_PROPHECY = table(CARD_COUNT, card => ({ kind: 'return-prophecy', card: CARD_IDS[card] }));
export const PAY = one({ kind: 'pay' });
export const SUFFER = one({ kind: 'suffer' });
export const LOSE_ARTEFACT = table(CARD_COUNT, card => ({ kind: 'lose-artefact', card: CARD_IDS[card] }));
export const LOSE_ARTEFACT_WITH = sparse((card, die) => ({
  kind: 'lose-artefact',
  card: CARD_IDS[card],
  die: DIE_IDS[die],
}));
export const LOSE_UPGRADE = table(UPGRADES.length, tile => ({ kind: 'lose-upgrade', upgrade: UPGRADES[tile] }));
export const FACE = table(CARD_COUNT, card => ({ kind: 'face', card: CARD_IDS[card] }));
export const COMBINE = one({ kind: 'combine' });
export const FIGHT = one({ kind: 'fight' });
export const ROLL = one({ kind: 'roll' });
const rerolls = sparse((zeros, rest) => ({ kind: 'reroll', zeros, ones: rest >> 8, twos: rest & 0xff }));
export const REROLL = (zeros: number, ones: number, twos: number): ReaversChoice => rerolls(zeros, (ones << 8) | twos);
export const PILLAGE = one({ kind: 'pillage' });
export const TAKE_DICE = one({ kind: 'take-dice' });
export const PLUNDER = one({ kind: 'plunder' });
export const CURSE = table(CRESTS.length, seat => ({ kind: 'curse', seat }));
export const TAKE_UPGRADE = one({ kind: 'take-upgrade' });
export const TAKE_GLORY = one({ kind: 'take-glory' });
export const GIVE_UP = table(CARD_COUNT, card => ({ kind: 'give-up', card: CARD_IDS[card] }));
export const GIVE_UP_WITH = sparse((card, die) => ({ kind: 'give-up', card: CARD_IDS[card], die: DIE_IDS[die] }));
export const FORCE = table(STACK_IDS.length, stack => ({ kind: 'force', territory: STACK_IDS[stack] }));
export const PEACE = table(STACK_IDS.length, stack => ({ kind: 'peace', territory: STACK_IDS[stack] }));
export const COLLECT = sparse((chosen, rolled) => ({ kind: 'collect', chosen, rolled }));
