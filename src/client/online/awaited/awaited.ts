import { isAwaited, type Seat } from '../../../engine/contract/ask.ts';
import type { Presence } from '../../../host/hall-api.ts';
import type { Moment, Sitter } from '../../../host/protocol.ts';

/** Somebody whom the table waits for, and who is not there. Milliseconds. */
export interface Absent {
  readonly seat: Seat;
  /** For so long. */
  readonly away: number;
  /** So long until the others may let a bot play; 0 when they may. */
  readonly wait: number;
}

interface Looked {
  readonly moment: Pick<Moment, 'seat' | 'waiting' | 'motion'>;
  readonly seats: readonly Sitter[];
  readonly presence: Presence;
  readonly absence: number;
  readonly now: number;
}

/** The people whom everybody waits for although they are not there, the one who has been gone longest first. */
export function absentOf({ moment, seats, presence, absence, now }: Looked): readonly Absent[] {
  const { seat: mine, waiting, motion } = moment;
  const proposed = motion?.proposal.kind === 'replace' ? motion.proposal.about : null;
  const awaited = new Set(waiting.filter(isAwaited).map(({ seat }) => seat));
  return [...awaited]
    .flatMap(seat => {
      const since = presence.away[seat] ?? null;
      if (seat === mine || seat === proposed || seats[seat]?.bot !== null || since === null) return [];
      const away = Math.max(0, now - since);
      return [{ seat, away, wait: Math.max(0, absence - away) }];
    })
    .sort((a, b) => b.away - a.away);
}
