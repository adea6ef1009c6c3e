/** Where the six of legend are, and whose. */
import { LEGENDS, type LegendId } from '../../content/heroes.ts';
import type { View } from '../../rules/view.ts';

export interface LegendStanding {
  readonly legend: LegendId;
  readonly is: 'away' | 'here' | 'dead';
  /** Whose, and where, while one is in play. */
  readonly side: string | null;
  readonly at: string | null;
}

const DEAD = 2;

export const legendsIn = (view: Pick<View, 'legends' | 'pieces'>): readonly LegendStanding[] =>
  LEGENDS.map(legend => {
    for (const [at, stacks] of Object.entries(view.pieces))
      for (const [side, counts] of Object.entries(stacks))
        if ((counts[legend] ?? 0) > 0) return { legend, is: 'here', side, at };
    return { legend, is: view.legends[legend] === DEAD ? 'dead' : 'away', side: null, at: null };
  });
