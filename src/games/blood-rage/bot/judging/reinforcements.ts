import { beastFigure, figureStrength, warriorStrength } from '../../rules/figures.ts';
import { ADJACENT, LEADER, MONSTER_SLOTS, PLACE_COUNT, type PlaceNumber } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import { isShip } from '../../rules/upgrades.ts';

/** STR that a clan could bring to a province from next door, into so many empty villages: the strongest first. */
export function reinforcements(state: State, seat: number, province: PlaceNumber, free: number): number {
  if (free <= 0) return 0;
  let left = free;
  let total = 0;
  let warriors = 0;
  for (const from of ADJACENT[province]) {
    if (state.leader[seat] === from && left > 0) {
      total += figureStrength(state, seat, LEADER, from);
      left--;
    }
    for (let i = 0; i < MONSTER_SLOTS; i++) {
      if (state.beasts[seat * MONSTER_SLOTS + i] !== from || left === 0) continue;
      const beast = beastFigure(state, seat, i);
      if (isShip(beast)) continue;
      total += figureStrength(state, seat, beast, province);
      left--;
    }
    warriors += state.warriors[seat * PLACE_COUNT + from];
  }
  return total + warriorStrength(state, seat, Math.min(warriors, left));
}
