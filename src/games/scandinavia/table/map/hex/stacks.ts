/** Who stands where, as medallions: by hex, or from afar by land and sea. */
import { TROOP } from '../../../content/troops.ts';
import { KIND_IDS, KIND_TROOP } from '../../../rules/numbers.ts';
import type { Stacks, View } from '../../../rules/view.ts';
import { folded, type Stack } from '../stacks.ts';
import { areaOfSpot, isDeck } from './spots.ts';

export interface HexStack extends Stack {
  /** The spot it is drawn on. */
  readonly at: string;
  /** What its units are worth where nothing else counts. */
  readonly strength: number;
  /** Other sides on the same spot before it, and how many there are with it. */
  readonly behind: number;
  readonly sides: number;
}

const worthOf = (piece: string): number => {
  const kind = KIND_IDS.indexOf(piece);
  return kind < 0 ? 0 : TROOP[KIND_TROOP[kind]].values.value;
};

export const strengthOf = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((sum, [piece, count]) => sum + worthOf(piece) * count, 0);

function stacksAt(at: string, sides: Stacks): readonly HexStack[] {
  return Object.entries(sides).map(([side, counts], behind) => ({
    ...folded(side, counts),
    at,
    strength: strengthOf(counts),
    behind,
    sides: Object.keys(sides).length,
  }));
}

/** One for each side on each hex; who is aboard is shown with the fleet. */
export const stacksByHex = ({ pieces }: Pick<View, 'pieces'>): readonly HexStack[] =>
  Object.entries(pieces).flatMap(([spot, sides]) => (isDeck(spot) ? [] : stacksAt(spot, sides)));

/** One for each side in each land, island or sea, where the most of them stand. */
export function stacksByArea({ pieces, content }: Pick<View, 'pieces' | 'content'>): readonly HexStack[] {
  const areas = new Map<string, { at: string; most: number; counts: Record<string, number>; side: string }>();
  for (const [spot, sides] of Object.entries(pieces)) {
    if (isDeck(spot)) continue;
    for (const [side, counts] of Object.entries(sides)) {
      const key = `${areaOfSpot(content, spot)} ${side}`;
      const known = areas.get(key) ?? { at: spot, most: 0, counts: {}, side };
      areas.set(key, known);
      let here = 0;
      for (const [piece, count] of Object.entries(counts)) {
        known.counts[piece] = (known.counts[piece] ?? 0) + count;
        here += count;
      }
      if (here > known.most) [known.at, known.most] = [spot, here];
    }
  }
  const all = [...areas.values()];
  return all.map(({ at, side, counts }, i) => {
    const here = all.filter(other => other.at === at);
    return {
      ...folded(side, counts),
      at,
      strength: strengthOf(counts),
      behind: here.indexOf(all[i]),
      sides: here.length,
    };
  });
}
