import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { MAP_HEIGHT, MAP_WIDTH } from './lattice.ts';
import type { MapDrawing } from './map-drawing.ts';

/** Water lines along every coast: their width, and how dark they are. */
const WATER_LINES = [
  [26, 0.3],
  [14, 0.55],
] as const;

export interface GroundDrawing extends Pick<MapDrawing, 'coast' | 'grounds' | 'ink' | 'grid'> {
  readonly seas: readonly { readonly id: string; readonly d: string }[];
  readonly lands: readonly { readonly id: string; readonly d: string }[];
  /** Hexes of the sea, where anybody goes from one to the next. */
  readonly seaGrid?: string;
}

interface GroundProps {
  readonly drawing: GroundDrawing;
  readonly ids: string;
}

/** Sea, land and what grows on it: drawn once, a few paths. */
export const Ground = memo(function Ground({ drawing, ids }: GroundProps): ReactElement {
  const { coast, grounds, ink, grid, seaGrid, seas, lands } = drawing;
  const all = { width: MAP_WIDTH, height: MAP_HEIGHT };
  return (
    <g {...SILENT}>
      <defs>
        <radialGradient id={`${ids}-sea`} cx=".45" cy=".5" r=".8">
          <stop offset="0" stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--sea-2)" />
        </radialGradient>
        <linearGradient id={`${ids}-light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--land-hi)" stopOpacity={0.12} />
          <stop offset="1" stopColor="#000" stopOpacity={0.12} />
        </linearGradient>
        <pattern id={`${ids}-waves`} width={46} height={22} patternUnits="userSpaceOnUse">
          <path d="M3,7q5,-5 10,0t10,0M26,18q5,-5 10,0t10,0" fill="none" stroke="var(--sea-line)" opacity={0.45} />
        </pattern>
      </defs>
      <rect {...all} fill={`url(#${ids}-sea)`} />
      <rect {...all} fill={`url(#${ids}-waves)`} />
      {WATER_LINES.map(([width, opacity]) => (
        <g key={width} fill="none" strokeLinejoin="round">
          <path d={coast} stroke="var(--sea-line)" strokeWidth={width} opacity={opacity} />
          <path d={coast} stroke="var(--sc-shoal)" strokeWidth={width - 2.4} />
        </g>
      ))}
      {seaGrid && <path d={seaGrid} className="sc-grid sc-grid-sea" />}
      <g className="sc-sea-borders">
        {seas.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <path d={coast} transform="translate(0 5)" fill="#000" opacity={0.5} />
      {grounds.map(({ terrain, d }) => (
        <path key={terrain} d={d} className={`sc-ground sc-ground-${terrain}`} />
      ))}
      <path d={coast} fill={`url(#${ids}-light)`} />
      <path d={grid} className={seaGrid ? 'sc-grid sc-grid-played' : 'sc-grid'} />
      <g className="sc-ink">
        <path d={ink.lines} fill="none" />
        <path d={ink.fills} className="sc-ink-fill" />
      </g>
      <g className="sc-borders">
        {lands.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
    </g>
  );
});
