import {
  anyOf,
  ENGINE_FACTS,
  type Field,
  listOf,
  named,
  oneOf,
  optional,
  type RecordsOf,
  seat,
  type Vocabulary,
  whole,
  words,
} from '../../engine/contract/vocabulary.ts';
import { COLOURS } from './content/dice.ts';
import { TOKENS } from './content/gain.ts';
import { ROUNDS, SPACES } from './content/spaces.ts';
import { UPGRADES } from './content/upgrades.ts';
import { CARD_IDS, DECKS, DIE_IDS, NEED_IDS, RESOURCES, SOURCES, STACK_IDS, TILE_IDS } from './rules/numbers.ts';

export const SPACE = named<string>('space', SPACES);
/** Dice are named by colour and face, never one by one: `red-helmet`. */
export const DIE = named('die', DIE_IDS);
const COLOUR = named<string>('colour', COLOURS);
export const CARD = named('card', CARD_IDS);
export const DECK = named<string>('deck', DECKS);
export const UPGRADE = named<string>('upgrade', UPGRADES);
export const TERRITORY = named('territory', STACK_IDS);
/** Tiles are told by their territory alone. */
export const TILE: Field<string> = { shape: { is: 'name', names: TILE_IDS, as: 'tile' } };
const RESOURCE = named('resource', RESOURCES);
const NEED = named('need', NEED_IDS);
const SOURCE = named('source', SOURCES);
/** From where cards come, and by what means a territory was subdued. */
const FROM = named<string>('from', ['board', 'deck']);
const BY = named<string>('by', ['force', 'peace', 'artefact']);
const RULE = named('cause', [
  ...['rest', 'combat', 'tribute', 'terror', 'tapestry'],
  ...TOKENS,
  ...TOKENS.map(token => `most-${token}`),
]);
/** A card, a space, a territory or a word for the rule that brought it about. */
const CAUSE = anyOf('cause', CARD, SPACE, TERRITORY, RULE);
/** Glory for a farm is for its token, never for the card of that name. */
const GLORY_CAUSE = anyOf('gloryCause', RULE, CARD, SPACE, TERRITORY);
const CARDS = listOf(CARD);
const DICE = listOf(DIE);
const NUMBER = whole();
const COUNT = whole(0, 99);
/** More groups than any board has places for. */
export const MOST_GROUPS = 9;

/** Every answer a player can give, in names. */
const CHOICES = words({
  select: { space: SPACE },
  /** Pay for the selected space and take part. */
  act: {},
  'rest-food': {},
  'rest-die': {},
  /** Of artefacts of one name, the die on it says which one. */
  use: { artefact: CARD, die: optional(DIE) },
  store: { artefact: CARD, die: DIE },
  done: {},
  decline: {},
  /** A die on this face. */
  'take-die': { die: DIE },
  /** A die of this colour, rolled. */
  'roll-die': { colour: COLOUR },
  /** Of equal dice, the one that lies on an artefact is taken off it. */
  spend: { die: DIE, off: optional(CARD) },
  'spend-upgrade': { upgrade: UPGRADE },
  /** Return or lose a die. */
  drop: { die: DIE, off: optional(CARD) },
  /** Give a die up for one of its colour on a chosen face. */
  turn: { die: DIE, off: optional(CARD) },
  /** Groups are counted from 1. */
  'take-group': { group: whole(1, MOST_GROUPS) },
  draw: {},
  rally: { card: CARD },
  specialise: { card: CARD, space: SPACE },
  promote: { card: CARD },
  'choose-deck': { deck: DECK },
  'choose-reaver': { card: CARD },
  'keep-card': { card: CARD },
  resolve: { card: CARD },
  /** Take the bargain that a reaver offers. */
  exchange: {},
  trade: { reward: oneOf<string>('favour', 'food') },
  'trade-die': { die: DIE },
  'trade-prophecy': { card: CARD },
  'return-prophecy': { card: CARD },
  pay: {},
  suffer: {},
  'lose-artefact': { card: CARD, die: optional(DIE) },
  'lose-upgrade': { upgrade: UPGRADE },
  face: { card: CARD },
  combine: {},
  fight: {},
  roll: {},
  reroll: { zeros: COUNT, ones: COUNT, twos: COUNT },
  pillage: {},
  'take-dice': {},
  plunder: {},
  curse: { seat },
  'take-upgrade': {},
  'take-glory': {},
  'give-up': { card: CARD, die: optional(DIE) },
  force: { territory: TERRITORY },
  peace: { territory: TERRITORY },
  /** The dice of a territory tile: so many on chosen faces, so many rolled. */
  collect: { chosen: COUNT, rolled: COUNT },
});
export type ReaversChoice = RecordsOf<typeof CHOICES>;

