import { START } from '../../../engine/contract/steps.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import { needList, needName, needOnly, needRecord, needWhole } from '../../../engine/input/need.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import { COLOURS } from '../content/dice.ts';
import { TOKENS, type TokenId } from '../content/gain.ts';
import { PER_SLOT } from '../content/reavers.ts';
import { ARTEFACT_SLOTS, SPECIALISATIONS, TOKENS_PER_KIND } from '../content/ship.ts';
import { GROUP_SIZE, ROUNDS, SELECTIONS, START_FOOD, TRADE_DICE_PER_COLOUR } from '../content/spaces.ts';
import { inGroups } from './decks.ts';
import {
  ARTEFACTS,
  BATTLE_DECK,
  CARD_IDS,
  type Card,
  type CrestId,
  cardNumber,
  DECK_OF,
  DECKS,
  DIE_COLOUR,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  deckNumber,
  dieNumber,
  IS_SET_CARD,
  isReaver,
  KEEP_DECK,
  PROPHECY_DECK,
  REAVER_DECK,
  SOURCE_COUNT,
  STORES,
  sourceNumber,
  spaceNumber,
  stackNumber,
  TILE_STACK,
  type Tile,
  TOKEN_COUNT,
  tileNumber,
  UPGRADE_COUNT,
  upgradeNumber,
  VILLAGE_DECK,
} from './numbers.ts';
import { selecting } from './phases/round.ts';
import { printed } from './printed.ts';
import type { State } from './state.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * A table as a scenario describes it: what differs from a fresh set-up. Seats are named by their crests; cards that are
 * not named are in their decks, and the spaces are filled unless what lies there is named.
 */
export interface Given {
  /** 1 to 6. */
  readonly round?: number;
  /** Where play begins: at a selection unless said otherwise. */
  readonly begin?: 'select' | 'opening' | 'clean-up';
  /** Who holds the start-player marker, who began the round, who has the honour ship. */
  readonly first?: string;
  readonly starter?: string;
  readonly honour?: string;
  /** Spaces selected in this round, and by whom. */
  readonly selected?: Readonly<Record<string, string>>;
  readonly seats?: Readonly<Record<string, GivenSeat>>;
  /** What lies open on the spaces, by deck; groups one after the other. What is not named there is empty. */
  readonly open?: Readonly<Record<string, readonly string[]>>;
  /** Dice on the trade space. */
  readonly trade?: Counts;
  /** Cards to come, by deck, top first. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
  /** Cards under the decks. */
  readonly discards?: Readonly<Record<string, readonly string[]>>;
  /** Where all other cards of a deck lie: in the deck, under it, or with a seat. */
  readonly rest?: Readonly<Record<string, string>>;
  /** Tiles to come, by territory, top first. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
}

export interface GivenSeat {
  readonly food?: number;
  readonly favour?: number;
  readonly glory?: number;
  readonly terror?: number;
  readonly tokens?: Counts;
  /** Dice on the board. */
  readonly dice?: Counts;
  readonly leader?: string;
  /** Specialised reavers by space, top first. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  readonly artefacts?: readonly GivenArtefact[];
  /** Upgrade tiles, face up and face down. */
  readonly upgrades?: Counts;
  readonly usedUpgrades?: Counts;
  readonly pile?: readonly string[];
  readonly prophecies?: readonly string[];
  /** Tiles by name, or any tile of a territory. */
  readonly territories?: readonly string[];
}

export interface GivenArtefact {
  readonly card: string;
  readonly die?: string;
}

const FIELDS = [
  'round',
  'begin',
  'first',
  'starter',
  'honour',
  'selected',
  'seats',
  'open',
  'trade',
  'decks',
  'discards',
  'rest',
  'stacks',
];
const SEAT_FIELDS = [
  'food',
  'favour',
  'glory',
  'terror',
  'tokens',
  'dice',
  'leader',
  'slots',
  'artefacts',
  'upgrades',
  'usedUpgrades',
  'pile',
  'prophecies',
  'territories',
];
const BEGINNINGS = ['select', 'opening', 'clean-up'];

export function arrange(state: State, described: unknown): void {
  const given: Given = needRecord(described, 'given');
  needOnly(given, FIELDS, 'given');
  const begin = given.begin ?? 'select';
  if (!BEGINNINGS.includes(begin)) {
    throw new BadInput('given.begin', `"${begin}" is unknown; there are ${BEGINNINGS.join(', ')}`);
  }
  for (const field of ['open', 'trade', 'selected'] as const) {
    if (begin === 'opening' && given[field] !== undefined) {
      throw new BadInput(`given.${field}`, 'nothing is laid out or selected before the opening');
    }
  }
  arrangeRound(state, given);
  for (const [crest, there] of Object.entries(given.seats ?? {})) {
    const where = `given.seats.${crest}`;
    arrangeSeat(state, seatOf(state, crest, where), there, where);
  }
  arrangeBoard(state, given, begin === 'opening');
  arrangeStacks(state, given.stacks ?? {});
  if (begin === 'opening') return;
  if (begin === 'clean-up') state.selections = SELECTIONS;
  state.stack.length = 0;
  state.stack.push({ kind: 'round', step: START });
}

