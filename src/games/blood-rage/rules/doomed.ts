import type { FigureNumber, PlaceNumber } from './numbers.ts';

/** So many equal figures of a seat at one place, about to be destroyed. */
export interface DoomedGroup {
  readonly seat: number;
  readonly figure: FigureNumber;
  readonly place: PlaceNumber;
  readonly count: number;
}

/** A state is flat: of each group its seat, figure, place and count, one behind the other. */
const WIDTH = 4;
const COUNT = 3;

export function addDoomed(
  doomed: number[],
  seat: number,
  figure: FigureNumber,
  place: PlaceNumber,
  count: number,
): void {
  doomed.push(seat, figure, place, count);
}

/** Groups of which somebody is still to be destroyed. */
export function doomedGroups(doomed: readonly number[]): DoomedGroup[] {
  const groups: DoomedGroup[] = [];
  for (let at = 0; at < doomed.length; at += WIDTH) {
    const [seat, figure, place, count] = doomed.slice(at, at + WIDTH);
    if (count > 0) groups.push({ seat, figure: figure as FigureNumber, place: place as PlaceNumber, count });
  }
  return groups;
}

/** One figure of a seat is spared, in the first group that has such; returns where it stands. */
export function spareDoomed(doomed: number[], seat: number, figure: FigureNumber): PlaceNumber | undefined {
  for (let at = 0; at < doomed.length; at += WIDTH) {
    if (doomed[at] !== seat || doomed[at + 1] !== figure || doomed[at + COUNT] === 0) continue;
    doomed[at + COUNT]--;
    return doomed[at + 2] as PlaceNumber;
  }
  return undefined;
}
