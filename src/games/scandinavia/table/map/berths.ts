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
    const open = place === sea ? (seas.get(sea)?.berths ?? []) : [];
    const [x, y] = open.length > 0 ? open[before % open.length] : drawing.moored(place, sea);
    const round = open.length > 0 ? Math.floor(before / open.length) : before;
    berths.set(id, [x + round * BESIDE, y + round * BESIDE * 0.8]);
  }
  return berths;
}
