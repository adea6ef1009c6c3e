import { CARDS } from '../../content/cards.ts';
import type { BattleEffect } from '../../content/effects.ts';
import { strength } from '../figures.ts';
import type { BattleFrame } from '../frames.ts';
import { BATTLE_EFFECT, BATTLE_KIND, type CardNumber, IS_QUEST, SLOT_COUNT } from '../numbers.ts';
import type { State } from '../state.ts';
import { effectOfCard } from '../upgrades.ts';

type EffectOf<K extends BattleEffect['kind']> = Extract<BattleEffect, { kind: K }>;

/** The text of a revealed card works unless another clan's card silences it (BR-11.4). */
export const silenced = (frame: BattleFrame, seat: number): boolean => frame.silencer >= 0 && frame.silencer !== seat;

/** The working text of one kind among the cards a clan has played, with its card. */
export function liveText<K extends BattleEffect['kind']>(
  frame: BattleFrame,
  seat: number,
  kind: K,
): { card: CardNumber; effect: EffectOf<K> } | undefined {
  if (silenced(frame, seat)) return undefined;
  const card = frame.played[seat].find(c => BATTLE_KIND[c] === kind);
  return card === undefined ? undefined : { card, effect: BATTLE_EFFECT[card] as EffectOf<K> };
}

/** What a quest is worth in battle through the clan's upgrades (BR-C-tyrs-domain, BR-O-tyrQuests). */
export function questBonus(state: State, seat: number): number {
  let all = 0;
  let best = 0;
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const bonus = effectOfCard(state.slots[slot], 'quests-fight')?.bonus ?? 0;
    all += bonus;
    if (bonus > best) best = bonus;
  }
  return state.options.tyrQuests === 'sum' ? all : best;
}

/** The printed bonus; where printings differ, the table settles it (BR-O-gazeBonus). */
export function printedBonus({ options }: Pick<State, 'options'>, card: CardNumber): number {
  const printed = CARDS[card];
  if (printed.type !== 'battle') return 0;
  return printed.bonusBy ? options[printed.bonusBy] : printed.bonus;
}

/** Strength of one played card: its bonus; a quest adds what upgrades make of it, an upgrade nothing (BR-11.3). */
function cardBonus(state: State, frame: BattleFrame, seat: number, card: CardNumber): number {
  if (IS_QUEST[card]) return frame.counted[seat];
  if (BATTLE_KIND[card] === 'copies-best') return silenced(frame, seat) ? 0 : bestOfOthers(state, frame, seat);
  return printedBonus(state, card);
}

/** The highest single bonus that an opponent has shown (BR-C-heimdalls-sight). */
function bestOfOthers(state: State, frame: BattleFrame, seat: number): number {
  let best = 0;
  for (const other of frame.fighters) {
    if (other === seat) continue;
    for (const card of frame.played[other]) {
      const bonus = IS_QUEST[card] ? frame.counted[other] : printedBonus(state, card);
      if (bonus > best) best = bonus;
    }
  }
  return best;
}

/** Strength of all the cards a clan has played. */
export function cardsStrength(state: State, frame: BattleFrame, seat: number): number {
  let total = 0;
  for (const card of frame.played[seat]) total += cardBonus(state, frame, seat, card);
  return total;
}

export const totalStrength = (state: State, frame: BattleFrame, seat: number): number =>
  strength(state, seat, frame.province) + cardsStrength(state, frame, seat);
