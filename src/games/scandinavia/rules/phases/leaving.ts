import { NONE } from '../../../../kit/rules/ids.ts';
import { BEASTS } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { isLord } from '../lords.ts';
import { LIVING_FOREST, MOST_PAID, ORC, PAID_ORC, PIECE_COUNT } from '../numbers.ts';
import { sideOfKey, spotOfKey, turnInto } from '../pieces.ts';
import { pieceLeft } from '../remains.ts';
import type { Act } from '../rule.ts';

/** The Dragon or Loki is gone, wherever it is; the Dragon does not die of it (SC-8.8, SC-8.9, SC-8.16). */
export function beastGone({ state, facts }: Act): void {
  if (state.beast < 0) return;
  if (isLord(state.beastLord))
    facts.tell({ kind: 'beast-gone', lord: LORDS[state.beastLord], beast: BEASTS[state.beast] });
  state.beast = -1;
  state.beastLord = NONE;
  state.beastPlace = NONE;
}

/** What does not outlast the turn: Dragon and Loki, living forests, the courage of Orcs (SC-A-turn-end-order). */
export function leaveBeasts(act: Act): void {
  const { state } = act;
  beastGone(act);
  for (const key of state.keys.slice()) {
    const side = sideOfKey(key);
    const spot = spotOfKey(key);
    const count = (piece: number): number => {
      const at = state.keys.indexOf(key);
      return at < 0 ? 0 : state.units[at * PIECE_COUNT + piece];
    };
    for (let paid = 0; paid < MOST_PAID; paid++)
      if (count(PAID_ORC + paid) > 0) turnInto(state, spot, side, PAID_ORC + paid, ORC, count(PAID_ORC + paid));
    pieceLeft(act, spot, side, LIVING_FOREST, count(LIVING_FOREST), 'forest-call');
  }
}
