import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SPECIALISATIONS } from '../../content/ship.ts';
import { FOURTH } from '../../content/spaces.ts';
import type { ReaversChoice } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { type ActivationFrame, leave, push } from '../frames.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';

const REAVERS = 0;
const PARTS = 1;

/** Where a seat stands; with two seats the other one is where the fourth would be (RM-4.8, RM-4.9). */
export const standing = (state: State, distance: number): number =>
  state.seats === 2 && distance === 1 ? FOURTH : distance;

/** A selected space: the reavers of all seats, then each seat's own part, from the active seat clockwise (RM-4.3, RM-4.4). */
export const activation: FrameRules<State, ActivationFrame, ReaversChoice, ReaversFact> = {
  run({ state }, frame) {
    const slot = printed(state).slotOf[state.space];
    if (frame.step === REAVERS) {
      while (slot >= 0 && frame.at < state.seats) {
        const seat = (state.active + frame.at++) % state.seats;
        if (state.slots[(seat * SPECIALISATIONS + slot) * PER_SLOT] < 0) continue;
        push(state, { kind: 'fire', step: 0, seat, slot });
        return false;
      }
      frame.step = PARTS;
      frame.at = 0;
    }
    if (frame.at < state.seats) {
      const distance = frame.at++;
      const seat = (state.active + distance) % state.seats;
      push(state, { kind: 'turn', step: 0, seat, distance: standing(state, distance), gained: [] });
      return false;
    }
    leave(state);
    state.space = -1;
    state.active = -1;
    state.used.fill(0);
    return false;
  },
};
