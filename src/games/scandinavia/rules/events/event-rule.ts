import type { Ask, Seat } from '../../../../engine/contract/ask.ts';
import type { EventId } from '../../content/events.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { EventFrame } from '../frames.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/**
 * One event. `run` is called until it gives back true or has come to an end: `frame.step`, `frame.at` and `frame.list`
 * are the event's own, and it ends with `act.finish(frame)`. What it pushes (a battle, say) is played out before `run`
 * is called again. An event that asks gives back `true` where it waits.
 */
export interface EventRule {
  /** Is it passed over, and another rolled in its place? `omens`: it was rolled by double omens. */
  passed?(state: State, omens: boolean): boolean;
  run(act: Act, frame: EventFrame): boolean;
  asks?(state: State, frame: EventFrame): Ask<ScandinaviaChoice>[];
  take?(act: Act, frame: EventFrame, seat: Seat, choice: ScandinaviaChoice): void;
}

/** The events of one family. */
export type EventRules = { readonly [Id in EventId]?: EventRule };

/** An event that is over as soon as it has happened. */
export const atOnce = (happen: (act: Act, frame: EventFrame) => void): EventRule => ({
  run(act, frame) {
    act.finish(frame);
    happen(act, frame);
    return false;
  },
});

/** An event that does nothing but last: other rules look for it. */
export const onlyLasts: EventRule = atOnce(() => {});
