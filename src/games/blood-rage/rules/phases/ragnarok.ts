import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { AGES } from '../../content/tokens.ts';
import type { BloodRageChoice } from '../choices.ts';
import { doomAll } from '../destruction.ts';
import type { BloodRageFact } from '../facts.ts';
import { push, type RagnarokFrame } from '../frames.ts';
import { FJORD_OF, PLACE_IDS } from '../numbers.ts';
import type { State } from '../state.ts';

/** The doomed province is gone for good, with all that stand in it and in its fjord (BR-15). */
export const ragnarok: FrameRules<State, RagnarokFrame, BloodRageChoice, BloodRageFact> = {
  run({ state, facts }, frame) {
    const province = state.doom[state.age];
    if (frame.step++ === 0) {
      const doomed: number[] = [];
      for (let i = 0; i < state.seats; i++) {
        const seat = (state.first + i) % state.seats;
        doomAll(state, seat, province, doomed);
        doomAll(state, seat, FJORD_OF[province], doomed);
      }
      state.destroyed[province] = 1;
      // Told when it is known who falls: some may still be saved.
      push(state, { kind: 'destruction', step: 0, cause: 'ragnarok', doomed, from: state.first, at: 0 });
      return false;
    }
    if (state.age + 1 < AGES) facts.tell({ kind: 'doom-moved', province: PLACE_IDS[state.doom[state.age + 1]] });
    state.stack.pop();
    return false;
  },
};
