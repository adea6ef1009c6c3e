import { FIRST } from '../../../../kit/rules/ids.ts';
import { axes, present, room, strength } from '../../rules/figures.ts';
import { type PlaceNumber, PROVINCE_COUNT } from '../../rules/numbers.ts';
import { pillageChances, winChance } from './fight.ts';
import type { Hopes } from './hopes.ts';
import { lossOf } from './lives.ts';
import type { Outlook } from './outlook.ts';
import { reinforcements } from './reinforcements.ts';
import { pillageReward, victoryGlory } from './spoils.ts';

/** Pillages to come, and battles that others may bring on. */
export function provincesWorth(o: Outlook, hopes: Hopes): number {
  const { state, seat, weights } = o;
  let best = 0;
  let second = 0;
  let total = 0;
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (state.destroyed[province] || state.pillaged[province] || !present(state, seat, province)) continue;
    const own = strength(state, seat, province);
    const loss = lossOf(o, hopes, province);
    if (hopes.turn > 0) {
      const value = stillThere(o, province) * pillageHope(o, hopes, province, own, loss);
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    if (o.active > 0 && o.met[province]) {
      const win = winChance(o, province, own + hopes.card);
      total += weights.exposure * (win * axes(state, seat) - (1 - win) * loss);
    }
  }
  return total + hopes.turn * (best + second * weights.secondPillage);
}

/** How much of a pillage is left for the next turn: rivals there may be first, or come, or change it all. */
function stillThere({ active, contested, weights }: Outlook, province: PlaceNumber): number {
  if (active === 0) return weights.nextTurnAlone;
  return contested[province] ? weights.nextTurnContested : weights.nextTurn;
}

/** What pillaging a province promises as things stand. */
function pillageHope(o: Outlook, hopes: Hopes, province: PlaceNumber, own: number, loss: number): number {
  const { state, seat, weights } = o;
  const ownJoin = reinforcements(state, seat, province, Math.min(room(state, province), 3));
  const { win, fight } = pillageChances(o, province, own + hopes.card, ownJoin);
  const victory = victoryGlory(o, province, true) - hopes.card * weights.bonus;
  return win * (pillageReward(o, province) + fight * victory) - (1 - win) * loss;
}
