import type { Rules } from '../../engine/contract/rules.ts';
import type { Entered } from '../../engine/match/history.ts';
import type { LogHead } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import { isSaidSnapshot, sortSaid } from '../../engine/match/said-snapshot.ts';
import type { ClockFace } from '../../host/clocks/clock.ts';
import type { Course } from '../../host/course.ts';
import { resumeMatch } from '../../host/resume-match.ts';
import { inSlices } from '../../host/slices.ts';
import type { EntryRow, KeptSnapshot, Store } from '../store/store.ts';

/** A match as far as its snapshot; what came after is read by its host. */
export interface LoadedMatch {
  readonly match: Match;
  readonly clock?: ClockFace;
  readonly course?: Course;
  /** The way was long: what shortens it is missing. */
  readonly long?: true;
  /** There was no snapshot of it at all. */
  readonly bare?: true;
}

/** Goes on from the snapshot of a table, however long its log is; only where that cannot be, from its first entry. */
export async function loadMatch(id: string, head: LogHead, rules: Rules, store: Store): Promise<LoadedMatch> {
  const snapshot = await store.snapshot(id);
  return (snapshot && (await goOn(id, head, rules, store, snapshot))) ?? fromFirst(id, head, rules, store, snapshot);
}

const enteredOf = ({ entry, told }: EntryRow): Entered => ({ entry, told: told ?? [] });

async function goOn(
  id: string,
  head: LogHead,
  rules: Rules,
  store: Store,
  { match: snapshot, clock, course }: KeptSnapshot,
): Promise<LoadedMatch | undefined> {
  if (!course || isSaidSnapshot(snapshot)) return undefined;
  const match = await resumeMatch(rules, head, snapshot, async (from, to) => {
    const rows = await store.entries(id, from, to);
    return rows.some(({ told }) => told === null) ? [] : rows.map(enteredOf);
  });
  return match && { match, ...(clock && { clock }), course };
}

async function fromFirst(
  id: string,
  head: LogHead,
  rules: Rules,
  store: Store,
  kept: KeptSnapshot | undefined,
): Promise<LoadedMatch> {
  const rows = await store.entries(id, 0, kept?.match.at ?? 0);
  const entries = rows.map(({ entry }) => entry);
  const clock = kept?.clock && { clock: kept.clock };
  if (!kept || (head.rules === rules.version && kept.match.rules === rules.version)) {
    const bare = !kept && ({ bare: true } as const);
    const match = await inSlices(Match.loadInSteps(rules, { ...head, entries }));
    return { match, ...clock, ...bare, long: true };
  }
  const { snapshot, earlier } = isSaidSnapshot(kept.match)
    ? sortSaid(kept.match, entries)
    : { snapshot: kept.match, earlier: rows.map(enteredOf) };
  return { match: Match.resume(rules, head, snapshot, { earlier }), ...clock, long: true };
}
