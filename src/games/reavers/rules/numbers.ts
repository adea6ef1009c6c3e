/**
 * Integers inside, names outside: the state counts dice, cards, spaces, territories and tiles; choices, facts and
 * views name them. This is the dictionary between the two.
 */

import { byName, type Id, NONE } from '../../../kit/rules/ids.ts';
import { CLANS, COLOURS, FACES } from '../content/dice.ts';
import { TOKENS } from '../content/gain.ts';
import { KEEP_CARDS, type KeepCard } from '../content/keeps.ts';
import { PROPHECIES } from '../content/prophecies.ts';
import { REAVERS } from '../content/reavers.ts';
import { BATTLES, JOURNEYS } from '../content/sea.ts';
import { SPACES, type SpaceId } from '../content/spaces.ts';
import { TERRITORIES } from '../content/territories.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { type Artefact, VILLAGE_CARDS, type VillageCard } from '../content/villages.ts';

export type Space = Id<'space'>;
/** A die by what it shows: its colour and face. */
export type Die = Id<'die'>;
export type Colour = Id<'colour'>;
export type Deck = Id<'deck'>;
export type Card = Id<'card'>;
/** Where an open card of a deck lies on the board. */
export type Place = Id<'place'>;
/** A slot for specialised reavers, as a table's pack lays them out. */
export type Slot = Id<'slot'>;
export type Upgrade = Id<'upgrade'>;
export type Token = Id<'token'>;
/** A stack of territory tiles, and a tile of one. */
export type Stack = Id<'stack'>;
export type Tile = Id<'tile'>;

export const spaceNumber = byName<Space>(SPACES);
export const SPACE_COUNT = SPACES.length;
export const RECRUIT = spaceNumber.recruit;
export const TRADE = spaceNumber.trade;
export const BATTLE = spaceNumber.battle;
export const KEEPS = spaceNumber.keeps;
export const TERRITORY = spaceNumber.territories;

/** A die is its colour and the face it shows: colour × 6 + face. */
export const COLOUR_COUNT = COLOURS.length;
export const FACE_COUNT = FACES.length;
export const DIE_KINDS = COLOUR_COUNT * FACE_COUNT;
export const CLAN = FACES.indexOf('clan');
export const SHIELD = FACES.indexOf('shield');
export const CHEST = FACES.indexOf('chest');
export const SHIP = FACES.indexOf('ship');
export const HAMMER = FACES.indexOf('hammer');
export const DOUBLE_HAMMER = FACES.indexOf('double-hammer');
/** Any die at all, where a price asks for one. */
export const ANY = FACE_COUNT;
/** A die that shows the sign of its clan, whichever it is. */
export const ANY_CLAN = FACE_COUNT + 1;
export const NEED_IDS: readonly string[] = [...FACES, 'any', 'any-clan'];

export const DIE_COLOUR: readonly Colour[] = Array.from(
  { length: DIE_KINDS },
  (_, die) => Math.floor(die / FACE_COUNT) as Colour,
);
export const DIE_FACE: readonly number[] = Array.from({ length: DIE_KINDS }, (_, die) => die % FACE_COUNT);
/** `red-helmet`, `blue-ship`. */
export const DIE_IDS: readonly string[] = DIE_FACE.map((face, die) => {
  const colour = DIE_COLOUR[die];
  return `${COLOURS[colour]}-${face === CLAN ? CLANS[colour] : FACES[face]}`;
});
export const dieNumber = byName<Die>(DIE_IDS);
export const colourNumber = byName<Colour>(COLOURS);
export const faceNumber: Readonly<Record<string, number>> = Object.fromEntries(FACES.map((face, i) => [face, i]));
export const clanNumber = byName<Colour>(CLANS);

/** Decks, and the cards of each (RM-1.2): all cards are numbered through, deck after deck. */
export const DECKS = ['reavers', 'battles', 'journeys', 'prophecies', 'keeps', 'villages'] as const;
export type DeckId = (typeof DECKS)[number];
export const deckNumber = byName<Deck>(DECKS);
export const REAVER_DECK = deckNumber.reavers;
export const BATTLE_DECK = deckNumber.battles;
export const JOURNEY_DECK = deckNumber.journeys;
export const PROPHECY_DECK = deckNumber.prophecies;
export const KEEP_DECK = deckNumber.keeps;
export const VILLAGE_DECK = deckNumber.villages;

const CARDS_BY_DECK: readonly (readonly { readonly id: string }[])[] = [
  REAVERS,
  BATTLES,
  JOURNEYS,
  PROPHECIES,
  KEEP_CARDS,
  VILLAGE_CARDS,
];
/** The first card of each deck. */
export const DECK_START: readonly number[] = CARDS_BY_DECK.map((_, deck) =>
  CARDS_BY_DECK.slice(0, deck).reduce((sum, cards) => sum + cards.length, 0),
);
export const DECK_END: readonly number[] = CARDS_BY_DECK.map((cards, deck) => DECK_START[deck] + cards.length);
export const CARD_IDS: readonly string[] = CARDS_BY_DECK.flatMap(cards => cards.map(card => card.id));
export const CARD_COUNT = CARD_IDS.length;
export const cardNumber = byName<Card>(CARD_IDS);
export const DECK_OF: readonly Deck[] = CARDS_BY_DECK.flatMap((cards, deck) => cards.map(() => deck as Deck));