function seatOf(state: State, crest: string, where: string): number {
  const crests = state.options.crests.slice(0, state.seats);
  const seat = crests.indexOf(crest as CrestId);
  if (seat < 0) throw new BadInput(where, `no seat has the crest "${crest}"; at this table are ${crests.join(', ')}`);
  return seat;
}

function arrangeRound(state: State, given: Given): void {
  state.round = needWhole(given.round ?? 1, 'given.round', 1, ROUNDS) - 1;
  // Not left to luck.
  state.first = given.first === undefined ? 0 : seatOf(state, given.first, 'given.first');
  state.starter = given.starter === undefined ? state.first : seatOf(state, given.starter, 'given.starter');
  if (given.honour !== undefined && state.seats !== 3) {
    throw new BadInput('given.honour', 'the honour ship sails with three seats only');
  }
  if (state.seats === 3) {
    state.honour = given.honour === undefined ? state.first : seatOf(state, given.honour, 'given.honour');
  }
  for (let i = 0; i < state.seats; i++) state.food[(state.first + i) % state.seats] = START_FOOD[i];
  arrangeSelected(state, Object.entries(given.selected ?? {}));
}

/** Spaces selected so far, by those whose turn it was. */
function arrangeSelected(state: State, selected: readonly (readonly [space: string, crest: string])[]): void {
  if (selected.length > SELECTIONS) throw new BadInput('given.selected', `at most ${SELECTIONS} spaces a round`);
  const inTurn: number[] = [];
  for (; state.selections < selected.length; state.selections++) inTurn.push(selecting(state));
  const named = inTurn.map(seat => state.options.crests[seat]).join(', ');
  for (const [space, crest] of selected) {
    const where = `given.selected.${space}`;
    const seat = seatOf(state, crest, where);
    const turn = inTurn.indexOf(seat);
    if (turn < 0) throw new BadInput(where, `"${crest}" selects out of turn; so far it was the turn of ${named}`);
    inTurn.splice(turn, 1);
    state.chosen[needName(spaceNumber, space, where)] = seat;
  }
}

/** One copy of a card out of its deck. */
function take(state: State, id: string, where: string): Card {
  const card = needName(cardNumber, id, where);
  const deck = state.decks[DECK_OF[card]];
  const at = deck.indexOf(card);
  if (at < 0) throw new BadInput(where, `no copy of "${id}" is left`);
  deck.splice(at, 1);
  return card;
}

function takeAll(state: State, ids: readonly string[], where: string): Card[] {
  return needList(ids, where).map((id, i) => take(state, String(id), `${where}[${i}]`));
}

function arrangeSeat(state: State, seat: number, given: GivenSeat, where: string): void {
  needRecord(given, where);
  needOnly(given, SEAT_FIELDS, where);
  const amount = (list: number[], name: 'food' | 'favour' | 'terror'): void => {
    const value = given[name];
    if (value !== undefined) list[seat] = needWhole(value, `${where}.${name}`, 0, 99);
  };
  amount(state.food, 'food');
  amount(state.favour, 'favour');
  amount(state.terror, 'terror');
  // Glory from before the scene is booked somewhere: as won at sea.
  state.glory[seat] = needWhole(given.glory ?? 0, `${where}.glory`, -99, 999);
  state.scores[seat * SOURCE_COUNT + sourceNumber.sea] = state.glory[seat];
  for (const [id, count] of Object.entries(given.tokens ?? {})) {
    const at = `${where}.tokens.${id}`;
    const token = TOKENS.indexOf(id as TokenId);
    if (token < 0) throw new BadInput(at, `unknown; there are ${TOKENS.join(', ')}`);
    state.tokens[seat * TOKEN_COUNT + token] = needWhole(count, at, 0, TOKENS_PER_KIND);
    if (state.options.tokens === 'fifteen') state.tokenPool[token] -= count;
    if (state.tokenPool[token] < 0) throw new BadInput(at, `there are ${TOKENS_PER_KIND} tokens of a kind`);
  }
  arrangeDice(state, seat, given.dice ?? {}, `${where}.dice`);
  arrangeReavers(state, seat, given, where);
  arrangeTreasures(state, seat, given, where);
  takeAll(state, given.pile ?? [], `${where}.pile`).forEach((card, i) => {
    if (!liesInPile(card)) throw new BadInput(`${where}.pile[${i}]`, `"${CARD_IDS[card]}" goes to no glory pile`);
    state.piles[seat].push(card);
  });
  takeAll(state, given.prophecies ?? [], `${where}.prophecies`).forEach((card, i) => {
    if (DECK_OF[card] !== PROPHECY_DECK) {
      throw new BadInput(`${where}.prophecies[${i}]`, `"${CARD_IDS[card]}" is no prophecy`);
    }
    state.prophecies[seat].push(card);
  });
  given.territories?.forEach((id, i) => {
    state.territories[seat].push(takeTile(state, id, `${where}.territories[${i}]`));
  });
}

