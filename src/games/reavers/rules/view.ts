import type { Seat } from '../../../engine/contract/ask.ts';
import type { Content } from '../../../engine/contract/content.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { COLOURS } from '../content/dice.ts';
import { TOKENS, type TokenId } from '../content/gain.ts';
import { PER_SLOT } from '../content/reavers.ts';
import { ARTEFACT_SLOTS, SPECIALISATIONS } from '../content/ship.ts';
import { GROUP_SIZE, SELECTIONS, SPACES, type SpaceId } from '../content/spaces.ts';
import { TERRITORIES, type TerritoryKind } from '../content/territories.ts';
import { UPGRADES, type UpgradeId } from '../content/upgrades.ts';
import { inGroups } from './decks.ts';
import { wildDie } from './dice/dice.ts';
import {
  CARD_IDS,
  type Card,
  type CrestId,
  DECKS,
  type Deck,
  type DeckId,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  SOURCE_COUNT,
  SOURCES,
  STACK_IDS,
  type Stack,
  TILE_IDS,
  TILE_STACK,
  TOKEN_COUNT,
  UPGRADE_COUNT,
} from './numbers.ts';
import type { TableOptions } from './options.ts';
import { selecting } from './phases/round.ts';
import { printed } from './printed.ts';
import { type FrameView, framesFor, looksAlike } from './seen-frames.ts';
import { tilesLeft } from './spaces/subdue.ts';
import type { State } from './state.ts';

export interface DieGroup {
  readonly die: string;
  readonly count: number;
}

export interface ArtefactView {
  readonly card: string;
  /** The die that lies on it. */
  readonly die: string | null;
  /** Used during the space that is being resolved. */
  readonly used: boolean;
}

export interface UpgradeView {
  readonly upgrade: UpgradeId;
  readonly faceUp: number;
  readonly faceDown: number;
}

export interface TileView {
  readonly tile: string;
  readonly territory: string;
}

/** Everything of a seat: all of it lies open (RM-1.12). */
export interface SeatView {
  readonly seat: Seat;
  readonly crest: CrestId;
  readonly glory: number;
  readonly food: number;
  readonly favour: number;
  readonly terror: number;
  readonly tokens: Readonly<Record<TokenId, number>>;
  /** Dice on the board, by kind; those on artefacts are with them. */
  readonly dice: readonly DieGroup[];
  readonly crew: number;
  readonly leader: string | null;
  /** The die that is wild for this seat. */
  readonly wild: string | null;
  readonly slots: readonly { readonly space: SpaceId; readonly cards: readonly string[] }[];
  readonly artefacts: readonly ArtefactView[];
  readonly upgrades: readonly UpgradeView[];
  readonly pile: readonly string[];
  readonly prophecies: readonly string[];
  readonly territories: readonly TileView[];
  readonly scores: readonly number[];
}

export interface TerritoryView {
  readonly id: string;
  readonly kind: TerritoryKind;
  readonly level: number;
  readonly defence: number;
  /** What it asks for in peace. */
  readonly food: number;
  readonly favour: number;
  /** Tiles in the stack; those won and not yet turned over lie before their owner. */
  readonly left: number;
}

/** The table as a seat, or a spectator, may see it: decks and stacks are only counted. */
export interface View {
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly content: Content;
  readonly round: number;
  /** Spaces selected so far in this round. */
  readonly selections: number;
  /** The space that is being resolved, and who selected it. */
  readonly space: SpaceId | null;
  readonly active: Seat | null;
  /** Who selects next; null once the round's last space is selected. */
  readonly next: Seat | null;
  readonly first: Seat;
  readonly starter: Seat;
  readonly honour: Seat | null;
  readonly chosen: Readonly<Record<SpaceId, Seat | null>>;
  /** What lies open, by deck: groups of cards, null where one was taken. */
  readonly open: Readonly<Record<DeckId, readonly (readonly (string | null)[])[]>>;
  readonly trade: readonly DieGroup[];
  readonly decks: Readonly<Record<DeckId, number>>;
  readonly discards: Readonly<Record<DeckId, readonly string[]>>;
  readonly territories: readonly TerritoryView[];
  readonly supply: {
    readonly dice: Readonly<Record<string, number>>;
    readonly tokens: Readonly<Record<TokenId, number>>;
    readonly upgrades: Readonly<Record<UpgradeId, number>>;
  };
  readonly diceSpaces: number;
  readonly upgradeSlots: number;
  readonly seats: readonly SeatView[];
  readonly sources: readonly string[];
  /** Rules in progress, innermost last. */
  readonly frames: readonly FrameView[];
}

const names = (cards: readonly Card[]): string[] => cards.map(card => CARD_IDS[card]);

