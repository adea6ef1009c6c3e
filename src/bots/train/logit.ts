import { chancesBy } from './fit.ts';
import type { Example } from './self-play.ts';

/** How strongly weights are drawn towards nothing: as much as so many games without a word for any of them. */
const RIDGE = 20;
/** Steps of Newton's; the sum that is climbed has one top, so few are enough. */
const STEPS = 12;
/** Who hardly moves any more has arrived. */
const STILL = 1e-6;

/** An example with what was counted of each seat. */
export type Counted = Example & { readonly features: readonly (readonly number[])[] };

export const isCounted = (example: Example): example is Counted => example.features !== undefined;

const dot = (weights: readonly number[], features: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i];
  return sum;
};

/** Chances of winning by what was counted of each seat. */
export const chancesFrom = (features: readonly (readonly number[])[], weights: readonly number[]): number[] =>
  chancesBy(
    features.map(one => dot(weights, one)),
    1,
  );

/** How far values of each feature usually lie apart. */
function spreadsOf(examples: readonly Counted[]): number[] {
  const width = examples[0].features[0].length;
  return Array.from({ length: width }, (_, i) => {
    let [count, sum, squares] = [0, 0, 0];
    for (const { features } of examples) {
      for (const one of features) {
        count++;
        sum += one[i];
        squares += one[i] ** 2;
      }
    }
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  });
}

/**
 * Weights by which who has won is least surprising: what is counted of a seat, weighed and summed up, makes winning e times
 * as likely for each 1 that it is ahead.
 */
export function fitWeights(examples: readonly Counted[]): number[] {
  const spreads = spreadsOf(examples);
  const width = spreads.length;
  const scaled = examples.map(({ features, won }) => ({
    won,
    features: features.map(one => one.map((value, i) => (spreads[i] > 0 ? value / spreads[i] : 0))),
  }));
  const games = new Set(examples.map(({ game }) => game)).size;
  // Moments of one game are no news of each other: the ridge is counted in games.
  const ridge = (RIDGE * examples.length) / Math.max(1, games);
  const weights = new Array<number>(width).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(weight => -ridge * weight);
    const bend = weights.map((_, i) => weights.map((_other, j) => (i === j ? ridge : 0)));
    for (const { features, won } of scaled) {
      const chances = chancesFrom(features, weights);
      const mean = weights.map((_, i) => chances.reduce((sum, chance, seat) => sum + chance * features[seat][i], 0));
      for (const [seat, chance] of chances.entries()) {
        const off = features[seat].map((value, i) => value - mean[i]);
        for (let i = 0; i < width; i++) {
          slope[i] += (won[seat] - chance) * features[seat][i];
          for (let j = 0; j <= i; j++) bend[i][j] += chance * off[i] * off[j];
        }
      }
    }
    const move = solved(bend, slope);
    for (let i = 0; i < width; i++) weights[i] += move[i];
    if (Math.max(...move.map(Math.abs)) < STILL) break;
  }
  return weights.map((weight, i) => (spreads[i] > 0 ? weight / spreads[i] : 0));
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

/** How surprised one is by who won, on average, by weights. */
export function surprise(examples: readonly Counted[], weights: readonly number[]): number {
  let loss = 0;
  for (const { features, won } of examples) {
    const chances = chancesFrom(features, weights);
    for (const [seat, share] of won.entries()) loss -= share * Math.log(Math.max(1e-6, chances[seat]));
  }
  return loss / Math.max(1, examples.length);
}

export interface Learned {
  readonly part: number;
  readonly weights: readonly number[];
  /** On games that nothing was learned from. */
  readonly loss: number;
}

/** A game of three is kept to try on what was learned from the other two. */
export const unseen = ({ game }: Example): boolean => game % 3 === 0;

/** Learns weights for each part of a game on two games of three, and tries them on the third. */
export function learn(examples: readonly Counted[]): Learned[] {
  const parts = [...new Set(examples.map(({ part }) => part))].sort((a, b) => a - b);
  return parts.map(part => {
    const all = examples.filter(example => example.part === part);
    const weights = fitWeights(all.filter(one => !unseen(one))).map(weight => Number(weight.toPrecision(5)));
    const loss = surprise(all.filter(unseen), weights);
    return { part, weights, loss };
  });
}
