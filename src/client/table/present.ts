import { type Ask, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Waiting } from '../../engine/contract/waiting.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { Moment } from '../../host/protocol.ts';
import type { Held } from '../../host/second-thoughts/held.ts';
import { seatOf } from './saga/lines.ts';
import type { Shown } from './table-line.ts';

const NOBODY: readonly Waiting[] = [];

/** What is asked at the table now, as far as it may be answered. */
export interface Present {
  readonly ask: Ask | null;
  readonly waiting: readonly Waiting[];
  /** What to do, or whom everybody waits for. */
  readonly prompt: string;
  /** The table waits for whoever sits here. */
  readonly yours: boolean;
  readonly canUndo: boolean;
  /** Who may still take back what was done last. */
  readonly held: Held | null;
  /** Who is seen to act, while acts of others are still being shown. */
  readonly acting: Seat | null;
}

/** Whose doing the last of these is. */
function actorOf(fresh: Shown['fresh']): Seat | null {
  const last = fresh.findLast(({ fact }) => seatOf(fact) !== null);
  return last ? seatOf(last.fact) : null;
}

/** A question is offered when all that led to it has been seen, and never in the past or on the way to another hand. */
export function presentOf(
  { moment, behind, sending, playing, fresh, actor }: Shown,
  past: Moment | null,
  away: boolean,
  speaker: Speaker,
): Present {
  const ready = !behind && !sending && !away;
  const asked = ready ? moment.ask : null;
  const yours = asked !== null && isAwaited(asked);
  const open = behind ? NOBODY : moment.waiting;
  const held = (ready && !past && moment.held) || null;
  return {
    ask: past ? null : asked,
    waiting: past ? past.waiting : open,
    prompt: yours ? speaker.prompt(asked) : open.length > 0 ? speaker.waiting(open) : '',
    yours,
    canUndo: moment.canUndo && ready && !past,
    held,
    acting: behind && !past && !playing ? (actorOf(fresh) ?? actor) : null,
  };
}
