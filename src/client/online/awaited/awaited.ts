import { isAwaited, type Seat } from '../../../engine/contract/ask.ts';
import type { Presence } from '../../../host/hall-api.ts';
import type { Moment, Sitter } from '../../../host/protocol.ts';
import { ALONE } from '../../../host/votes/absence.ts';

/** Somebody whom the table waits for, and who is not there. Milliseconds. */
export interface Absent {
  readonly seat: Seat;
  /** For so long. */
  readonly away: number;
  /** So long until the others may let a bot play; 0 when they may. */
  readonly wait: number;
}

interface Looked {
  readonly moment: Pick<Moment, 'seat' | 'waiting' | 'motion' | 'clock'>;
  readonly seats: readonly Sitter[];
  readonly presence: Presence;
  readonly absence: number;
  readonly now: number;
}

/** The people whom everybody waits for although they are not there, the one who has been gone longest first. */
export function absentOf(looked: Looked): readonly Absent[] {
  const { moment, seats, presence, now } = looked;
  const { seat: mine, waiting, motion } = moment;
  const proposed = motion?.proposal.kind === 'replace' ? motion.proposal.about : null;
  const awaited = new Set(waiting.filter(isAwaited).map(({ seat }) => seat));
  return [...awaited]
    .flatMap(seat => {
      const since = presence.away[seat] ?? null;
      if (seat === mine || seat === proposed || seats[seat]?.bot !== null || since === null) return [];
      const away = Math.max(0, now - since);
      return [{ seat, away, wait: Math.max(0, waitFor(seat, away, looked)) }];
    })
    .sort((a, b) => b.away - a.away);
}

/** So long until a bot may play: where a decision has days, or nobody else could agree, it is the clock that counts. */
function waitFor(seat: Seat, away: number, { moment, seats, presence, absence, now }: Looked): number {
  const { clock } = moment;
  const isThere = (other: Seat) => seats[other].bot === null && presence.away[other] === null;
  const alone = !seats.some((_, other) => other !== seat && other !== moment.seat && isThere(other));
  if (clock && (clock.rule.kind === 'days' || alone) && clock.running.includes(seat)) {
    return clock.since + (clock.left[seat] ?? 0) - now;
  }
  return (alone && !clock ? ALONE * absence : absence) - away;
}
