import type { Heard } from '../../../engine/match.ts';
import type { PointsOverTime } from '../../look/PointsGraph.tsx';
import type { Scribe } from '../saga/lines.ts';

/** Totals after each time that anybody scored. Null where a game does not tell what its facts are worth. */
export function pointsOverTime(heard: readonly Heard[], scribe: Scribe, seats: number): PointsOverTime | null {
  const lines: number[][] = Array.from({ length: seats }, () => [0]);
  const chapters: { title: string; from: number }[] = [];
  let entry: number | null = null;
  for (const each of heard) {
    const { chapter, points } = scribe.line(each).look;
    if (chapter !== undefined) chapters.push({ title: chapter, from: lines[0].length - 1 });
    if (!points) continue;
    // What one act brings is one step of the lines.
    if (entry !== each.at) for (const line of lines) line.push(line[line.length - 1]);
    entry = each.at;
    for (const [seat, won] of points) lines[seat][lines[seat].length - 1] += won;
  }
  return entry === null ? null : { lines, chapters };
}
