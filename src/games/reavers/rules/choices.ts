import { choicesOf } from '../../../kit/rules/choices.ts';
import { COLOURS } from '../content/dice.ts';
import { SPACES } from '../content/spaces.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { MOST_GROUPS, type ReaversChoice } from '../vocabulary.ts';
import {
  CARD_COUNT,
  CARD_IDS,
  type Card,
  type Colour,
  CRESTS,
  DECKS,
  type Deck,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  SPACE_COUNT,
  type Space,
  STACK_IDS,
  type Stack,
  type Upgrade,
} from './numbers.ts';

export type { ReaversChoice };

export type ChoiceOf<K extends ReaversChoice['kind']> = Extract<ReaversChoice, { kind: K }>;

const { one, table, sparse } = choicesOf<ReaversChoice>();

export const SELECT = table(SPACE_COUNT, (space: Space) => ({ kind: 'select', space: SPACES[space] }));
export const ACT = one({ kind: 'act' });
export const REST_FOOD = one({ kind: 'rest-food' });
export const REST_DIE = one({ kind: 'rest-die' });
export const USE = table(CARD_COUNT, (card: Card) => ({ kind: 'use', artefact: CARD_IDS[card] }));
export const USE_WITH = sparse((card: Card, die: Die) => ({
  kind: 'use',
  artefact: CARD_IDS[card],
  die: DIE_IDS[die],
}));
export const STORE = sparse((card: Card, die: Die) => ({ kind: 'store', artefact: CARD_IDS[card], die: DIE_IDS[die] }));
export const DONE = one({ kind: 'done' });
export const DECLINE = one({ kind: 'decline' });
export const TAKE_DIE = table(DIE_KINDS, (die: Die) => ({ kind: 'take-die', die: DIE_IDS[die] }));
export const ROLL_DIE = table(COLOURS.length, (colour: Colour) => ({ kind: 'roll-die', colour: COLOURS[colour] }));
export const SPEND = table(DIE_KINDS, (die: Die) => ({ kind: 'spend', die: DIE_IDS[die] }));
export const SPEND_OFF = sparse((card: Card, die: Die) => ({ kind: 'spend', die: DIE_IDS[die], off: CARD_IDS[card] }));
export const SPEND_UPGRADE = table(UPGRADES.length, (tile: Upgrade) => ({
  kind: 'spend-upgrade',
  upgrade: UPGRADES[tile],
}));
export const DROP = table(DIE_KINDS, (die: Die) => ({ kind: 'drop', die: DIE_IDS[die] }));
export const DROP_OFF = sparse((card: Card, die: Die) => ({ kind: 'drop', die: DIE_IDS[die], off: CARD_IDS[card] }));
export const TURN = table(DIE_KINDS, (die: Die) => ({ kind: 'turn', die: DIE_IDS[die] }));
export const TURN_OFF = sparse((card: Card, die: Die) => ({ kind: 'turn', die: DIE_IDS[die], off: CARD_IDS[card] }));
export const TAKE_GROUP = table(MOST_GROUPS, (group: number) => ({ kind: 'take-group', group: group + 1 }));
export const DRAW = one({ kind: 'draw' });
export const RALLY = table(CARD_COUNT, (card: Card) => ({ kind: 'rally', card: CARD_IDS[card] }));
export const SPECIALISE = sparse((card: Card, space: Space) => ({
  kind: 'specialise',
  card: CARD_IDS[card],
  space: SPACES[space],
}));
export const PROMOTE = table(CARD_COUNT, (card: Card) => ({ kind: 'promote', card: CARD_IDS[card] }));
export const CHOOSE_DECK = table(DECKS.length, (deck: Deck) => ({ kind: 'choose-deck', deck: DECKS[deck] }));
export const CHOOSE_REAVER = table(CARD_COUNT, (card: Card) => ({ kind: 'choose-reaver', card: CARD_IDS[card] }));
export const KEEP_CARD = table(CARD_COUNT, (card: Card) => ({ kind: 'keep-card', card: CARD_IDS[card] }));
export const RESOLVE = table(CARD_COUNT, (card: Card) => ({ kind: 'resolve', card: CARD_IDS[card] }));
export const EXCHANGE = one({ kind: 'exchange' });
export const TRADE_FOR_FAVOUR = one({ kind: 'trade', reward: 'favour' });
export const TRADE_FOR_FOOD = one({ kind: 'trade', reward: 'food' });
export const TRADE_DIE = table(DIE_KINDS, (die: Die) => ({ kind: 'trade-die', die: DIE_IDS[die] }));
export const TRADE_PROPHECY = table(CARD_COUNT, (card: Card) => ({ kind: 'trade-prophecy', card: CARD_IDS[card] }));
export const RETURN_PROPHECY = table(CARD_COUNT, (card: Card) => ({ kind: 'return-prophecy', card: CARD_IDS[card] }));
export const PAY = one({ kind: 'pay' });
export const SUFFER = one({ kind: 'suffer' });
export const LOSE_ARTEFACT = table(CARD_COUNT, (card: Card) => ({ kind: 'lose-artefact', card: CARD_IDS[card] }));
export const LOSE_ARTEFACT_WITH = sparse((card: Card, die: Die) => ({
  kind: 'lose-artefact',
  card: CARD_IDS[card],
  die: DIE_IDS[die],
}));
export const LOSE_UPGRADE = table(UPGRADES.length, (tile: Upgrade) => ({
  kind: 'lose-upgrade',
  upgrade: UPGRADES[tile],
}));
export const FACE = table(CARD_COUNT, (card: Card) => ({ kind: 'face', card: CARD_IDS[card] }));
export const COMBINE = one({ kind: 'combine' });
export const FIGHT = one({ kind: 'fight' });
export const ROLL = one({ kind: 'roll' });
const rerolls = sparse((zeros: number, rest: number) => ({
  kind: 'reroll',
  zeros,
  ones: rest >> 8,
  twos: rest & 0xff,
}));
export const REROLL = (zeros: number, ones: number, twos: number): ReaversChoice => rerolls(zeros, (ones << 8) | twos);
export const PILLAGE = one({ kind: 'pillage' });
export const TAKE_DICE = one({ kind: 'take-dice' });
export const PLUNDER = one({ kind: 'plunder' });
export const CURSE = table(CRESTS.length, (seat: number) => ({ kind: 'curse', seat }));
export const TAKE_UPGRADE = one({ kind: 'take-upgrade' });
export const TAKE_GLORY = one({ kind: 'take-glory' });
export const GIVE_UP = table(CARD_COUNT, (card: Card) => ({ kind: 'give-up', card: CARD_IDS[card] }));
export const GIVE_UP_WITH = sparse((card: Card, die: Die) => ({
  kind: 'give-up',
  card: CARD_IDS[card],
  die: DIE_IDS[die],
}));
export const FORCE = table(STACK_IDS.length, (stack: Stack) => ({ kind: 'force', territory: STACK_IDS[stack] }));
export const PEACE = table(STACK_IDS.length, (stack: Stack) => ({ kind: 'peace', territory: STACK_IDS[stack] }));
export const COLLECT = sparse((chosen: number, rolled: number) => ({ kind: 'collect', chosen, rolled }));
