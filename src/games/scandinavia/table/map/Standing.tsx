import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import { Badge, MedallionArt, MedallionRing } from '../../../../kit/look/Medallion.tsx';
import type { BuildingId } from '../../content/buildings.ts';
import { BUILDING_ICONS, pieceIcon, sideOf } from '../pieces.ts';
import type { Point } from './lattice.ts';
import type { Stack } from './stacks.ts';

const SCALE = 36 / 64;

/** A medallion in the map, centred on a point. */
const centred = ([x, y]: Point, scale: number): string => `translate(${x} ${y}) scale(${scale}) translate(-32 -32)`;

/** A stack: its kind, how many there are, a crown where heroes or a lord go with them, and what the best of those adds to the die. */
export const StackArt = memo(function StackArt({
  at,
  stack,
}: {
  readonly at: Point;
  readonly stack: Stack;
}): ReactElement {
  const { side, piece, units, heads, bonus } = stack;
  const count = units === 0 ? heads : units;
  return (
    <g transform={centred(at, SCALE)} {...SILENT} pointerEvents="none">
      <MedallionArt kind={heads > 0 ? 'leader' : 'warrior'} side={sideOf(side)} icon={pieceIcon(piece, side)} />
      {(units > 0 || heads > 1) && <Badge x={55} y={8} value={count} tone="count" unit={1 / SCALE / 1.15} />}
      {bonus > 0 && <Badge x={9} y={8} value={`+${bonus}`} tone="strength" unit={1 / SCALE / 1.25} />}
    </g>
  );
});

const PLATE = 19;
const GAP = 20;
/** So many plates stand side by side; more go into a second row. */
const ROW = 4;

/** What is built on a land. */
export const Buildings = memo(function Buildings(props: {
  readonly at: Point;
  /** Where those stand that find no room in the first row. */
  readonly second: number;
  readonly buildings: readonly string[];
}): ReactElement {
  const { at, second, buildings } = props;
  const [x, y] = at;
  return (
    <g {...SILENT} pointerEvents="none">
      {buildings.map((building, i) => {
        const row = Math.floor(i / ROW);
        const inRow = Math.min(ROW, buildings.length - row * ROW);
        const px = x + ((i % ROW) - (inRow - 1) / 2) * GAP;
        const py = row === 0 ? y : second;
        return (
          <g key={building}>
            <rect className="sc-plate" x={px - PLATE / 2} y={py - PLATE / 2} width={PLATE} height={PLATE} />
            <Glyph name={BUILDING_ICONS[building as BuildingId]} x={px} y={py} size={15} fill="#24190f" />
          </g>
        );
      })}
    </g>
  );
});

interface FleetArtProps {
  readonly at: Point;
  readonly lord: string;
  /** Units aboard; heroes take no place, but are counted here. */
  readonly aboard: number;
  readonly scale: number;
  readonly lit: boolean;
  readonly taken: boolean;
}

/** A fleet of drakkars with its cargo. */
export const FleetArt = memo(function FleetArt({ at, lord, aboard, scale, lit, taken }: FleetArtProps): ReactElement {
  return (
    <g transform={centred(at, scale)} {...SILENT}>
      <MedallionRing kind="ship" lit={lit} selected={taken} />
      <MedallionArt kind="ship" side={sideOf(lord)} />
      {aboard > 0 && <Badge x={62} y={8} value={aboard} tone="count" unit={0.9 / scale} />}
    </g>
  );
});
