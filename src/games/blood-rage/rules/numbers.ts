/**
 * Integers inside, names outside: the state counts places, figures, cards, stats and rewards; choices, facts and
 * views name them. This is the dictionary between the two.
 */
import { type By, byName, firstOf, type Id, NONE } from '../../../kit/rules/ids.ts';
import { FJORDS, type PlaceId, PROVINCES, type ProvinceId, RING } from '../content/board.ts';
import { CARDS } from '../content/cards.ts';
import { SLOTS, STATS } from '../content/clans.ts';
import type { BattleEffect, UpgradeEffect } from '../content/effects.ts';
import { REWARDS } from '../content/tokens.ts';

export type PlaceNumber = Id<'place'>;
export type FigureNumber = Id<'figure'>;
export type CardNumber = Id<'card'>;
export type SlotNumber = Id<'slot'>;
export type StatNumber = Id<'stat'>;

/** Place numbers: provinces 0 to 8 (Yggdrasil is 0), fjords 9 to 12, then off the board. */
export const YGGDRASIL = 0 as PlaceNumber;
export const PROVINCE_COUNT = PROVINCES.length;
export const BOARD_COUNT = PROVINCE_COUNT + FJORDS.length;
export const RESERVE = BOARD_COUNT as PlaceNumber;
export const VALHALLA = (BOARD_COUNT + 1) as PlaceNumber;
/** The box: figures of replaced monsters, and of monsters that never came. */
export const BOX = (BOARD_COUNT + 2) as PlaceNumber;
export const PLACE_COUNT = BOARD_COUNT + 3;

export type AnyPlaceId = PlaceId | 'reserve' | 'valhalla' | 'box';
const PLACES: readonly AnyPlaceId[] = [
  ...PROVINCES.map(p => p.id),
  ...FJORDS.map(f => f.id),
  'reserve',
  'valhalla',
  'box',
];
export const PLACE_IDS: By<PlaceNumber, AnyPlaceId> = PLACES;
export const placeNumber = byName<PlaceNumber>(PLACES);

export const isFjord = (place: PlaceNumber): boolean => place >= PROVINCE_COUNT && place < BOARD_COUNT;
export const isOuter = (place: PlaceNumber): boolean => place > YGGDRASIL && place < PROVINCE_COUNT;
export const onBoard = (place: PlaceNumber): boolean => place < BOARD_COUNT;

/** Villages of each province; no limit in Yggdrasil. */
export const VILLAGES: By<PlaceNumber, number> = PROVINCES.map(p => p.villages ?? Number.POSITIVE_INFINITY);
/** The fjord that supports each province, none for Yggdrasil. */
export const FJORD_OF: By<PlaceNumber, PlaceNumber> = PROVINCES.map(p => {
  const fjord = FJORDS.find(f => f.supports.some(id => id === p.id));
  return fjord ? placeNumber[fjord.id] : NONE;
});
/** The two provinces that each fjord supports, by place number. */
export const SUPPORTS: By<PlaceNumber, readonly PlaceNumber[]> = PLACES.map(place => {
  const fjord = FJORDS.find(({ id }) => id === place);
  return fjord ? fjord.supports.map(id => placeNumber[id]) : [];
});
/** Provinces that touch each province: its neighbours in the ring, and Yggdrasil, which touches all (BR-1.3). */
export const ADJACENT: By<PlaceNumber, readonly PlaceNumber[]> = PROVINCES.map(p => {
  if (p.id === 'yggdrasil') return RING.map(id => placeNumber[id]);
  const at = RING.findIndex((id: ProvinceId) => id === p.id);
  const before = RING[(at + RING.length - 1) % RING.length];
  const after = RING[(at + 1) % RING.length];
  return [YGGDRASIL, placeNumber[before], placeNumber[after]];
});
export const OUTER: readonly PlaceNumber[] = RING.map(id => placeNumber[id]);

