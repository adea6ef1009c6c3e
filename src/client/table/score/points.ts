import type { Heard } from '../../../engine/match/match.ts';
import type { PointsOverTime } from '../../../kit/look/PointsGraph.tsx';
import type { Ledger } from '../../../kit/table/table-module.ts';
import type { Scribe } from '../saga/lines.ts';

/** Totals after each time that anybody scored. Null where a game does not tell what its facts are worth. */
export function pointsOverTime(
  heard: readonly Heard[],
  scribe: Scribe,
  seats: number,
  ledger?: Ledger,
): PointsOverTime | null {
  const lines: number[][] = Array.from({ length: seats }, () => [0]);
  const chapters: { title: string; from: number }[] = [];
  let entry: number | null = null;
  /** Where the parts of this act stand that are scored together: seats may come to them one after the other. */
  const parts = new Map<string, number>();
  for (const each of heard) {
    const { chapter, points = ledger?.(each.fact), together = '' } = scribe.line(each).look;
    if (chapter !== undefined) chapters.push({ title: chapter, from: lines[0].length - 1 });
    if (!points) continue;
    if (entry !== each.at) parts.clear();
    entry = each.at;
    let step = parts.get(together);
    if (step === undefined) {
      step = lines[0].length;
      parts.set(together, step);
      for (const line of lines) line.push(line[line.length - 1]);
    }
    for (const [seat, won] of points) for (let i = step; i < lines[seat].length; i++) lines[seat][i] += won;
  }
  return entry === null ? null : { lines, chapters };
}
