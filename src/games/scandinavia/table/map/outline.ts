import type { Hex } from '../../content/grids.ts';
import { type Corner, ringOf } from './lattice.ts';

const keyOf = ([x, y]: Corner): string => `${x},${y}`;

/**
 * The outline of a set of hexes: closed rings of corners, those around the set clockwise, those around holes against
 * the clock. Edges between two hexes of the set run both ways and cancel each other; at no corner of three hexes can
 * more than one edge be left that goes on.
 */
export function outlineOf(hexes: readonly Hex[]): readonly (readonly Corner[])[] {
  const edges = new Map<string, readonly [Corner, Corner]>();
  for (const hex of hexes) {
    const ring = ringOf(hex);
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length];
      if (!edges.delete(`${keyOf(to)}>${keyOf(from)}`)) edges.set(`${keyOf(from)}>${keyOf(to)}`, [from, to]);
    });
  }
  const onward = new Map([...edges.values()].map(([from, to]) => [keyOf(from), [from, to] as const]));
  const rings: Corner[][] = [];
  for (const [start] of onward.values()) {
    const ring: Corner[] = [];
    for (let at = keyOf(start); ; ) {
      const edge = onward.get(at);
      if (!edge) break;
      onward.delete(at);
      ring.push(edge[0]);
      at = keyOf(edge[1]);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
