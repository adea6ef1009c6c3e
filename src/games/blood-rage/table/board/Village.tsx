import { memo, type ReactElement } from 'react';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import { Glow } from './Glow.tsx';

interface VillageProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly k: number;
  readonly unit: number;
  readonly lit: boolean;
  /** More than one: free villages folded into one. */
  readonly count: number;
}

/** A free village: room for one more figure. */
export const Village = memo(function Village({ x, y, r, k, unit, lit, count }: VillageProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle r={r * 0.86} fill="var(--spot)" />
      <circle cy={1.4} r={r * 0.86} stroke="var(--land-hi)" strokeWidth={1.3} opacity={0.35} />
      <circle r={r * 0.86} stroke="#000" strokeWidth={1.6} opacity={0.6} />
      <Glyph
        name="hut"
        x={0}
        y={-1}
        size={r * 1.02}
        fill={lit ? 'var(--spot-lit)' : 'var(--map-text)'}
        opacity={lit ? 1 : 0.5}
      />
      {lit && (
        <>
          <circle r={r * 0.98} stroke="var(--land-halo)" strokeWidth={4.8 * k + 0.8} />
          <circle r={r * 0.98} stroke="var(--ember)" strokeWidth={2.4 * k + 0.4} strokeDasharray="5.4 2.4" />
          <Glow>
            <circle cx={x} cy={y} r={r * 1.04} stroke="var(--ember)" strokeWidth={6} />
          </Glow>
        </>
      )}
      {count > 1 && (
        <g transform={`translate(${r * 0.74} ${-r * 0.74}) scale(${unit})`}>
          <circle r={8.8} fill="#17110b" stroke={lit ? 'var(--ember)' : '#8a7a5c'} strokeWidth={1.4} />
          <text y={4.5} textAnchor="middle" fontFamily="var(--text)" fontWeight={800} fontSize={13} fill="#ffd39a">
            {count}
          </text>
        </g>
      )}
    </g>
  );
});
