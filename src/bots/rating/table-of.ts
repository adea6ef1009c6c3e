import type { Played } from '../contest.ts';
import { bootstrapped, type Interval, quantile } from './bootstrap.ts';
import { type Ranking, ratings } from './plackett-luce.ts';

/** How one level fared. */
export interface Row {
  readonly level: string;
  readonly rating: number;
  readonly interval: Interval;
  /** Seats it had, and the games it won in them; a shared win is split. */
  readonly seats: number;
  readonly wins: number;
  /** Of the games in which it sat with others, the share that its seats won together, and where 95 of 100 such series lie. */
  readonly share: number;
  readonly shareInterval: Interval;
  /** Null where there are no points. */
  readonly points: number | null;
  readonly ms: { readonly p50: number; readonly p95: number; readonly max: number };
  /** By the other level: how often a seat of this one came in before a seat of that one; level counts half. */
  readonly ahead: Readonly<Record<string, number>>;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const rounded = ({ from, to }: Interval, digits: number): Interval => ({
  from: round(from, digits),
  to: round(to, digits),
});
const NOWHERE: Interval = { from: Number.NaN, to: Number.NaN };

const named = ({ seats, ranking }: Played): Ranking => ranking.map(place => place.map(seat => seats[seat]));

const winsOf = ({ seats, ranking: [first] }: Played, level: string): number =>
  first.filter(seat => seats[seat] === level).length / first.length;

function sharesOf(games: readonly Played[], levels: readonly string[]): Map<string, number> {
  return new Map(
    levels.map(level => {
      const there = games.filter(({ seats }) => seats.includes(level) && seats.some(other => other !== level));
      return [level, there.reduce((sum, game) => sum + winsOf(game, level), 0) / Math.max(1, there.length)];
    }),
  );
}

/** Games of one deal belong together. */
export function byDeal(games: readonly Played[]): Played[][] {
  const deals = new Map<string, Played[]>();
  for (const game of games) {
    const key = JSON.stringify([game.lineup, game.deal]);
    deals.set(key, [...(deals.get(key) ?? []), game]);
  }
  return [...deals.values()];
}

function aheadOf(games: readonly Played[], level: string, other: string): number {
  let [ahead, met] = [0, 0];
  for (const { seats, ranking } of games) {
    const placeOf = (seat: number): number => ranking.findIndex(place => place.includes(seat));
    seats.forEach((one, i) => {
      if (one !== level) return;
      seats.forEach((two, j) => {
        if (two !== other) return;
        met++;
        ahead += placeOf(i) < placeOf(j) ? 1 : placeOf(i) === placeOf(j) ? 0.5 : 0;
      });
    });
  }
  return met === 0 ? Number.NaN : ahead / met;
}

/** All levels of a contest, the strongest first; `anchor` is rated 1500. */
export function tableOf(games: readonly Played[], anchor: string): Row[] {
  const levels = [...new Set(games.flatMap(({ seats }) => seats))];
  const deals = byDeal(games);
  const rate = (drawn: readonly Played[]) => ratings(drawn.map(named), anchor);
  const rating = rate(games);
  const spread = bootstrapped(deals, rate);
  const shares = sharesOf(games, levels);
  const shareSpread = bootstrapped(deals, drawn => sharesOf(drawn, levels));
  const rows = levels.map((level): Row => {
    const own = games.flatMap(game => game.seats.flatMap((name, seat) => (name === level ? [{ game, seat }] : [])));
    const points = own.flatMap(({ game: { totals }, seat }) => (totals ? [totals[seat]] : []));
    const ms = games.flatMap(game => game.ms[level] ?? []);
    const others = levels.filter(other => other !== level);
    return {
      level,
      rating: Math.round(rating.get(level) ?? Number.NaN),
      interval: rounded(spread.get(level) ?? NOWHERE, 0),
      seats: own.length,
      wins: round(
        games.reduce((sum, game) => sum + winsOf(game, level), 0),
        2,
      ),
      share: round(shares.get(level) ?? 0, 4),
      shareInterval: rounded(shareSpread.get(level) ?? NOWHERE, 4),
      points: points.length > 0 ? round(points.reduce((sum, one) => sum + one, 0) / points.length, 1) : null,
      ms: {
        p50: round(quantile(ms, 0.5), 2),
        p95: round(quantile(ms, 0.95), 2),
        max: round(quantile(ms, 1), 2),
      },
      ahead: Object.fromEntries(
        others.flatMap(other => {
          const share = aheadOf(games, level, other);
          return Number.isNaN(share) ? [] : [[other, round(share, 4)]];
        }),
      ),
    };
  });
  return rows.sort((a, b) => b.rating - a.rating);
}
