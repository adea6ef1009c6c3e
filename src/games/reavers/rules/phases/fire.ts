import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { resolveAbility } from '../cards/ability.ts';
import type { ReaversChoice } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { type FireFrame, leave } from '../frames.ts';
import type { State } from '../state.ts';

/** The reavers of one seat in one slot work, from top to bottom (RM-7.1, RM-7.2). */
export const fire: FrameRules<State, FireFrame, ReaversChoice, ReaversFact> = {
  run({ state }, frame) {
    const { seat, slot } = frame;
    const at = frame.step++;
    const card = at < PER_SLOT ? state.slots[(seat * SPECIALISATIONS + slot) * PER_SLOT + at] : -1;
    if (card < 0) leave(state);
    else resolveAbility(state, seat, card);
    return false;
  },
};
