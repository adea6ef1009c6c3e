import { memo, type ReactElement, useId } from 'react';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import { CLANS, type ClanName } from '../pieces.ts';
import { coveredOn, type Standing } from './covered.ts';
import type { Point } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import { centred, clearPlace, type Rect } from './trace-places.ts';

/** What a clan did at a place. */
export interface BoardTrace {
  readonly clan: ClanName;
  readonly at: string;
  readonly icon: IconName;
  readonly from?: string | undefined;
}

/** How high a mark is, in pixels, and how far from the letters it lies beside. */
const PENNANT = 22;
const GAP = 3;

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** What the marks of a place lie beside: its name, or the ship in a fjord. */
function besideWhat(layout: BoardLayout, place: string, names: ReadonlyMap<string, Rect>): Rect | null {
  const water = layout.fjords.get(place);
  return names.get(place) ?? (water ? centred(water.solo, water.size * 1.2, water.size * 0.9) : null);
}

const middle = (layout: BoardLayout, place: string): Point | null => {
  const box = layout.boxes.get(place);
  return box ? [box.x + box.w / 2, box.y + box.h / 2] : null;
};

/** What others did since the reader's last act: a pennant for each, and the way that they came. Looked at, never touched. */
export const Traces = memo(function Traces({
  traces,
  ...standing
}: Standing & { readonly traces: readonly BoardTrace[] }): ReactElement {
  const { layout, unit } = standing;
  const size = PENNANT * unit;
  // Where there is little room the colour alone says whose it is.
  const wide = layout.fold ? size * 1.25 : size * 2.1;
  const step = wide + 3 * unit;
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { at } of traces) counts.set(at, (counts.get(at) ?? 0) + 1);
  const ways = useId();
  const { names, things } = coveredOn(standing);
  const taken = [...names.values(), ...things];
  const rows = new Map<string, Point>();
  for (const [at, count] of counts) {
    const around = besideWhat(layout, at, names);
    if (!around) continue;
    const width = count * step - 3 * unit;
    const board = { x: 0, y: 0, w: layout.form.w, h: layout.form.h };
    const home = names.has(at) ? layout.boxes.get(at) : undefined;
    const row = clearPlace(grown(around, GAP * unit), width, size, taken, board, home);
    taken.push(centred(row, width, size));
    rows.set(at, row);
  }
  return (
    <g className="br-traces" aria-hidden pointerEvents="none">
      {/* A way goes below whatever is to be read. */}
      <mask id={ways} maskUnits="userSpaceOnUse" x={0} y={0} width={layout.form.w} height={layout.form.h}>
        <rect width={layout.form.w} height={layout.form.h} fill="#fff" />
        {[...names.values(), ...things].map(({ x, y, w, h }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} fill="#000" />
        ))}
      </mask>
      <g mask={`url(#${ways})`}>
        {traces.map(({ clan, from, at }) => {
          const [start, end] = [from === undefined ? null : middle(layout, from), middle(layout, at)];
          if (!start || !end) return null;
          const d = `M${start[0]},${start[1]}L${end[0]},${end[1]}`;
          return (
            <g key={`${clan} ${from} ${at}`} fill="none" strokeLinecap="round">
              <path d={d} stroke="var(--land-halo)" strokeWidth={7 * unit} opacity={0.7} />
              <path
                d={d}
                stroke={CLANS[clan].dye}
                strokeWidth={3.6 * unit}
                strokeDasharray={`${2 * unit} ${8 * unit}`}
              />
            </g>
          );
        })}
      </g>
      {traces.map(({ clan, at, icon }) => {
        const row = rows.get(at);
        if (!row) return null;
        const i = seen.get(at) ?? 0;
        seen.set(at, i + 1);
        const x = row[0] + (i - ((counts.get(at) ?? 1) - 1) / 2) * step;
        const { dye, on, emblem } = CLANS[clan];
        return (
          <g key={`${clan} ${at} ${icon}`} transform={`translate(${x - wide / 2} ${row[1] - size / 2})`}>
            <path
              d={`M0,0H${wide}L${wide - 5 * unit},${size / 2}L${wide},${size}H0Z`}
              fill={dye}
              stroke="var(--rim)"
              strokeWidth={1.8 * unit}
              strokeLinejoin="round"
            />
            {!layout.fold && <Glyph name={emblem} x={size * 0.52} y={size / 2} size={size * 0.72} fill={on} />}
            <Glyph name={icon} x={layout.fold ? size * 0.52 : size * 1.3} y={size / 2} size={size * 0.72} fill={on} />
          </g>
        );
      })}
    </g>
  );
});
