import { byPack } from '../../../kit/rules/by-pack.ts';
import { withPack } from '../content/pack.ts';
import type { Reconstructed, TilePrint } from '../content/reconstructed.ts';
import {
  ARTEFACTS,
  CARD_IDS,
  type Card,
  COLOUR_COUNT,
  type Colour,
  colourNumber,
  DECK_OF,
  DECKS,
  type Die,
  dieOf,
  FACE_COUNT,
  faceNumber,
  HAMMER,
  REAVER_DECK,
  type Slot,
  SPACE_COUNT,
  type Space,
  STACK_IDS,
  spaceNumber,
  TILE_KINDS,
  type Tile,
  type Upgrade,
} from './numbers.ts';

/** What is printed on the components of one table, in numbers. */
export interface Printed {
  /** The six faces of each colour. */
  readonly faces: readonly (readonly number[])[];
  /** Every die that a colour can show, once. */
  readonly shows: readonly (readonly Die[])[];
  readonly combat: readonly number[];
  // By card.
  readonly copies: readonly number[];
  readonly rolled: readonly (readonly Colour[])[];
  readonly rally: readonly (readonly Colour[])[];
  readonly defence: readonly number[];
  readonly needs: readonly (readonly number[])[];
  readonly glory: readonly number[];
  // By deck.
  readonly decks: readonly (readonly Card[])[];
  /** Face-up cards, or groups of them, by deck and number of players less two. */
  readonly faceUp: readonly (readonly number[])[];
  // By upgrade: a bit for each face it counts as.
  readonly counts: readonly number[];
  readonly upgradeCopies: readonly number[];
  readonly upgradeSlots: number;
  readonly diceSpaces: number;
  /** The slot of each space, -1 for none; and the space of each slot. */
  readonly slotOf: readonly Slot[];
  readonly slots: readonly Space[];
  // By territory.
  readonly food: readonly number[];
  readonly favour: readonly number[];
  readonly stacks: readonly (readonly Tile[])[];
  /** By tile; the kinds that a stack does not have are null. */
  readonly tiles: readonly (TilePrint | null)[];
}

const EMPTY: readonly never[] = [];

type Cards = Readonly<Record<string, { readonly copies: number }>>;

function print(values: Reconstructed): Printed {
  const byDeck: readonly Cards[] = [
    values.reavers,
    values.battles,
    values.journeys,
    values.prophecies,
    values.keeps,
    values.villages,
  ];
  const copies = CARD_IDS.map((id, card) => byDeck[DECK_OF[card]][id].copies);
  const faces = [values.dice.red, values.dice.blue, values.dice.yellow].map(sides => sides.map(f => faceNumber[f]));
  const reaver = (card: number) => (DECK_OF[card] === REAVER_DECK ? values.reavers[CARD_IDS[card]] : undefined);
  const battle = (id: string) => values.battles[id];
  const stacks = STACK_IDS.map(id => values.territories[id]);
  const slots = values.board.specialisations.map(id => spaceNumber[id]);
  const { recruit, battle: seaBattles, villages, keeps, trade } = values.faceUp;
  return {
    faces,
    shows: Array.from({ length: COLOUR_COUNT }, (_, colour) =>
      Array.from({ length: FACE_COUNT }, (_, face) => face)
        .filter(face => faces[colour].includes(face))
        .map(face => dieOf(colour as Colour, face)),
    ),
    combat: values.dice.combat,
    copies,
    rolled: CARD_IDS.map((_, card) => reaver(card)?.rolled.map(c => colourNumber[c]) ?? EMPTY),
    rally: CARD_IDS.map((_, card) => reaver(card)?.rally.map(c => colourNumber[c]) ?? EMPTY),
    defence: CARD_IDS.map(id => battle(id)?.defence ?? 0),
    needs: CARD_IDS.map(
      id =>
        battle(id)
          ?.combination.map(face => faceNumber[face])
          .sort((a, b) => a - b) ?? EMPTY,
    ),
    glory: CARD_IDS.map((id, card) => ARTEFACTS[card]?.glory ?? values.villages[id]?.glory ?? 0),
    decks: DECKS.map((_, deck) =>
      copies.flatMap((count, card) => (DECK_OF[card] === deck ? new Array<Card>(count).fill(card as Card) : [])),
    ),
    faceUp: [recruit, seaBattles, [0, 0, 0], trade, keeps, villages],
    counts: Object.values(values.upgrades).map(tile =>
      tile.countsAs.reduce((mask, f) => mask | (1 << faceNumber[f]), 0),
    ),
    upgradeCopies: Object.values(values.upgrades).map(tile => tile.copies),
    upgradeSlots: values.board.upgradeSlots,
    diceSpaces: values.board.diceSpaces,
    slotOf: Array.from({ length: SPACE_COUNT }, (_, space) => slots.indexOf(space as Space) as Slot),
    slots,
    food: stacks.map(({ cost }) => cost.food ?? 0),
    favour: stacks.map(({ cost }) => cost.favour ?? 0),
    stacks: stacks.map(({ tiles }, stack) =>
      tiles.flatMap((tile, i) => new Array<Tile>(tile.copies).fill((stack * TILE_KINDS + i) as Tile)),
    ),
    tiles: stacks.flatMap(({ tiles }) => Array.from({ length: TILE_KINDS }, (_, i) => tiles[i] ?? null)),
  };
}

/** The tables of a state. */
export const printed = byPack(pack => print(withPack(pack)));

/** Does an upgrade tile count as this face? As one at a time (RM-9.3). */
export const countsAs = (tables: Printed, tile: Upgrade, face: number): boolean =>
  ((tables.counts[tile] >> face) & 1) === 1;

export const hasHammer = (tables: Printed, tile: Upgrade): boolean => countsAs(tables, tile, HAMMER);
