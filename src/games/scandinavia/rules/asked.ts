/** Whom a rule in progress waits for. */
import { EVENTS as EVENT_IDS } from '../content/events.ts';
import { BATTLE, CAPTURE, DRAGON_BIDS, LOKI_AUCTION, type ScandinaviaFrame } from './frames.ts';
import { livingSeats } from './lords.ts';
import { SELORIAN_REGION, type Side } from './numbers.ts';
import { choosing } from './phases/ordered.ts';
import { pickSequence } from './setup/pairs.ts';
import type { State } from './state.ts';
import { sideOf } from './war/force.ts';

export function asked(state: State, frame: ScandinaviaFrame): readonly number[] {
  const seatOf = (lord: Side): readonly number[] => [state.seatOf[lord] ?? -1];
  switch (frame.kind) {
    case 'picking':
      return [pickSequence(state, frame.order)[frame.at]];
    case 'ordered':
      return [choosing(state, frame).seat];
    case 'talk':
      return livingSeats(state).filter(seat => state.ready[seat] === 0);
    case 'event':
      return EVENT_IDS[frame.event] === 'mercenaries' ? [state.first] : seatOf(state.owner[SELORIAN_REGION]);
    case 'dragon-bids':
      return frame.step === DRAGON_BIDS.lord ? [frame.seat] : livingSeats(state);
    case 'loki-auction':
      return [frame.step === LOKI_AUCTION.lord ? frame.best : frame.at];
    case 'loki-payment':
      return [frame.seat];
    case 'battle':
      if (frame.step === BATTLE.attack || frame.step === BATTLE.evil) return seatOf(frame.attacker);
      return seatOf(frame.step === BATTLE.raise ? sideOf(frame, frame.winner) : frame.defender);
    case 'losses':
      return seatOf(frame.side);
    case 'capture':
      return seatOf(frame.step === CAPTURE.fate ? frame.captor : frame.lord);
    case 'turn':
    case 'events':
    case 'turn-end':
      return [];
    default:
      return seatOf(frame.lord);
  }
}