/** Reavers, won sea battles, sets and artefacts; everything else is discarded when it has done its work. */
const liesInPile = (card: Card): boolean =>
  isReaver(card) || DECK_OF[card] === BATTLE_DECK || IS_SET_CARD[card] || ARTEFACTS[card] !== null;

function fromPool(state: State, die: Die, count: number, where: string): void {
  state.pool[DIE_COLOUR[die]] -= count;
  if (state.pool[DIE_COLOUR[die]] < 0) {
    throw new BadInput(where, `there are not so many ${COLOURS[DIE_COLOUR[die]]} dice`);
  }
}

function arrangeDice(state: State, seat: number, dice: Counts, where: string): void {
  for (const [id, count] of Object.entries(dice)) {
    const at = `${where}.${id}`;
    const die = needName(dieNumber, id, at);
    needWhole(count, at, 0, 20);
    fromPool(state, die, count, at);
    state.dice[seat * DIE_KINDS + die] += count;
    state.crew[seat] += count;
  }
  const { diceSpaces } = printed(state);
  if (state.crew[seat] > diceSpaces) throw new BadInput(where, `${state.crew[seat]} dice on ${diceSpaces} spaces`);
}

function arrangeReavers(state: State, seat: number, given: GivenSeat, where: string): void {
  const reaver = (id: string, at: string): Card => {
    const card = take(state, id, at);
    if (!isReaver(card)) throw new BadInput(at, `"${id}" is no reaver`);
    return card;
  };
  if (given.leader !== undefined) state.leader[seat] = reaver(given.leader, `${where}.leader`);
  for (const [space, cards] of Object.entries(given.slots ?? {})) {
    const at = `${where}.slots.${space}`;
    const slot = printed(state).slotOf[needName(spaceNumber, space, at)];
    if (slot < 0) throw new BadInput(at, `"${space}" has no slot`);
    if (cards.length > PER_SLOT) throw new BadInput(at, `at most ${PER_SLOT} reavers in a slot`);
    cards.forEach((id, i) => {
      state.slots[(seat * SPECIALISATIONS + slot) * PER_SLOT + i] = reaver(id, `${at}[${i}]`);
    });
  }
}

function arrangeTreasures(state: State, seat: number, given: GivenSeat, where: string): void {
  given.artefacts?.forEach(({ card: id, die: stored }, i) => {
    const at = `${where}.artefacts[${i}]`;
    if (i >= ARTEFACT_SLOTS) throw new BadInput(at, `a board has room for ${ARTEFACT_SLOTS} artefacts`);
    const card = take(state, id, `${at}.card`);
    if (!STORES[card].includes(true)) throw new BadInput(`${at}.card`, `"${id}" is no artefact`);
    state.artefacts[seat * ARTEFACT_SLOTS + i] = card;
    if (stored === undefined) return;
    const die = needName(dieNumber, stored, `${at}.die`);
    if (!STORES[card][die]) throw new BadInput(`${at}.die`, `"${stored}" cannot lie on "${id}"`);
    fromPool(state, die, 1, `${at}.die`);
    state.stored[seat * ARTEFACT_SLOTS + i] = die;
  });
  for (const [name, list] of [
    ['upgrades', state.ready],
    ['usedUpgrades', state.spent],
  ] as const) {
    for (const [id, count] of Object.entries(given[name] ?? {})) {
      const at = `${where}.${name}.${id}`;
      const tile = needName(upgradeNumber, id, at);
      list[seat * UPGRADE_COUNT + tile] = needWhole(count, at, 0, state.upgradePool[tile]);
      state.upgradePool[tile] -= count;
    }
  }
  checkTiles(state, seat, where);
}

function checkTiles(state: State, seat: number, where: string): void {
  const { upgradeSlots } = printed(state);
  let tiles = 0;
  for (let i = seat * UPGRADE_COUNT; i < (seat + 1) * UPGRADE_COUNT; i++) tiles += state.ready[i] + state.spent[i];
  if (tiles > upgradeSlots) throw new BadInput(`${where}.upgrades`, `${tiles} tiles on ${upgradeSlots} spaces`);
}

