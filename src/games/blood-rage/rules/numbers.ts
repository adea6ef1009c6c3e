/**
 * Integers inside, names outside: the state counts places, figures, cards, stats and rewards; choices, facts and
 * views name them. This is the dictionary between the two.
 */
import { FJORDS, type PlaceId, PROVINCES, type ProvinceId, RING } from '../content/board.ts';
import { CARDS } from '../content/cards.ts';
import { SLOTS, STATS, type StatId } from '../content/clans.ts';
import type { BattleEffect, UpgradeEffect } from '../content/effects.ts';
import { REWARDS } from '../content/tokens.ts';

/** Place numbers: provinces 0 to 8 (Yggdrasil is 0), fjords 9 to 12, then off the board. */
export const YGGDRASIL = 0;
export const PROVINCE_COUNT = PROVINCES.length;
export const BOARD_COUNT = PROVINCE_COUNT + FJORDS.length;
export const RESERVE = BOARD_COUNT;
export const VALHALLA = BOARD_COUNT + 1;
/** The box: figures of replaced monsters, and of monsters that never came. */
export const BOX = BOARD_COUNT + 2;
export const PLACE_COUNT = BOARD_COUNT + 3;

export type AnyPlaceId = PlaceId | 'reserve' | 'valhalla' | 'box';
export const PLACE_IDS = [
  ...PROVINCES.map(p => p.id),
  ...FJORDS.map(f => f.id),
  'reserve',
  'valhalla',
  'box',
] as readonly AnyPlaceId[];

export const placeNumber: Readonly<Record<string, number>> = Object.fromEntries(PLACE_IDS.map((id, i) => [id, i]));

export const isFjord = (place: number): boolean => place >= PROVINCE_COUNT && place < BOARD_COUNT;
export const isOuter = (place: number): boolean => place > YGGDRASIL && place < PROVINCE_COUNT;
export const onBoard = (place: number): boolean => place < BOARD_COUNT;

/** Villages of each province; no limit in Yggdrasil. */
export const VILLAGES: readonly number[] = PROVINCES.map(p => p.villages ?? Number.POSITIVE_INFINITY);
/** The fjord that supports each province, -1 for Yggdrasil. */
export const FJORD_OF: readonly number[] = PROVINCES.map(p => {
  const fjord = FJORDS.findIndex(f => f.supports.some(id => id === p.id));
  return fjord < 0 ? -1 : PROVINCE_COUNT + fjord;
});
/** The two provinces that each fjord supports, by place number. */
export const SUPPORTS: readonly (readonly number[])[] = PLACE_IDS.map((_, place) =>
  isFjord(place) ? FJORDS[place - PROVINCE_COUNT].supports.map(id => placeNumber[id]) : [],
);
/** Provinces that touch each province. */
export const ADJACENT: readonly (readonly number[])[] = PROVINCES.map(p => {
  if (p.id === 'yggdrasil') return RING.map(id => placeNumber[id]);
  const at = RING.findIndex((id: ProvinceId) => id === p.id);
  const before = RING[(at + RING.length - 1) % RING.length];
  const after = RING[(at + 1) % RING.length];
  return [YGGDRASIL, placeNumber[before], placeNumber[after]];
});
export const OUTER: readonly number[] = RING.map(id => placeNumber[id]);

/** Figure numbers: Warrior, Leader, Ship, then the monsters in the order of their cards. */
export const WARRIOR = 0;
export const LEADER = 1;
export const SHIP = 2;
const MONSTER_CARDS = CARDS.flatMap((card, i) => (card.type === 'upgrade' && card.slot === 'monster' ? [i] : []));
export const FIGURE_IDS: readonly string[] = ['warrior', 'leader', 'ship', ...MONSTER_CARDS.map(i => CARDS[i].key)];
export const FIGURE_COUNT = FIGURE_IDS.length;
export const figureNumber: Readonly<Record<string, number>> = Object.fromEntries(FIGURE_IDS.map((id, i) => [id, i]));
/** The figure that an upgrade governs, -1 for clan upgrades. */
export const FIGURE_OF_CARD: readonly number[] = CARDS.map((card, i) => {
  if (card.type !== 'upgrade' || card.slot === 'clan') return -1;
  return card.slot === 'monster' ? SHIP + 1 + MONSTER_CARDS.indexOf(i) : figureNumber[card.slot];
});
/** The monster card of a figure, -1 for the clan's own figures. */
export const CARD_OF_FIGURE: readonly number[] = FIGURE_IDS.map((_, figure) =>
  figure > SHIP ? MONSTER_CARDS[figure - SHIP - 1] : -1,
);

export const CARD_IDS: readonly string[] = CARDS.map(card => card.id);
export const CARD_COUNT = CARDS.length;
export const cardNumber: Readonly<Record<string, number>> = Object.fromEntries(CARD_IDS.map((id, i) => [id, i]));
export const IS_QUEST: readonly boolean[] = CARDS.map(card => card.type === 'quest');
export const IS_UPGRADE: readonly boolean[] = CARDS.map(card => card.type === 'upgrade');
export const IS_LATE: readonly boolean[] = CARDS.map(card => card.type === 'battle' && card.late);

type UpgradeKind = UpgradeEffect['kind'];
type BattleKind = BattleEffect['kind'];
export const UPGRADE_EFFECT: readonly (UpgradeEffect | null)[] = CARDS.map(card =>
  card.type === 'upgrade' ? card.effect : null,
);
export const UPGRADE_KIND: readonly (UpgradeKind | null)[] = UPGRADE_EFFECT.map(effect => effect?.kind ?? null);
export const BATTLE_EFFECT: readonly (BattleEffect | null)[] = CARDS.map(card =>
  card.type === 'battle' ? card.effect : null,
);
export const BATTLE_KIND: readonly (BattleKind | null)[] = BATTLE_EFFECT.map(effect => effect?.kind ?? null);

/** Slot numbers of the clan sheet. */
export const SLOT_COUNT = SLOTS.length;
export const WARRIOR_SLOT = SLOTS.indexOf('warrior');
export const LEADER_SLOT = SLOTS.indexOf('leader');
export const SHIP_SLOT = SLOTS.indexOf('ship');
export const MONSTER_SLOT = SLOTS.indexOf('monster');
export const MONSTER_SLOTS = SLOTS.filter(slot => slot === 'monster').length;
/** The slots in which each upgrade may lie. */
export const SLOTS_OF_CARD: readonly (readonly number[])[] = CARDS.map(card =>
  card.type === 'upgrade' ? SLOTS.flatMap((slot, i) => (slot === card.slot ? [i] : [])) : [],
);

export const STAT_COUNT = STATS.length;
export const RAGE = STATS.indexOf('rage');
export const AXES = STATS.indexOf('axes');
export const HORNS = STATS.indexOf('horns');
export const statNumber: Readonly<Record<string, number>> = Object.fromEntries(STATS.map((id: StatId, i) => [id, i]));

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
