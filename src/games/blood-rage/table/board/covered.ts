import type { BoardFjord, BoardProvince, BoardStrings } from './Board.tsx';
import type { Point } from './geometry.ts';
import { plateWords } from './Labels.tsx';
import type { BoardLayout } from './layout.ts';
import { nameClearOf, nameReach, plateSize } from './plate.ts';
import { stand } from './standing.ts';
import { centred, type Rect } from './trace-places.ts';

/** What is to be read on the board, however many marks lie on it. */
export interface Covered {
  /** The names of the lands. */
  readonly names: ReadonlyMap<string, Rect>;
  /** Tokens, plates and figures. */
  readonly things: readonly Rect[];
}

export interface Standing {
  readonly provinces: readonly BoardProvince[];
  readonly fjords: readonly BoardFjord[];
  readonly layout: BoardLayout;
  readonly unit: number;
  readonly strings: BoardStrings;
  readonly nameOf: (id: string) => string;
}

/** How much larger a leader, a monster and a ship are than a warrior, with what hangs on them. */
const FULL = 1.15;

export function coveredOn({ provinces, fjords, layout, unit, strings, nameOf }: Standing): Covered {
  const names = new Map<string, Rect>();
  const things: Rect[] = [];
  const spots = (at: readonly Point[], count: number, size: number) => {
    for (const spot of at.slice(0, count)) things.push(centred(spot, size * FULL, size * FULL));
  };
  const write = (id: string, [x, y]: Point, larger = 0) => {
    const size = layout.nameSize + larger;
    const { above, below, half } = nameReach(nameOf(id), { ...layout, nameSize: size }, unit);
    names.set(id, { x: x - half, y: y - above, w: half * 2, h: above + below });
  };
  for (const province of provinces) {
    const { id, figures, doomed, destroyed } = province;
    const place = layout.provinces.get(id);
    if (!place) {
      const { root } = layout;
      const here = stand(id, figures, layout.fold ? 0 : root.arrangements.length).length;
      const arrangement = root.arrangements[Math.min(here, root.arrangements.length) - 1];
      write(id, root.name, 1);
      things.push(centred(root.token, layout.token * 2.6, layout.token * 2.6));
      if (arrangement) spots(arrangement.spots, here, arrangement.size);
      continue;
    }
    if (destroyed) {
      write(id, place.name);
      continue;
    }
    const words = doomed > 0 ? plateWords(doomed, strings, layout.short, unit) : null;
    write(id, words === null ? place.name : nameClearOf(place, nameOf(id), words, layout, unit));
    if (words !== null) {
      const { width, height } = plateSize(words, layout.short);
      things.push(centred(place.doom, width * unit, height * unit));
    }
    things.push(centred(place.token, layout.token * 2, layout.token * 2.3));
    const room = layout.fold ? 0 : place.spots.length;
    spots(place.spots, stand(id, figures, room).length, layout.figure);
  }
  for (const { id, figures } of fjords) {
    const water = layout.fjords.get(id);
    if (!water) continue;
    const ships = stand(id, figures, water.moorings.length).length;
    if (ships === 1) spots([water.solo], 1, water.size);
    else spots(water.moorings, ships, water.smallSize);
  }
  return { names, things };
}
