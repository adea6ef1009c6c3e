import type { Seat } from '../../engine/contract/ask.ts';
import type { Heard } from '../../engine/match/match.ts';
import type { Ledger } from '../../kit/table/table-module.ts';
import { type Scribe, textOf } from '../table/saga/lines.ts';

/** What brought somebody points, by where they come from. */
export interface Brought {
  readonly seat: Seat;
  readonly points: number;
  readonly by: readonly { readonly what: string; readonly points: number }[];
}

/** An age or a round that is over, and what it brought to whom: the most first. */
export interface Chapter {
  readonly title: string;
  readonly brought: readonly Brought[];
}

/** The newest part of the game that is over; null before one is, and where it brought nothing. */
export function lastChapter(
  heard: readonly Heard[],
  scribe: Pick<Scribe, 'line' | 'speaker'>,
  seats: number,
  ledger?: Ledger,
): Chapter | null {
  let over: Chapter | null = null;
  let now: { readonly title: string; readonly sums: Map<string, number>[] } | null = null;
  for (const each of heard) {
    const line = scribe.line(each);
    const { chapter, points = ledger?.(each.fact) } = line.look;
    if (chapter !== undefined) {
      over = now && chapterOf(now.title, now.sums);
      now = { title: chapter, sums: Array.from({ length: seats }, () => new Map()) };
    }
    if (!now || !points) continue;
    const what = sourceOf(each, scribe) ?? textOf(line.parts);
    for (const [seat, won] of points) now.sums[seat].set(what, (now.sums[seat].get(what) ?? 0) + won);
  }
  return over && over.brought.length > 0 ? over : null;
}

/** What the score sheet calls it, where it does. */
function sourceOf({ fact }: Heard, { speaker }: Pick<Scribe, 'speaker'>): string | undefined {
  const { source } = fact as { readonly source?: unknown };
  return typeof source === 'string' && speaker.has(`source.${source}`) ? speaker.say(`source.${source}`) : undefined;
}

function chapterOf(title: string, sums: readonly ReadonlyMap<string, number>[]): Chapter {
  const brought = sums.flatMap((of, seat): Brought[] => {
    const by = [...of].filter(([, points]) => points !== 0).map(([what, points]) => ({ what, points }));
    by.sort((a, b) => b.points - a.points);
    return by.length > 0 ? [{ seat, points: by.reduce((sum, { points }) => sum + points, 0), by }] : [];
  });
  return { title, brought: brought.sort((a, b) => b.points - a.points || a.seat - b.seat) };
}
