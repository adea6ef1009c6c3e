/** There are 32 Undead: Lord Krosen may take some off the board to have counters for new ones (SC-17.3, SC-A-undead-pool). */
import { START } from '../../../../engine/contract/steps.ts';
import { askLord } from '../asking.ts';
import { DONE, TAKE_OFF } from '../choices.ts';
import type { TakeOffFrame } from '../frames.ts';
import { KROSEN, type Spot, spotNumber, UNDEAD } from '../numbers.ts';
import { countAt, placesOf } from '../pieces.ts';
import { pieceLeft } from '../remains.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** To have so many more for a place. */
export const takeOffFrame = (place: Spot, wanted: number): TakeOffFrame => ({
  kind: 'take-off',
  step: START,
  lord: KROSEN,
  place,
  wanted,
  taken: 0,
});

/** Spots of his other Undead. */
export const others = (state: State, { lord, place }: Pick<TakeOffFrame, 'lord' | 'place'>): Spot[] =>
  placesOf(state, lord).filter(spot => spot !== place && countAt(state, spot, lord, UNDEAD) > 0);

export const takeOff: Rule<TakeOffFrame> = {
  run(act, frame) {
    if (frame.taken < frame.wanted && others(act.state, frame).length > 0) return true;
    act.finish(frame, frame.taken);
    return false;
  },
  asks: (state, frame) =>
    askLord(state, frame.lord, 'take-off', [DONE, ...others(state, frame).map(spot => TAKE_OFF[spot])]),
  take(act, frame, _seat, choice) {
    if (choice.kind === 'take-off') {
      pieceLeft(act, spotNumber[choice.at], frame.lord, UNDEAD, 1, 'animate');
      frame.taken++;
    } else frame.wanted = frame.taken;
  },
};
