import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { FOURTH } from '../../content/spaces.ts';
import { ACTIVATION, type ActivationFrame, TURN } from '../frames.ts';
import { printed } from '../printed.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Where a seat stands; with two seats the other one is where the fourth would be (RM-4.8, RM-4.9). */
export const standing = (state: State, distance: number): number =>
  state.seats === 2 && distance === 1 ? FOURTH : distance;

/**
 * A selected space: the reavers of all seats, then each seat's own part, from the active seat clockwise (RM-4.3, RM-4.4,
 * RM-7.3), where the space has a slot (RM-7.6); the next space is selected when all of it is over (RM-3.5). What the
 * reavers gave may pay (RM-7.5).
 */
export const activation: Rule<ActivationFrame> = {
  run(act, frame) {
    const { state } = act;
    const slot = printed(state).slotOf[state.space];
    if (frame.step === ACTIVATION.reavers) {
      while (slot >= 0 && frame.at < state.seats) {
        const seat = (state.active + frame.at++) % state.seats;
        if (state.slots[(seat * SPECIALISATIONS + slot) * PER_SLOT] < 0) continue;
        push(state, { kind: 'fire', step: START, seat, slot });
        return false;
      }
      frame.step = ACTIVATION.parts;
      frame.at = 0;
    }
    if (frame.at < state.seats) {
      const distance = frame.at++;
      const seat = (state.active + distance) % state.seats;
      push(state, { kind: 'turn', step: TURN.decide, seat, distance: standing(state, distance), gained: [] });
      return false;
    }
    act.finish(frame);
    state.space = NONE;
    state.active = -1;
    state.used.fill(0);
    return false;
  },
};
