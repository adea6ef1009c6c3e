import { strength } from '../../rules/figures.ts';
import type { PlaceNumber } from '../../rules/numbers.ts';
import { bestCards } from './card-strength.ts';
import { pillageChances } from './fight.ts';
import type { Outlook } from './outlook.ts';
import { defeat } from './pillage.ts';
import { prospects } from './position.ts';
import { pillageReward, victoryGlory } from './spoils.ts';
import { tokenWorthTo } from './steps.ts';
import { afterVictory } from './ventures.ts';

/** What it costs to see another clan's pillage succeed. */
export function pillagerGain(o: Outlook, pillager: number, province: PlaceNumber): number {
  if (pillager === o.seat) return 0;
  return (tokenWorthTo(o, pillager, province) * o.weights.envy) / o.rivals.length;
}

/** What winning the battle for a province pays, without the card played for it. */
export function victoryWorth(o: Outlook, province: PlaceNumber, pillager: number): number {
  const taken = pillager === o.seat;
  return (
    victoryGlory(o, province, taken) +
    (taken ? pillageReward(o, province) : 0) +
    prospects(afterVictory(o, province, taken))
  );
}

/** What a battle for a province promises before any card is played; without a rival there it is no battle. */
export function battleWorth(o: Outlook, province: PlaceNumber, pillager: number): number {
  const { state, seat } = o;
  const taken = pillager === seat;
  if (taken && !o.met[province]) {
    return pillageReward(o, province) + prospects(afterVictory(o, province, true));
  }
  const card = bestCards(state, seat);
  const { win } = pillageChances(o, province, strength(state, seat, province) + card, 0);
  const won = victoryWorth(o, province, pillager) - card * o.weights.bonus;
  return win * won + (1 - win) * (defeat(o, province) - pillagerGain(o, pillager, province));
}
