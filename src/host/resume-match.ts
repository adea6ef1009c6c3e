import type { Rules } from '../engine/contract/rules.ts';
import type { Entered } from '../engine/match/history.ts';
import type { LogHead } from '../engine/match/log.ts';
import { Match, type Snapshot } from '../engine/match/match.ts';

/**
 * Goes on from a snapshot, however long the log before it is: as much of it is read as somebody may take back without
 * asking. Undefined when the log does not reach as far as the snapshot.
 */
export async function resumeMatch(
  rules: Rules,
  head: LogHead,
  snapshot: Snapshot,
  read: (from: number, to: number) => Promise<readonly Entered[]>,
): Promise<Match | undefined> {
  const { at, barrier } = snapshot;
  // One more, to see that there is one.
  const from = Math.max(0, Math.min(at, barrier) - 1);
  const earlier = await read(from, at);
  return earlier.length === at - from ? Match.resume(rules, head, snapshot, { earlier }) : undefined;
}
