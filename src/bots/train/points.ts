import { bestSpread, chancesBy, logLoss } from './fit.ts';
import type { Example } from './self-play.ts';

/** How strongly weights are drawn towards nothing: as much as so many games without a word for any of them. */
const RIDGE = 100;

/** An example with what was counted of each seat, and the points that each had in the end. */
export type Counted = Example & Required<Pick<Example, 'features' | 'points'>>;

export const isCounted = (example: Example): example is Counted =>
  example.features !== undefined && example.points !== undefined;

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** How far each is from the mean of the table: what all gain alike wins nothing. */
const apart = (list: readonly number[]): number[] => {
  const mean = meanOf(list);
  return list.map(one => one - mean);
};

/** What a seat hopes for by weights, beside what is hoped for it by hand. */
export function hopesBy({ hopes, features }: Counted, weights: readonly number[]): number[] {
  return hopes.map((hope, seat) => {
    let sum = hope;
    for (let i = 0; i < weights.length; i++) sum += weights[i] * features[seat][i];
    return sum;
  });
}

/** What was counted of the seats of a table, each thing as it lies apart from the mean of all. */
function columnsOf({ features }: Counted): number[][] {
  const width = features[0].length;
  const rows = features.map(() => new Array<number>(width).fill(0));
  for (let i = 0; i < width; i++) {
    apart(features.map(one => one[i])).forEach((value, seat) => {
      rows[seat][i] = value;
    });
  }
  return rows;
}

/** Weights by which what is hoped for comes nearest to the points that there were in the end (least squares, with a ridge). */
export function fitWeights(examples: readonly Counted[]): number[] {
  const width = examples[0].features[0].length;
  const bend = Array.from({ length: width }, () => new Float64Array(width));
  const slope = new Float64Array(width);
  for (const example of examples) {
    const hopes = apart(example.hopes);
    const missed = apart(example.points).map((points, seat) => points - hopes[seat]);
    columnsOf(example).forEach((row, seat) => {
      for (let i = 0; i < width; i++) {
        if (row[i] === 0) continue;
        slope[i] += row[i] * missed[seat];
        const line = bend[i];
        for (let j = 0; j <= i; j++) line[j] += row[i] * row[j];
      }
    });
  }
  // Moments of one game are no news of each other: the ridge is counted in games. What never differs weighs nothing.
  const ridge = RIDGE / new Set(examples.map(({ game }) => game)).size;
  const lower = bend.map((line, i) => Array.from(line, (value, j) => (i === j ? value * (1 + ridge) || 1 : value)));
  return solved(lower, Array.from(slope));
}

/** Solves a symmetric, positive system, of which the lower half is given (Cholesky). */
export function solved(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const width = right.length;
  const root = lower.map(row => row.slice());
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i][j];
      for (let k = 0; k < j; k++) sum -= root[i][k] * root[j][k];
      root[i][j] = i === j ? Math.sqrt(sum) : sum / root[j][j];
    }
  }
  const half = right.slice();
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) half[i] -= root[i][k] * half[k];
    half[i] /= root[i][i];
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) half[i] -= root[k][i] * half[k];
    half[i] /= root[i][i];
  }
  return half;
}

/** How much of what set seats apart in the end is told beforehand: 1 is all of it. */
function explained(examples: readonly Counted[], hopesOf: (one: Counted) => readonly number[]): number {
  let [missed, all] = [0, 0];
  for (const example of examples) {
    const hopes = apart(hopesOf(example));
    apart(example.points).forEach((points, seat) => {
      missed += (points - hopes[seat]) ** 2;
      all += points ** 2;
    });
  }
  return all > 0 ? 1 - missed / all : 0;
}

export interface Learned {
  readonly part: number;
  readonly weights: readonly number[];
  /** So many points of a lead in what is hoped for by them make winning e times as likely. */
  readonly spread: number;
  // On games that nothing was learned from.
  readonly loss: number;
  readonly explained: { readonly byHand: number; readonly learned: number };
}

/** A game of three is kept to try on what was learned from the other two. */
export const unseen = ({ game }: Example): boolean => game % 3 === 0;

/** The same examples, with what is hoped for by weights. */
const rehoped = (examples: readonly Counted[], weights: readonly number[]): Counted[] =>
  examples.map(one => ({ ...one, hopes: hopesBy(one, weights) }));

/** Chances of winning by what was learned for the part that an example is of. */
export function chancesFrom(learned: readonly Learned[], example: Counted): number[] {
  const own = learned.find(({ part }) => part === example.part);
  return own ? chancesBy(hopesBy(example, own.weights), own.spread) : example.hopes.map(() => 1 / example.hopes.length);
}

/** Learns weights for each part of a game on two games of three, and tries them on the third. */
export function learn(examples: readonly Counted[]): Learned[] {
  const parts = [...new Set(examples.map(({ part }) => part))].sort((a, b) => a - b);
  return parts.map(part => {
    const all = examples.filter(example => example.part === part);
    const [tried, seen] = [all.filter(unseen), all.filter(one => !unseen(one))];
    const weights = fitWeights(seen).map(weight => Number(weight.toPrecision(3)));
    const spread = Number(bestSpread(rehoped(seen, weights)).toFixed(1));
    return {
      part,
      weights,
      spread,
      loss: logLoss(rehoped(tried, weights), spread),
      explained: {
        byHand: explained(tried, one => one.hopes),
        learned: explained(tried, one => hopesBy(one, weights)),
      },
    };
  });
}