function dieGroups(dice: readonly number[], from = 0): DieGroup[] {
  const groups: DieGroup[] = [];
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    if (dice[from + die] > 0) groups.push({ die: DIE_IDS[die], count: dice[from + die] });
  }
  return groups;
}

/** `{farm: 2, wall: 0, tower: 1}`. */
function record<K extends string, V>(keys: readonly K[], value: (i: number) => V): Readonly<Record<K, V>> {
  const fields: Partial<Record<K, V>> = {};
  for (let i = 0; i < keys.length; i++) fields[keys[i]] = value(i);
  return fields as Record<K, V>;
}

function seatView(state: State, seat: Seat): SeatView {
  const { slots } = printed(state);
  const wild = wildDie(state, seat);
  const artefacts: ArtefactView[] = [];
  for (let slot = seat * ARTEFACT_SLOTS; slot < (seat + 1) * ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    if (card < 0) continue;
    const die = state.stored[slot];
    artefacts.push({ card: CARD_IDS[card], die: die < 0 ? null : DIE_IDS[die], used: state.used[slot] === 1 });
  }
  return {
    seat,
    crest: state.options.crests[seat],
    glory: state.glory[seat],
    food: state.food[seat],
    favour: state.favour[seat],
    terror: state.terror[seat],
    tokens: record(TOKENS, i => state.tokens[seat * TOKEN_COUNT + i]),
    dice: dieGroups(state.dice, seat * DIE_KINDS),
    crew: state.crew[seat],
    leader: state.leader[seat] < 0 ? null : CARD_IDS[state.leader[seat]],
    wild: wild < 0 ? null : DIE_IDS[wild],
    slots: slots.map((space, slot) => {
      const from = (seat * SPECIALISATIONS + slot) * PER_SLOT;
      return { space: SPACES[space], cards: names(state.slots.slice(from, from + PER_SLOT).filter(card => card >= 0)) };
    }),
    artefacts,
    upgrades: UPGRADES.map((upgrade, i) => ({
      upgrade,
      faceUp: state.ready[seat * UPGRADE_COUNT + i],
      faceDown: state.spent[seat * UPGRADE_COUNT + i],
    })),
    pile: names(state.piles[seat]),
    prophecies: names(state.prophecies[seat]),
    territories: state.territories[seat].map(tile => ({
      tile: TILE_IDS[tile],
      territory: STACK_IDS[TILE_STACK[tile]],
    })),
    scores: state.scores.slice(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT),
  };
}

/** Cards on the board, in their groups. */
function openCards(state: State, deck: Deck): (string | null)[][] {
  const size = inGroups(deck) ? GROUP_SIZE : 1;
  const cards = state.display[deck];
  const groups: (string | null)[][] = [];
  for (let at = 0; at < cards.length; at += size) {
    groups.push(cards.slice(at, at + size).map(card => (card < 0 ? null : CARD_IDS[card])));
  }
  return groups;
}

/** What one seat sees, everybody does, but for the cards of a search (RM-17.6). */
export function view(state: State, seat: Seat | null, like?: View): View {
  if (like && looksAlike(state)) return { ...like, seat };
  return { ...(like ?? seenByAll(state)), seat, frames: framesFor(state, seat) };
}

function seenByAll(state: State): View {
  const tables = printed(state);
  const seats: SeatView[] = [];
  for (let s = 0; s < state.seats; s++) seats.push(seatView(state, s));
  return {
    seat: null,
    options: state.options,
    content: state.pack,
    round: state.round + 1,
    selections: state.selections,
    space: state.space < 0 ? null : SPACES[state.space],
    active: state.active < 0 ? null : state.active,
    next: state.selections < SELECTIONS ? selecting(state) : null,
    first: state.first,
    starter: state.starter,
    honour: state.honour < 0 ? null : state.honour,
    chosen: record(SPACES, i => (state.chosen[i] < 0 ? null : state.chosen[i])),
    open: record(DECKS, deck => openCards(state, deck as Deck)),
    trade: dieGroups(state.trade),
    decks: record(DECKS, deck => state.decks[deck].length),
    discards: record(DECKS, deck => names(state.discards[deck])),
    territories: TERRITORIES.map(({ id, kind, level }, stack) => ({
      id,
      kind,
      level,
      defence: level,
      food: tables.food[stack],
      favour: tables.favour[stack],
      left: tilesLeft(state, stack as Stack),
    })),
    supply: {
      dice: record(COLOURS, i => state.pool[i]),
      tokens: record(TOKENS, i => state.tokenPool[i]),
      upgrades: record(UPGRADES, i => state.upgradePool[i]),
    },
    diceSpaces: tables.diceSpaces,
    upgradeSlots: tables.upgradeSlots,
    seats,
    sources: SOURCES,
    frames: [],
  };
}