/** Figure numbers: Warrior, Leader, Ship, then the monsters in the order of their cards. */
export const WARRIOR = 0 as FigureNumber;
export const LEADER = 1 as FigureNumber;
export const SHIP = 2 as FigureNumber;
const MONSTERS = CARDS.filter(card => card.type === 'upgrade' && card.slot === 'monster');
const FIGURES: readonly string[] = ['warrior', 'leader', 'ship', ...MONSTERS.map(card => card.key)];
export const FIGURE_IDS: By<FigureNumber, string> = FIGURES;
export const FIGURE_COUNT = FIGURES.length;
export const figureNumber = byName<FigureNumber>(FIGURES);
export const EVERY_FIGURE = firstOf<FigureNumber>(FIGURE_COUNT);
/** The figure that an upgrade governs, none for clan upgrades. */
export const FIGURE_OF_CARD: By<CardNumber, FigureNumber> = CARDS.map(card => {
  if (card.type !== 'upgrade' || card.slot === 'clan') return NONE;
  return figureNumber[card.slot === 'monster' ? card.key : card.slot];
});

const CARD_NAMES: readonly string[] = CARDS.map(card => card.id);
export const CARD_IDS: By<CardNumber, string> = CARD_NAMES;
export const CARD_COUNT = CARDS.length;
export const cardNumber = byName<CardNumber>(CARD_NAMES);
/** The monster card of a figure, none for the clan's own figures. */
export const CARD_OF_FIGURE: By<FigureNumber, CardNumber> = FIGURES.map((_, figure) =>
  figure > SHIP ? cardNumber[MONSTERS[figure - SHIP - 1].id] : NONE,
);
export const IS_QUEST: By<CardNumber, boolean> = CARDS.map(card => card.type === 'quest');
export const IS_UPGRADE: By<CardNumber, boolean> = CARDS.map(card => card.type === 'upgrade');
export const IS_LATE: By<CardNumber, boolean> = CARDS.map(card => card.type === 'battle' && card.late);

type UpgradeKind = UpgradeEffect['kind'];
type BattleKind = BattleEffect['kind'];
export const UPGRADE_EFFECT: By<CardNumber, UpgradeEffect | null> = CARDS.map(card =>
  card.type === 'upgrade' ? card.effect : null,
);
export const UPGRADE_KIND: By<CardNumber, UpgradeKind | null> = UPGRADE_EFFECT.map(effect => effect?.kind ?? null);
export const BATTLE_EFFECT: By<CardNumber, BattleEffect | null> = CARDS.map(card =>
  card.type === 'battle' ? card.effect : null,
);
export const BATTLE_KIND: By<CardNumber, BattleKind | null> = BATTLE_EFFECT.map(effect => effect?.kind ?? null);

/** Slot numbers of the clan sheet. */
export const SLOT_COUNT = SLOTS.length;
export const WARRIOR_SLOT = SLOTS.indexOf('warrior') as SlotNumber;
export const LEADER_SLOT = SLOTS.indexOf('leader') as SlotNumber;
export const SHIP_SLOT = SLOTS.indexOf('ship') as SlotNumber;
export const MONSTER_SLOT = SLOTS.indexOf('monster') as SlotNumber;
export const MONSTER_SLOTS = SLOTS.filter(slot => slot === 'monster').length;
/** The slots in which each upgrade may lie. */
export const SLOTS_OF_CARD: By<CardNumber, readonly SlotNumber[]> = CARDS.map(card =>
  card.type === 'upgrade' ? firstOf<SlotNumber>(SLOT_COUNT).filter(slot => SLOTS[slot] === card.slot) : [],
);

export const STAT_COUNT = STATS.length;
export const RAGE = STATS.indexOf('rage') as StatNumber;
export const AXES = STATS.indexOf('axes') as StatNumber;
export const HORNS = STATS.indexOf('horns') as StatNumber;
export const statNumber = byName<StatNumber>(STATS);

export const rewardNumber: Readonly<Record<string, number>> = Object.fromEntries(REWARDS.map((id, i) => [id, i]));

/** Where Glory comes from, as the score sheet lists it. */
export const SOURCES = [
  'battles',
  'pillage',
  'quests',
  'ragnarok',
  'valhalla',
  'battle-cards',
  'upgrades',
  'legendary',
] as const;
export type SourceId = (typeof SOURCES)[number];

export const PHASES = ['gods-gifts', 'action', 'discard', 'quest', 'ragnarok', 'release-valhalla'] as const;
export type PhaseId = (typeof PHASES)[number];
