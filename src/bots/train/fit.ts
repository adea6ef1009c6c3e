import type { Example } from './self-play.ts';

/** Chances are never quite nothing: one surprise would outweigh everything else. */
const LEAST = 1e-6;
/** A spread is looked for between these, in steps of golden sections. */
const [NARROW, WIDE] = [1, 400];
const STEPS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Chances of winning by what each seat hopes for; a lead of `spread` makes winning e times as likely. */
export function chancesBy(hopes: readonly number[], spread: number): number[] {
  const most = Math.max(...hopes);
  const odds = hopes.map(hope => Math.exp((hope - most) / spread));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map(one => one / all);
}

/** How surprised one is by who won, on average: by chances that a spread makes of hopes. */
export function logLoss(examples: readonly Example[], spread: number): number {
  let loss = 0;
  for (const { hopes, won } of examples) {
    const chances = chancesBy(hopes, spread);
    for (const [seat, share] of won.entries()) loss -= share * Math.log(Math.max(LEAST, chances[seat]));
  }
  return loss / Math.max(1, examples.length);
}

/** The spread that is surprised least. */
export function bestSpread(examples: readonly Example[]): number {
  let [low, high] = [Math.log(NARROW), Math.log(WIDE)];
  const at = (spread: number) => logLoss(examples, Math.exp(spread));
  for (let i = 0; i < STEPS; i++) {
    const third = (high - low) * GOLDEN;
    if (at(high - third) < at(low + third)) high = low + third;
    else low = high - third;
  }
  return Math.exp((low + high) / 2);
}

export interface Fitted {
  readonly part: number;
  readonly games: number;
  readonly spread: number;
  /** On games that nothing was learned from: by hand, and fitted. */
  readonly before: number;
  readonly after: number;
}

/** Fits a spread for each part of a game on two games of three, and tries it on the third. */
export function fitSpreads(examples: readonly Example[], byHand: readonly number[]): Fitted[] {
  const parts = [...new Set(examples.map(({ part }) => part))].sort((a, b) => a - b);
  return parts.map(part => {
    const all = examples.filter(example => example.part === part);
    const learned = all.filter(({ game }) => game % 3 !== 0);
    const tried = all.filter(({ game }) => game % 3 === 0);
    const spread = Number(bestSpread(learned).toFixed(1));
    const before = logLoss(tried, byHand[part] ?? byHand[byHand.length - 1]);
    const games = new Set(all.map(({ game }) => game)).size;
    return { part, games, spread, before, after: logLoss(tried, spread) };
  });
}

/** Of all chances that were told, tenth by tenth: how many, what was told on average, and what came true. */
export interface Tenth {
  readonly seats: number;
  readonly told: number;
  readonly won: number;
}

export function tenthsOf<E extends Example>(
  examples: readonly E[],
  chancesOf: (example: E) => readonly number[],
): Tenth[] {
  const sums = Array.from({ length: 10 }, () => ({ seats: 0, told: 0, won: 0 }));
  for (const example of examples) {
    for (const [seat, chance] of chancesOf(example).entries()) {
      const tenth = sums[Math.min(9, Math.floor(chance * 10))];
      tenth.seats++;
      tenth.told += chance;
      tenth.won += example.won[seat];
    }
  }
  return sums.map(({ seats, told, won }) => ({
    seats,
    told: told / Math.max(1, seats),
    won: won / Math.max(1, seats),
  }));
}
