import { memo, type ReactElement } from 'react';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import { CLANS, type ClanName } from '../pieces.ts';
import type { Point } from './geometry.ts';
import type { BoardLayout } from './layout.ts';

/** What a clan did at a place. */
export interface BoardTrace {
  readonly clan: ClanName;
  readonly at: string;
  readonly icon: IconName;
  readonly from?: string | undefined;
}

/** How high a mark is, in pixels. */
const PENNANT = 22;

/** Where the marks of a place begin: beside its name, or in the middle of a fjord's edge. */
function anchor(layout: BoardLayout, place: string, unit: number): Point | null {
  const land = place === 'yggdrasil' ? layout.root : layout.provinces.get(place);
  // Above the name, whose letters never shrink below 13 pixels.
  const letters = Math.max(layout.nameSize, 13 * unit);
  if (land) return [land.name[0], Math.max(PENNANT * unit * 0.6, land.name[1] - letters - PENNANT * unit * 0.42)];
  const box = layout.boxes.get(place);
  return box ? [box.x + box.w / 2, box.y + 14] : null;
}

const middle = (layout: BoardLayout, place: string): Point | null => {
  const box = layout.boxes.get(place);
  return box ? [box.x + box.w / 2, box.y + box.h / 2] : null;
};

/** What others did since the reader's last act: a pennant for each, and the way that they came. Looked at, never touched. */
export const Traces = memo(function Traces({
  traces,
  layout,
  unit,
}: {
  readonly traces: readonly BoardTrace[];
  readonly layout: BoardLayout;
  readonly unit: number;
}): ReactElement {
  const size = PENNANT * unit;
  const seen = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { at } of traces) places.set(at, (places.get(at) ?? 0) + 1);
  return (
    <g className="br-traces" aria-hidden pointerEvents="none">
      {traces.map(({ clan, from, at }) => {
        const [start, end] = [from === undefined ? null : middle(layout, from), middle(layout, at)];
        if (!start || !end) return null;
        const d = `M${start[0]},${start[1]}L${end[0]},${end[1]}`;
        return (
          <g key={`${clan} ${from} ${at}`} fill="none" strokeLinecap="round">
            <path d={d} stroke="var(--land-halo)" strokeWidth={7 * unit} opacity={0.7} />
            <path d={d} stroke={CLANS[clan].dye} strokeWidth={3.6 * unit} strokeDasharray={`${2 * unit} ${8 * unit}`} />
          </g>
        );
      })}
      {traces.map(({ clan, at, icon }) => {
        const corner = anchor(layout, at, unit);
        if (!corner) return null;
        const i = seen.get(at) ?? 0;
        seen.set(at, i + 1);
        const wide = size * 2.1;
        const x = corner[0] + (i - ((places.get(at) ?? 1) - 1) / 2) * (wide + 3 * unit);
        const { dye, on, emblem } = CLANS[clan];
        return (
          <g key={`${clan} ${at} ${icon}`} transform={`translate(${x - wide / 2} ${corner[1] - size / 2})`}>
            <path
              d={`M0,0H${wide}L${wide - 5 * unit},${size / 2}L${wide},${size}H0Z`}
              fill={dye}
              stroke="var(--rim)"
              strokeWidth={1.8 * unit}
              strokeLinejoin="round"
            />
            <Glyph name={emblem} x={size * 0.52} y={size / 2} size={size * 0.72} fill={on} />
            <Glyph name={icon} x={size * 1.3} y={size / 2} size={size * 0.72} fill={on} />
          </g>
        );
      })}
    </g>
  );
});
