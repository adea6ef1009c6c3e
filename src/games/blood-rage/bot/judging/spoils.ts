import { REWARDS } from '../../content/tokens.ts';
import { axes, beastFigure, figuresAt } from '../../rules/figures.ts';
import {
  CARD_OF_FIGURE,
  FJORD_OF,
  LEADER_SLOT,
  MONSTER_SLOTS,
  type PlaceNumber,
  SLOT_COUNT,
  YGGDRASIL,
} from '../../rules/numbers.ts';
import { effectOfCard, slotCard } from '../../rules/upgrades.ts';
import type { Outlook } from './outlook.ts';
import { allStepsWorth, bestStepWorth, tokenWorth, tokenWorthTo } from './steps.ts';

/** What a successful pillage of a province pays by itself: the token, twice with some monsters, and the Leader's upgrade. */
export function pillageReward(o: Outlook, province: PlaceNumber): number {
  const { state, seat } = o;
  let times = 1;
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    if (state.beasts[seat * MONSTER_SLOTS + i] !== province) continue;
    if (effectOfCard(CARD_OF_FIGURE[beastFigure(state, seat, i)], 'doubles-reward')) times++;
  }
  const token = times === 1 ? tokenWorth(o, province) : tokenWorthTo(o, seat, province, times);
  if (state.leader[seat] !== province) return token;
  const raises = effectOfCard(slotCard(state, seat, LEADER_SLOT), 'leader-raises');
  if (!raises) return token;
  return token + (raises.stats === 'all' ? allStepsWorth(o) : bestStepWorth(o));
}

/** Figures of rivals in the battle for a province, its fjord included. */
export function enemiesIn({ state, rivals }: Outlook, province: PlaceNumber): number {
  const fjord = FJORD_OF[province];
  let count = 0;
  for (const rival of rivals) {
    count += figuresAt(state, rival, province);
    if (fjord >= 0) count += figuresAt(state, rival, fjord);
  }
  return count;
}

/** Glory for the victory itself: by the Axes, raised first where the token does, and for the dead. */
export function victoryGlory(o: Outlook, province: PlaceNumber, pillager: boolean): number {
  const { state, seat, weights } = o;
  const enemies = enemiesIn(o, province);
  let glory = axes(state, seat) + enemies * weights.kill;
  if (pillager && (REWARDS[state.tokens[province]] === 'axes' || province === YGGDRASIL)) glory += 1;
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const effect = effectOfCard(state.slots[slot], 'glory-for-slaughter');
    if (effect && enemies >= effect.least) glory += effect.glory;
  }
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    if (state.beasts[seat * MONSTER_SLOTS + i] !== province) continue;
    const reaps = effectOfCard(CARD_OF_FIGURE[beastFigure(state, seat, i)], 'glory-per-enemy-fallen');
    if (reaps) glory += reaps.glory * enemies;
  }
  return glory;
}
