import type { FleetView } from '../../rules/view.ts';
import type { Point } from './lattice.ts';
import type { MapDrawing } from './map-drawing.ts';

/** Fleets that share a place lie beside each other. */
const BESIDE = 15;

/** Where each fleet is drawn: on open sea in a berth, moored at the shore of its land or island. */
export function berthsOf(fleets: Readonly<Record<string, FleetView>>, drawing: MapDrawing): ReadonlyMap<string, Point> {
  const seas = new Map(drawing.seas.map(sea => [sea.id as string, sea]));
  const taken = new Map<string, number>();
  const berths = new Map<string, Point>();
  for (const [id, { place, sea }] of Object.entries(fleets)) {
    const key = `${place} ${sea}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    const room = (place === sea && seas.get(sea)?.berths) || drawing.moored(place, sea);
    const [x, y] = room[before % room.length];
    const round = Math.floor(before / room.length);
    berths.set(id, [x + round * BESIDE, y + round * BESIDE * 0.8]);
  }
  return berths;
}