/** A tile by its name, or the top one of a territory. */
function takeTile(state: State, id: string, where: string): Tile {
  if (Object.hasOwn(stackNumber, id)) {
    const tile = state.stacks[stackNumber[id]].pop();
    if (tile === undefined) throw new BadInput(where, `no tile of "${id}" is left`);
    return tile;
  }
  const tile = needName(tileNumber, id, where);
  const stack = state.stacks[TILE_STACK[tile]];
  const at = stack.lastIndexOf(tile);
  if (at < 0) throw new BadInput(where, `no tile "${id}" is left`);
  stack.splice(at, 1);
  return tile;
}

function arrangeStacks(state: State, stacks: Readonly<Record<string, readonly string[]>>): void {
  for (const [id, tiles] of Object.entries(stacks)) {
    const where = `given.stacks.${id}`;
    const stack = needName(stackNumber, id, where);
    const named = tiles.map((tile, i) => takeTile(state, tile, `${where}[${i}]`));
    const stray = named.findIndex(tile => TILE_STACK[tile] !== stack);
    if (stray >= 0) throw new BadInput(`${where}[${stray}]`, `"${tiles[stray]}" is no tile of "${id}"`);
    state.stacks[stack].push(...named.reverse());
  }
}

const OPEN_DECKS = [REAVER_DECK, BATTLE_DECK, PROPHECY_DECK, KEEP_DECK, VILLAGE_DECK];

function arrangeBoard(state: State, given: Given, opening: boolean): void {
  const named = (lists: Readonly<Record<string, readonly string[]>> | undefined, name: string): Card[][] => {
    const cards: Card[][] = DECKS.map(() => []);
    for (const [deck, ids] of Object.entries(lists ?? {})) {
      const where = `given.${name}.${deck}`;
      const own = needName(deckNumber, deck, where);
      cards[own] = takeAll(state, ids, where);
      const stray = cards[own].findIndex(card => DECK_OF[card] !== own);
      if (stray >= 0) {
        const card = cards[own][stray];
        throw new BadInput(`${where}[${stray}]`, `"${CARD_IDS[card]}" is a card of the ${DECKS[DECK_OF[card]]}`);
      }
    }
    return cards;
  };
  const toCome = named(given.decks, 'decks');
  const open = named(given.open, 'open');
  const under = named(given.discards, 'discards');
  DECKS.forEach((_, deck) => {
    state.discards[deck].push(...under[deck]);
  });
  if (!opening) fillSpaces(state, given, open);
  putAway(state, given.rest ?? {});
  DECKS.forEach((_, deck) => {
    state.decks[deck].push(...toCome[deck].reverse());
  });
  if (!opening) arrangeTrade(state, given.trade);
}

function fillSpaces(state: State, given: Given, open: readonly (readonly Card[])[]): void {
  const { faceUp } = printed(state);
  for (const deck of OPEN_DECKS) {
    const places = faceUp[deck][state.seats - 2] * (inGroups(deck) ? GROUP_SIZE : 1);
    const where = `given.open.${DECKS[deck]}`;
    if (open[deck].length > places) throw new BadInput(where, `there are ${places} places`);
    for (let i = 0; i < places; i++) {
      const fresh = given.open?.[DECKS[deck]] === undefined;
      state.display[deck].push(fresh ? (state.decks[deck].pop() ?? NONE) : (open[deck][i] ?? NONE));
    }
  }
}

function putAway(state: State, rest: Readonly<Record<string, string>>): void {
  for (const [id, place] of Object.entries(rest)) {
    const where = `given.rest.${id}`;
    const deck = needName(deckNumber, id, where);
    if (place === 'deck') continue;
    const cards = state.decks[deck].splice(0);
    if (place === 'discards') state.discards[deck].push(...cards);
    else {
      const seat = seatOf(state, place, where);
      (deck === PROPHECY_DECK ? state.prophecies : state.piles)[seat].push(...cards);
    }
  }
}

/** Two dice of each colour, on the first faces it has, unless they are named. */
function arrangeTrade(state: State, given: Counts | undefined): void {
  const { shows } = printed(state);
  const dice: Counts =
    given ??
    Object.fromEntries(
      shows.flatMap(kinds => kinds.slice(0, TRADE_DICE_PER_COLOUR).map(die => [DIE_IDS[die], 1] as const)),
    );
  for (const [id, count] of Object.entries(dice)) {
    const where = `given.trade.${id}`;
    const die = needName(dieNumber, id, where);
    needWhole(count, where, 0, 20);
    fromPool(state, die, count, where);
    state.trade[die] += count;
  }
}