/** What is asked, as everybody may know it. */
const PROMPTS = words({
  select: { round: whole(1, ROUNDS) },
  'act-or-rest': { space: SPACE },
  rest: { space: SPACE },
  after: { space: SPACE },
  'choose-cards': { deck: DECK, extra: NUMBER },
  'use-reaver': { left: NUMBER },
  'choose-deck': { cause: CAUSE },
  trade: { left: NUMBER },
  'trade-die': { dice: NUMBER },
  journey: { card: CARD },
  'lose-treasure': { card: CARD },
  'choose-battle': {},
  'sea-battle': { card: CARD, defence: NUMBER },
  hammers: { defence: NUMBER, dice: NUMBER },
  reroll: { defence: NUMBER, successes: NUMBER },
  'keep-card': { cause: CAUSE },
  'turn-die': { cause: CAUSE },
  exchange: { cause: CAUSE },
  resolve: {},
  'give-up': { card: CARD },
  upgrade: { card: CARD },
  pillage: { card: CARD },
  artisan: { card: CARD },
  runes: { card: CARD },
  storm: { card: CARD, defence: NUMBER },
  subdue: { left: NUMBER },
  better: { territory: TERRITORY },
  collect: {},
  'return-prophecy': { cause: CAUSE },
  'choose-reaver': { cause: CAUSE },
  'roll-die': { left: NUMBER, cause: CAUSE },
  'take-die': { left: NUMBER, cause: CAUSE },
  payment: { need: NEED, left: NUMBER, cause: CAUSE },
  overflow: { left: NUMBER },
  'return-more': {},
  'lose-die': { cause: CAUSE },
});

/** Everything that can happen, for log, animation, recap and statistics. All of it is open to all seats. */
const FACTS = words({
  'round-began': { round: whole(1, ROUNDS) },
  'laid-out': { deck: DECK, cards: CARDS },
  'trade-dice': { dice: DICE },
  reshuffled: { deck: DECK, count: NUMBER },
  discarded: { deck: DECK, cards: CARDS },
  selected: { seat, space: SPACE },
  marker: { seat },
  'honour-ship': { seat },
  acts: { seat, space: SPACE },
  rests: { seat, space: SPACE },

  // Gains and losses
  gained: { seat, what: RESOURCE, count: NUMBER, cause: CAUSE },
  paid: { seat, what: RESOURCE, count: NUMBER, cause: CAUSE },
  lost: { seat, what: RESOURCE, count: NUMBER, cause: CAUSE },
  glory: { seat, glory: NUMBER, source: SOURCE, cause: GLORY_CAUSE },
  'token-gone': { seat, what: RESOURCE, cause: CAUSE },

  // Dice
  rolled: { seat, dice: DICE, cause: CAUSE },
  'die-gained': { seat, die: DIE, cause: CAUSE },
  'die-spent': { seat, die: DIE, as: NEED, cause: CAUSE },
  'upgrade-spent': { seat, upgrade: UPGRADE, as: NEED, cause: CAUSE },
  'die-lost': { seat, die: DIE, cause: CAUSE },
  'die-dropped': { seat, die: DIE },
  'die-stored': { seat, die: DIE, artefact: CARD },
  'no-die': { seat, colour: COLOUR, cause: CAUSE },

  // Reavers
  recruited: { seat, cards: CARDS, from: FROM },
  rallied: { seat, card: CARD },
  specialised: { seat, card: CARD, space: SPACE },
  promoted: { seat, card: CARD },
  'leader-left': { seat, card: CARD, cause: CAUSE },
  'reaver-works': { seat, card: CARD },

  // Cards
  'cards-drawn': { seat, deck: DECK, cards: CARDS },
  /** As the others are told of it, where only who draws may look. */
  'drew-unseen': { seat, deck: DECK, count: NUMBER },
  'cards-taken': { seat, deck: DECK, cards: CARDS },
  'card-kept': { seat, card: CARD },
  'to-pile': { seat, card: CARD },
  prophecy: { seat, card: CARD, from: FROM },
  'prophecy-returned': { seat, card: CARD },
  'artefact-placed': { seat, card: CARD },
  'artefact-given-up': { seat, card: CARD },
  'artefact-used': { seat, card: CARD, die: DIE },
  'artefact-lost': { seat, card: CARD, cause: CAUSE },
  'upgrade-taken': { seat, upgrade: UPGRADE },
  'upgrade-lost': { seat, upgrade: UPGRADE, cause: CAUSE },
  pillaged: { seat, card: CARD },
  cursed: { seat, other: seat },

  // The sea
  journey: { seat, card: CARD },
  'journey-paid': { seat, card: CARD },
  'journey-suffered': { seat, card: CARD },
  'journey-cancelled': { seat, card: CARD },
  'sea-battle': { seat, card: CARD, from: FROM },
  'sea-won': { seat, card: CARD },
  'sea-lost': { seat, card: CARD },

  // Combat
  'combat-began': { seat, defence: NUMBER },
  'combat-rolled': { seat, zeros: NUMBER, ones: NUMBER, twos: NUMBER },
  rerolled: { seat, count: NUMBER },
  'combat-won': { seat, successes: NUMBER, defence: NUMBER },
  'combat-lost': { seat, successes: NUMBER, defence: NUMBER },

  // Territories
  subdued: { seat, territory: TERRITORY, by: BY },
  'not-subdued': { seat, territory: TERRITORY },
  'tile-turned': {
    seat,
    tile: TILE,
    territory: TERRITORY,
    food: NUMBER,
    favour: NUMBER,
    chosen: NUMBER,
    rolled: NUMBER,
  },

  // The end
  scoring: { round: whole(1, ROUNDS) },
  'game-over': { winners: listOf(seat), glory: NUMBER },
});
export type ReaversOwnFact = RecordsOf<typeof FACTS>;

export const vocabulary: Vocabulary = {
  choices: CHOICES,
  facts: { ...ENGINE_FACTS, ...FACTS },
  prompts: PROMPTS,
  told: { fields: { spaces: listOf(SPACE), first: seat }, parts: { end: { cause: GLORY_CAUSE } } },
};
