import type { EventId } from '../content/events.ts';
import { eventNumber } from './numbers.ts';
import type { State } from './state.ts';

/** Does an event of this turn still work? (SC-7.4) */
export const lasts = (state: State, event: EventId): boolean =>
  state.lasting.length > 0 && state.lasting.includes(eventNumber[event]);
