import { START } from '../../../../engine/contract/steps.ts';
import { call, unheeded } from '../../../../kit/rules/stack.ts';
import { AGES } from '../../content/tokens.ts';
import { doomAll } from '../destruction.ts';
import { RAGNAROK, type RagnarokFrame } from '../frames.ts';
import { FJORD_OF, PLACE_IDS } from '../numbers.ts';
import type { Rule } from '../rule.ts';

/**
 * The doomed province is gone for good, with all that stand in it and in its fjord (BR-1.5, BR-15.1, BR-15.2). It
 * stands, and the marker lies on it, for as long as somebody may still be saved: it falls with those who fall.
 */
export const ragnarok: Rule<RagnarokFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const province = state.doom[state.age];
    if (frame.step === RAGNAROK.fall) {
      frame.step = RAGNAROK.over;
      const doomed: number[] = [];
      for (let i = 0; i < state.seats; i++) {
        const seat = (state.first + i) % state.seats;
        doomAll(state, seat, province, doomed);
        doomAll(state, seat, FJORD_OF[province], doomed);
      }
      call(state, frame, { kind: 'destruction', step: START, cause: 'ragnarok', doomed, from: state.first, at: 0 });
      return false;
    }
    if (state.age + 1 < AGES) facts.tell({ kind: 'doom-moved', province: PLACE_IDS[state.doom[state.age + 1]] });
    act.finish(frame);
    return false;
  },

  returned: { destruction: unheeded },
};
