import { memo, type ReactElement } from 'react';
import type { Content } from '../../../../../engine/contract/content.ts';
import { SILENT } from '../../../../../kit/look/Drawing.tsx';
import { isHexId } from '../../play/words.ts';
import { hexPath, straightPath } from '../lattice.ts';
import { outlineOf } from '../outline.ts';
import { centreOfSpot, hexOfSpot } from './spots.ts';

interface ReachProps {
  readonly content: Content;
  readonly spots: readonly string[];
  /** May be touched now: ember. Else it is only shown what there would be. */
  readonly lit: boolean;
}

/** One outline round all that can be reached, and a wash over it. */
export const Reach = memo(function Reach({ content, spots, lit }: ReachProps): ReactElement {
  const d = straightPath(outlineOf(spots.map(spot => hexOfSpot(content, spot))));
  return (
    <g className="sc-reach" data-lit-look={lit} {...SILENT} pointerEvents="none">
      <path d={d} className="sc-reach-wash" />
      <path d={d} className="sc-reach-case" />
      <path d={d} className="sc-reach-line" />
    </g>
  );
});

interface CostsProps {
  readonly content: Content;
  readonly costs: ReadonlyMap<string, number>;
  /** Somebody stands there, or it lies on the way that is shown. */
  readonly taken: ReadonlySet<string>;
}

/** What it costs to come to each spot. */
export const Costs = memo(function Costs({ content, costs, taken }: CostsProps): ReactElement {
  return (
    <g className="sc-costs" {...SILENT} pointerEvents="none">
      {[...costs].map(([spot, cost]) => {
        const [x, y] = centreOfSpot(content, spot);
        // Below what stands there, and below capitals.
        const below = taken.has(spot) || !isHexId(spot) ? 25 : 16;
        return (
          <text key={spot} x={x} y={y + below}>
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