const BATTLE_START = DECK_START[BATTLE_DECK];
const JOURNEY_START = DECK_START[JOURNEY_DECK];
const PROPHECY_START = DECK_START[PROPHECY_DECK];
const KEEP_START = DECK_START[KEEP_DECK];
const VILLAGE_START = DECK_START[VILLAGE_DECK];

export const reaverOf = (card: Card) => REAVERS[card];
export const battleOf = (card: Card) => BATTLES[card - BATTLE_START];
export const journeyOf = (card: Card) => JOURNEYS[card - JOURNEY_START];
export const prophecyOf = (card: Card) => PROPHECIES[card - PROPHECY_START];
export const keepCardOf = (card: Card): KeepCard => KEEP_CARDS[card - KEEP_START];
export const villageCardOf = (card: Card): VillageCard => VILLAGE_CARDS[card - VILLAGE_START];

export const isReaver = (card: Card): boolean => card < BATTLE_START;
/** The clan of a reaver, which is the colour of its dice. */
export const CLAN_OF: readonly Colour[] = REAVERS.map(reaver => clanNumber[reaver.clan]);

export const ARTEFACTS: readonly (Artefact | null)[] = CARD_IDS.map((_, card) => {
  const village = card < VILLAGE_START ? undefined : villageCardOf(card as Card);
  return village?.kind === 'artefact' ? village : null;
});
export const ARTEFACT_CARDS: readonly Card[] = ARTEFACTS.flatMap((artefact, card) => (artefact ? [card as Card] : []));
/** The space during which an artefact works, -1 for all of them. */
export const WORKS_DURING: readonly Space[] = ARTEFACTS.map(artefact =>
  artefact && artefact.during !== 'any' ? spaceNumber[artefact.during as SpaceId] : NONE,
);
/** The dice that may lie on an artefact. */
export const STORES: readonly (readonly boolean[])[] = ARTEFACTS.map(artefact =>
  DIE_IDS.map((_, die) => {
    if (!artefact) return false;
    const { stores } = artefact;
    if (stores === 'any') return true;
    const clan = clanNumber[stores];
    if (clan !== undefined) return DIE_FACE[die] === CLAN && DIE_COLOUR[die] === clan;
    return DIE_FACE[die] === faceNumber[stores];
  }),
);
/** Cards that go to the glory pile and do nothing before the end. */
export const IS_SET_CARD: readonly boolean[] = CARD_IDS.map(
  (_, card) => DECK_OF[card] === KEEP_DECK && keepCardOf(card as Card).kind !== 'stronghold',
);

/** What a seat gains, pays and loses in numbers. */
export const RESOURCES = ['food', 'favour', 'terror', ...TOKENS] as const;

export const UPGRADE_COUNT = UPGRADES.length;
export const upgradeNumber = byName<Upgrade>(UPGRADES);
export const TOKEN_COUNT = TOKENS.length;
export const tokenNumber = byName<Token>(TOKENS);

export const STACK_IDS: readonly string[] = TERRITORIES.map(territory => territory.id);
export const STACK_COUNT = STACK_IDS.length;
export const stackNumber = byName<Stack>(STACK_IDS);
/** Kinds of tiles that a stack may have; a tile is stack × this + kind. */
export const TILE_KINDS = 8;
const TILE_COUNT = STACK_COUNT * TILE_KINDS;
export const TILE_STACK: readonly Stack[] = Array.from(
  { length: TILE_COUNT },
  (_, tile) => Math.floor(tile / TILE_KINDS) as Stack,
);
/** `dice-2.b`: the second kind of tile in the stack of dice territories of level 2. */
export const TILE_IDS: readonly string[] = TILE_STACK.map(
  (stack, tile) => `${STACK_IDS[stack]}.${'abcdefgh'[tile % TILE_KINDS]}`,
);
export const tileNumber = byName<Tile>(TILE_IDS);

/** Where Glory comes from, as the score sheet lists it. */
export const SOURCES = [
  'sea',
  'reavers',
  'villages',
  'keeps',
  'territories',
  'terror',
  'artefacts',
  'sets',
  'tokens',
  'prophecies',
] as const;
export type SourceId = (typeof SOURCES)[number];
export const SOURCE_COUNT = SOURCES.length;
export const sourceNumber: Readonly<Record<SourceId, number>> = Object.fromEntries(
  SOURCES.map((source, i) => [source, i]),
) as Record<SourceId, number>;

export const CRESTS = ['boar', 'stag', 'owl', 'ram'] as const;
export type CrestId = (typeof CRESTS)[number];

/** The die of a colour that shows a face. */
export const dieOf = (colour: Colour, face: number): Die => (colour * FACE_COUNT + face) as Die;
