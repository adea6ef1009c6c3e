import type { Seat } from '../../engine/contract/ask.ts';

/** Seats by place, best first: `compare` is below 0 where the first of two seats is better, 0 where they share a place. */
export function ranked(seats: number, compare: (a: Seat, b: Seat) => number): Seat[][] {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of order) {
    const last = ranking.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** Was it more than points that kept the first place from the second? */
export const tieBroken = ([first, second]: readonly (readonly Seat[])[], points: readonly number[]): boolean =>
  second !== undefined && points[first[0]] === points[second[0]];

/** Points by seat and source, out of one flat list. */
export const bySeat = (scores: readonly number[], seats: number, sources: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => scores.slice(seat * sources, (seat + 1) * sources));
