import { around } from './board.ts';
import { sortedPieces } from './printed.ts';
import { areaOf, isByHex } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** Own regions that are nearest to a place, over land and sea. */
export function nearestOwn(t: Table, lord: string, from: string): string[] {
  const own = new Set(t.regionsOf(lord));
  let edge = [areaOf(t, from)];
  if (own.has(edge[0])) return edge;
  const seen = new Set(edge);
  while (edge.length > 0) {
    const next = new Set(edge.flatMap(place => around(place)).filter(place => !seen.has(place)));
    const found = [...next].filter(place => own.has(place));
    if (found.length > 0) return found;
    for (const place of next) seen.add(place);
    edge = [...next];
  }
  return [];
}

/** Heroes left alone return to the nearest own region, and their fleets to the sea (SC-A-heroes-alone). */
export function goHome(t: Table, ear: Ear, lord: string, from: string): void {
  const pieces = sortedPieces(t.stack(from, lord));
  const homes = nearestOwn(t, lord, from);
  if (pieces.length > 0 && homes.length > 0) {
    const to = ear.seen('marched')?.to ?? '';
    t.demand('SC-A-heroes-alone', homes.includes(to), `${lord} goes home to ${homes}`);
    for (const [piece, count] of pieces)
      ear.expect('SC-A-heroes-alone', { kind: 'marched', lord, from, to, piece, count });
  }
  // By hex they lie on any coast.
  for (const fleet of isByHex(t) ? [] : t.fleetsAt(from, lord))
    ear.expect('SC-A-heroes-alone', { kind: 'sailed', lord, fleet, to: t.fleets.get(fleet)?.sea ?? '' });
}
