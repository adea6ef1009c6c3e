import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Island } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { ISLANDS } from '../../content/waters.ts';
import { TURN_END, type TurnEndFrame } from '../frames.ts';
import { ALAND, ISLAND_COUNT, islandPlace } from '../numbers.ts';
import { sidesAt } from '../pieces.ts';
import { findAtTurnEnd } from '../realm/stone.ts';
import type { Act, Rule } from '../rule.ts';
import { checkVictory, ownerOfIsland } from './victory.ts';

function settleIslands({ state, facts }: Act): void {
  for (let island: Island = FIRST; island < ISLAND_COUNT; island++) {
    const owner = ownerOfIsland(sidesAt(state, islandPlace(island)));
    if (owner === state.islandOwner[island]) continue;
    state.islandOwner[island] = owner;
    if (owner >= 0) facts.tell({ kind: 'island-owned', island: ISLANDS[island], lord: LORDS[owner] });
  }
}

/** The Stone, the islands, victory and limit, in this order (SC-14.7, SC-A-turn-end-order). */
export const turnEnd: Rule<TurnEndFrame> = {
  run(act, frame) {
    switch (frame.step) {
      case TURN_END.stone:
        frame.step = TURN_END.islands;
        findAtTurnEnd(act, ALAND);
        return false;
      default:
        settleIslands(act);
        act.finish(frame);
        checkVictory(act);
        return false;
    }
  },
};
