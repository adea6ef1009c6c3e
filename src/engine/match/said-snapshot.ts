import type { Told } from '../contract/facts.ts';
import type { Entered } from './history.ts';
import type { LogEntry } from './log.ts';
import type { Snapshot } from './match.ts';

/** A snapshot as it was kept once: with all that had been told until then. Tables that were saved so are opened still. */
export interface SaidSnapshot extends Omit<Snapshot, 'dealt' | 'by'> {
  readonly said: readonly { readonly at: number; readonly told: Told }[];
}

export const isSaidSnapshot = (given: Snapshot | SaidSnapshot): given is SaidSnapshot => 'said' in given;

/** The same as it is kept now, and what was told beside the entry it was told of. */
export function sortSaid(
  { said, ...point }: SaidSnapshot,
  entries: readonly LogEntry[],
): { readonly snapshot: Snapshot; readonly earlier: readonly Entered[] } {
  const byEntry = new Map<number, Told[]>();
  for (const { at, told } of said) byEntry.set(at, [...(byEntry.get(at) ?? []), told]);
  const toldOf = (at: number): readonly Told[] => byEntry.get(at) ?? [];
  return {
    snapshot: { ...point, dealt: toldOf(-1) },
    earlier: entries.map((entry, at) => ({ entry, told: toldOf(at) })),
  };
}
