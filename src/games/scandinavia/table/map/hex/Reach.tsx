import { memo, type ReactElement } from 'react';
import type { Content } from '../../../../../engine/contract/content.ts';
import { SILENT } from '../../../../../kit/look/Drawing.tsx';
import { isHexId } from '../../play/words.ts';
import { hexPath, type Point, straightPath } from '../lattice.ts';
import { outlineOf } from '../outline.ts';
import { isClear, type Named } from './names-off.ts';
import { centreOfSpot, groundAt, hexOfSpot } from './spots.ts';

interface ReachProps {
  readonly content: Content;
  readonly spots: readonly string[];
  /** May be touched now: ember. Else it is only shown what there would be. */
  readonly lit: boolean;
}

/** One outline round all that can be reached, and a wash over it: on water a light of its own, so that it stays water. */
export const Reach = memo(function Reach({ content, spots, lit }: ReachProps): ReactElement {
  const outline = (some: readonly string[]) => straightPath(outlineOf(some.map(spot => hexOfSpot(content, spot))));
  const isSea = (spot: string) => groundAt(content, spot) === 'sea';
  const d = outline(spots);
  return (
    <g className="sc-reach" data-lit-look={lit} {...SILENT} pointerEvents="none">
      <path d={outline(spots.filter(spot => !isSea(spot)))} className="sc-reach-wash" />
      <path d={outline(spots.filter(isSea))} className="sc-reach-wash sc-reach-sea" />
      <path d={d} className="sc-reach-case" />
      <path d={d} className="sc-reach-line" />
    </g>
  );
});

/** Where the number of a hex may stand beside its middle, the best first: where somebody stands, and where nobody does. */
const COVERED: readonly Point[] = [
  [0, 25],
  [0, -16],
];
const BARE: readonly Point[] = [
  [0, 16],
  [11, 13],
  [-11, 13],
  [0, -8],
  [0, 5],
];

interface CostsProps {
  readonly content: Content;
  readonly costs: ReadonlyMap<string, number>;
  /** Somebody stands there, or it lies on the way that is shown. */
  readonly taken: ReadonlySet<string>;
  /** What else is written on the map, and where somebody stands: a number beside them is read, under them it is not. */
  readonly names: readonly Named[];
  readonly standing: readonly Point[];
}

/** What it costs to come to each spot. */
export const Costs = memo(function Costs({ content, costs, taken, names, standing }: CostsProps): ReactElement {
  return (
    <g className="sc-costs" {...SILENT} pointerEvents="none">
      {[...costs].map(([spot, cost]) => {
        const [x, y] = centreOfSpot(content, spot);
        // Below what stands there, and below capitals.
        const covered = taken.has(spot) || !isHexId(spot);
        const lies = covered ? COVERED : BARE;
        const [right, down] =
          lies.find(at => isClear([x + at[0], y + at[1] - 5], names, covered ? [] : standing)) ?? lies[0];
        return (
          <text key={spot} x={x + right} y={y + down}>
            {cost}
          </text>
        );
      })}
    </g>
  );
});

/** Ground that is closed to those in hand. */
export const Closed = memo(function Closed({
  content,
  spots,
  hatch,
}: {
  readonly content: Content;
  readonly spots: readonly string[];
  readonly hatch: string;
}): ReactElement {
  return (
    <path
      d={spots.map(spot => hexPath(hexOfSpot(content, spot))).join('')}
      fill={`url(#${hatch})`}
      className="sc-closed"
      {...SILENT}
      pointerEvents="none"
    />
  );
});

/** A ring above what stands on a hex that may be touched: who can be sent, and whom one can fall upon. */
export const Rings = memo(function Rings({ content, spots }: Omit<ReachProps, 'lit'>): ReactElement {
  const d = spots.map(spot => hexPath(hexOfSpot(content, spot), 0.97)).join('');
  return (
    <g {...SILENT} pointerEvents="none">
      <path d={d} className="sc-reach-case" />
      <path d={d} className="sc-reach-line" />
    </g>
  );
});
