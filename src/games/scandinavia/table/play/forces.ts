/** What a lord has in the field. */
import type { View } from '../../rules/view.ts';
import { isUnit } from '../pieces.ts';

export interface Forces {
  readonly units: number;
  readonly heroes: number;
  readonly fleets: number;
  /** Where the lord stands in person; null without a token. */
  readonly token: string | null;
}

const TOKEN = 'token';

export function forcesIn({ pieces, fleets }: Pick<View, 'pieces' | 'fleets'>, lord: string): Forces {
  let [units, heroes] = [0, 0];
  let token: string | null = null;
  for (const [at, stacks] of Object.entries(pieces))
    for (const [piece, count] of Object.entries(stacks[lord] ?? {})) {
      if (piece === TOKEN) token = at;
      else if (isUnit(piece)) units += count;
      else heroes += count;
    }
  return { units, heroes, fleets: Object.values(fleets).filter(fleet => fleet.lord === lord).length, token };
}
