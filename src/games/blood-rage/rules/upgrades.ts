import { NONE } from '../../../kit/rules/ids.ts';
import { CARDS } from '../content/cards.ts';
import type { UpgradeEffect } from '../content/effects.ts';
import {
  CARD_OF_FIGURE,
  type CardNumber,
  type FigureNumber,
  MONSTER_SLOT,
  MONSTER_SLOTS,
  SHIP,
  SLOT_COUNT,
  SLOTS_OF_CARD,
  type SlotNumber,
  UPGRADE_EFFECT,
  UPGRADE_KIND,
} from './numbers.ts';
import type { State } from './state.ts';

type EffectKind = UpgradeEffect['kind'];
export type EffectOf<K extends EffectKind> = Extract<UpgradeEffect, { kind: K }>;

/** The card in a slot of a clan sheet, -1 when it is empty. */
export const slotCard = (state: State, seat: number, slot: SlotNumber): CardNumber =>
  state.slots[seat * SLOT_COUNT + slot];

/** The first upgrade of the clan with this effect, -1 when it has none. */
export function upgradeWith(state: State, seat: number, kind: EffectKind): CardNumber {
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const card = state.slots[slot];
    if (card >= 0 && UPGRADE_KIND[card] === kind) return card;
  }
  return NONE;
}

/** Every effect of one kind that the clan has: equal upgrades in different slots all work (BR-8.8). */
export function effectsOf<K extends EffectKind>(state: State, seat: number, kind: K): EffectOf<K>[] {
  const effects: EffectOf<K>[] = [];
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const card = state.slots[slot];
    if (card >= 0 && UPGRADE_KIND[card] === kind) effects.push(UPGRADE_EFFECT[card] as EffectOf<K>);
  }
  return effects;
}

/** The effect of one upgrade card, when it is of this kind. */
export function effectOfCard<K extends EffectKind>(card: CardNumber, kind: K): EffectOf<K> | undefined {
  return card >= 0 && UPGRADE_KIND[card] === kind ? (UPGRADE_EFFECT[card] as EffectOf<K>) : undefined;
}

/** The card in a monster slot of a clan (0 or 1), none when it is empty. */
export const beastCard = (state: State, seat: number, index: number): CardNumber =>
  state.slots[seat * SLOT_COUNT + MONSTER_SLOT + index];

/** The monster slot that holds a figure of the clan (0 or 1), -1 when the monster is not its own. */
export function beastIndex(state: State, seat: number, figure: FigureNumber): number {
  const card = CARD_OF_FIGURE[figure];
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    if (beastCard(state, seat, i) === card) return i;
  }
  return -1;
}

/** Ships, and monsters that are ships as well: fjords only, and they never move (BR-1.5, BR-7.4). */
export const isShip = (figure: FigureNumber): boolean =>
  figure === SHIP || (figure > SHIP && UPGRADE_KIND[CARD_OF_FIGURE[figure]] === 'is-ship');

/** Rage to play an upgrade: the printed number less what other upgrades take off, never below 0 (BR-8.1). */
export function upgradeCost(state: State, seat: number, card: CardNumber): number {
  const printed = CARDS[card];
  if (printed.type !== 'upgrade') return 0;
  let cost = printed.cost;
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const effect = effectOfCard(state.slots[slot], 'cheaper-upgrades');
    if (effect) cost -= effect.rage;
  }
  return Math.max(cost, 0);
}

/** A free slot for the card, -1 when all of its kind are taken. */
export function freeSlot(state: State, seat: number, card: CardNumber): SlotNumber {
  for (const slot of SLOTS_OF_CARD[card]) if (slotCard(state, seat, slot) < 0) return slot;
  return NONE;
}
