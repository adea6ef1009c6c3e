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

/** What others did since the reader's last act: a pennant for each, and the way that they came. Looked at, never touched. */
export function Traces({ traces, drawing: { lands, seas, islands } }: TracesProps): ReactElement {
  const middles = new Map<string, Point>([
    ...lands.map(({ id, capital }) => [id, capital] as const),
    ...seas.map(({ id, name }) => [id, name] as const),
    ...islands.map(({ id, centre }) => [id, centre] as const),
  ]);
  // Above the name of a place.
  const names = new Map<string, Point>([...middles, ...lands.map(({ id, name }) => [id, name] as const)]);
  const at = (place: string): readonly MapTrace[] => traces.filter(trace => trace.at === place);
  return (
    <g className="sc-traces" {...SILENT} pointerEvents="none">
      {traces.map(({ lord, from, at: to }) => {
        const [start, end] = [from === undefined ? undefined : middles.get(from), middles.get(to)];
        if (!start || !end) return null;
        const d = `M${start[0]},${start[1]}L${end[0]},${end[1]}`;
        return (
          <g key={`${lord} ${from} ${to}`} fill="none" strokeLinecap="round">
            <path d={d} stroke="var(--land-halo)" strokeWidth={6} opacity={0.7} />
            <path d={d} stroke={sideOf(lord).dye} strokeWidth={3.2} strokeDasharray="1.5 7" />
          </g>
        );
      })}
      {[...new Set(traces.map(trace => trace.at))].flatMap(place => {
        const [x, y] = names.get(place) ?? [0, 0];
        const here = names.has(place) ? at(place) : [];
        return here.map(({ lord, icon }, i) => {
          const { dye, on, emblem } = sideOf(lord);
          const left = x + (i - here.length / 2) * (WIDE + 2);
          return (
            <g key={`${lord} ${place} ${icon}`} transform={`translate(${left} ${Math.max(1, y - HIGH - 9)})`}>
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
