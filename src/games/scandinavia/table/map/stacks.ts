/** Who stands in a place, as many medallions as there is room for. */

import { LEGEND } from '../../content/heroes.ts';
import { TOKEN } from '../../content/tokens.ts';
import type { Stacks } from '../../rules/view.ts';
import { isUnit } from '../pieces.ts';

export interface Stack {
  readonly side: string;
  /** What is drawn on it: the kind that it has most of. */
  readonly piece: string;
  /** All units in it. */
  readonly units: number;
  /** Heroes and the lord himself beside them. */
  readonly heads: number;
  /** What the best of those heads adds to the die; 0 without any. */
  readonly bonus: number;
}

/** What a head adds to the die of its side: heroes bear it in their names. */
function bonusOf(piece: string, side: string): number {
  if (isUnit(piece)) return 0;
  const legend = LEGEND.find(({ id }) => id === piece);
  const token = piece === 'token' ? TOKEN.find(({ lord }) => lord === side) : undefined;
  return (legend ?? token)?.bonus ?? (Number(piece.slice('hero-'.length)) || 0);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** All of a side in one stack. */
export function folded(side: string, counts: Readonly<Record<string, number>>): Stack {
  const pieces = Object.entries(counts);
  const units = pieces.filter(([piece]) => isUnit(piece));
  const [most] = [...(units.length > 0 ? units : pieces)].sort(([, a], [, b]) => b - a);
  const heads = pieces.filter(([piece]) => !isUnit(piece));
  return {
    side,
    piece: most?.[0] ?? 'token',
    units: sum(units.map(([, count]) => count)),
    heads: sum(heads.map(([, count]) => count)),
    bonus: Math.max(0, ...heads.map(([head]) => bonusOf(head, side))),
  };
}

/** A stack for each kind where there is room for all; else one for each side, those of most pieces first. */
export function stacksOf(at: Stacks | undefined, room: number): readonly Stack[] {
  const sides = Object.entries(at ?? {});
  const kinds = sides.flatMap(([side, counts]) =>
    Object.entries(counts).map(
      ([piece, count]): Stack => ({
        side,
        piece,
        units: isUnit(piece) ? count : 0,
        heads: isUnit(piece) ? 0 : count,
        bonus: bonusOf(piece, side),
      }),
    ),
  );
  if (kinds.length <= room) return kinds;
  const all = sides.map(([side, counts]) => folded(side, counts));
  return all.sort((a, b) => b.units + b.heads - a.units - a.heads);
}
