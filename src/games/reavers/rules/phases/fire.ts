import { stepAfter } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { resolveAbility } from '../cards/ability.ts';
import { FIRE, type FireFrame } from '../frames.ts';
import type { Rule } from '../rule.ts';

/** The reavers of one seat in one slot work, from top to bottom (RM-7.1, RM-7.2). */
export const fire: Rule<FireFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, slot, step } = frame;
    const card = step === FIRE.done ? NONE : state.slots[(seat * SPECIALISATIONS + slot) * PER_SLOT + step];
    frame.step = stepAfter(FIRE, step);
    if (card < 0) act.finish(frame);
    else resolveAbility(state, seat, card);
    return false;
  },
};
