import type { ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import { sideOf } from '../pieces.ts';
import type { MapTrace } from '../play/traces.ts';
import type { Point } from './lattice.ts';
import type { MapDrawing } from './map-drawing.ts';

const WIDE = 38;
const HIGH = 19;

interface TracesProps {
  readonly traces: readonly MapTrace[];
  readonly drawing: MapDrawing;
}

/** What others did since the reader's last act, on lands and seas. */
export function Traces({ traces, drawing: { lands, seas, islands } }: TracesProps): ReactElement {
  const middles = new Map<string, Point>([
    ...lands.map(({ id, capital }) => [id, capital] as const),
    ...seas.map(({ id, name }) => [id, name] as const),
    ...islands.map(({ id, centre }) => [id, centre] as const),
  ]);
  // Above the name of a place.
  const names = new Map<string, Point>([...middles, ...lands.map(({ id, name }) => [id, name] as const)]);
  return <TraceMarks traces={traces} middle={place => middles.get(place)} foot={place => names.get(place)} />;
}

interface TraceMarksProps {
  readonly traces: readonly MapTrace[];
  /** Where something was done, and what its pennant stands above; nothing for what is not on the map. */
  readonly middle: (place: string) => Point | undefined;
  readonly foot: (place: string) => Point | undefined;
  readonly scale?: number;
}

/** A pennant for each, and the way that they came. Looked at, never touched. */
export function TraceMarks({ traces, middle, foot, scale = 1 }: TraceMarksProps): ReactElement {
  return (
    <g className="sc-traces" {...SILENT} pointerEvents="none">
      {traces.map(({ lord, from, at: to }) => {
        const [start, end] = [from === undefined ? undefined : middle(from), middle(to)];
        if (!start || !end) return null;
        const d = `M${start[0]},${start[1]}L${end[0]},${end[1]}`;
        return (
          <g key={`${lord} ${from} ${to}`} fill="none" strokeLinecap="round">
            <path d={d} stroke="var(--land-halo)" strokeWidth={6 * scale} opacity={0.7} />
            <path d={d} stroke={sideOf(lord).dye} strokeWidth={3.2 * scale} strokeDasharray="1.5 7" />
          </g>
        );
      })}
      {[...new Set(traces.map(trace => trace.at))].flatMap(place => {
        const above = foot(place);
        if (!above) return [];
        const [x, y] = above;
        const here = traces.filter(trace => trace.at === place);
        return here.map(({ lord, icon }, i) => {
          const { dye, on, emblem } = sideOf(lord);
          const left = x + (i - here.length / 2) * (WIDE + 2) * scale;
          const top = Math.max(1, y - (HIGH + 9) * scale);
          return (
            <g key={`${lord} ${place} ${icon}`} transform={`translate(${left} ${top}) scale(${scale})`}>
              <path
                d={`M0,0H${WIDE}l-4,${HIGH / 2}l4,${HIGH / 2}H0Z`}
                fill={dye}
                stroke="var(--rim)"
                strokeWidth={1.5}
              />
              <Glyph name={emblem} x={10} y={HIGH / 2} size={14} fill={on} />
              <Glyph name={icon} x={25} y={HIGH / 2} size={14} fill={on} />
            </g>
          );
        });
      })}
    </g>
  );
}
