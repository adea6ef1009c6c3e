import type { Reason } from '../engine/contract/explain.ts';
import type { Denial } from './protocol.ts';

export const denial = (message: string, ...reasons: Reason[]): Denial => ({ message, reasons });
/** Of the table itself, and no game's. */
export const houseRule = (message: string, reason: string): Denial => denial(message, { clause: 'engine', reason });

export const NOT_YOURS = houseRule('this seat is not yours', 'not-your-seat');
export const SEEN_TO = houseRule('this was seen to already', 'seen-to');
export const GIVEN_UP = houseRule('this seat was given up', 'resigned');
export const STILL_THINKING = houseRule('somebody may still take back what was done last', 'held');
export const NOTHING_HELD = houseRule('nobody waits for this seat', 'nothing-held');
export const SPENT = houseRule('this seat has changed its mind too often at this table', 'spent');
export const NOT_KEPT = houseRule('this could not be kept, and did not happen; please try again', 'not-kept');
