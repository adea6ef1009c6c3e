import { isByHex } from '../standing.ts';
import type { Table } from '../table.ts';
import { boardOf } from './board.ts';
import { cellOf } from './cells.ts';
import { isAttack } from './reach.ts';

/** On any hex of the region, the capital where none other is named, but not among enemies (SC-21.39, SC-A-escape-hex). */
export function mayStand(t: Table, lord: string, region: string, at = region): boolean {
  if (!isByHex(t)) return at === region;
  const free = at !== region || t.regions[region].owner === lord;
  return cellOf(at).area === region && free && !isAttack(boardOf(t), lord, at);
}
